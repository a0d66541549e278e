import { Component, type ReactNode } from 'react';
import { report } from './report.ts';
import { Works } from '../screens/Works.tsx';

/** «Technical works» in place of an app that cannot render at all, with a way to try again (R2.41). */
export class FatalBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error);
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? <Works onRetry={this.retry} /> : this.props.children;
  }
}
