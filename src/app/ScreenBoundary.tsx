import { Component, type ReactNode } from 'react';
import { GeneralError } from './screens/GeneralError.tsx';

/** Shows the general error text in place of a screen that failed, until the next navigation (R4.6). */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <GeneralError /> : this.props.children;
  }
}
