import { Component, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { errorIdOf } from '#src/domain/error-id.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { openDialog, showFailure } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { isChunkError } from './chunk-error.ts';
import { report } from './report.ts';
import { GeneralError } from '../screens/GeneralError.tsx';
import { NotOnDevice } from '../screens/NotOnDevice.tsx';

interface BoundaryProps {
  /** The screen is the profile itself, so there is nowhere else to go. */
  isProfile: boolean;
  children: ReactNode;
}

interface BoundaryState {
  outcome: 'fine' | 'left' | 'broken';
  /** Null for a file of the app that could not be loaded. */
  errorId: string | null;
}

/** In place of a screen whose file did not come: no request may have shown yet that there is no network. */
function LostFile() {
  // With the network it stays, and offers to open the screen again.
  const [isOffline] = useState(() => !network.reachable || !navigator.onLine);
  return isOffline ? <NotOnDevice /> : <GeneralError errorId={null} />;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { outcome: 'fine', errorId: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    if (isChunkError(error)) return { outcome: 'broken', errorId: null };
    return { outcome: 'left', errorId: errorIdOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) {
      report(error);
      if (!this.props.isProfile) showFailure(errorIdOf(error));
    } else if (network.reachable && navigator.onLine) {
      openDialog('outdated');
    }
  }

  override render(): ReactNode {
    const { outcome, errorId } = this.state;
    if (outcome === 'fine') return this.props.children;
    if (outcome === 'left' && !this.props.isProfile)
      return <Navigate to={hrefs.profile()} replace />;
    return errorId === null ? <LostFile /> : <GeneralError errorId={errorId} />;
  }
}

/**
 * Replaces a screen that fails (R4.6): the member goes to the profile, where a dialog names the error by its id, after the outcome
 * of a purchase that was open.
 * If the profile itself fails, or a file of the app cannot be loaded, the general error text replaces
 * the screen until the next navigation. When a file cannot be loaded online, a dialog offers a reload
 * (R8.4).
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary isProfile={pathname === hrefs.profile()}>{children}</Boundary>;
}
