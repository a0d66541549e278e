import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import { errorIdOf } from '#src/domain/error-id.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { openDialog, showFailure } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { GeneralError } from '../screens/GeneralError.tsx';
import { NotOnDevice } from '../screens/NotOnDevice.tsx';
import { isChunkError } from './chunk-error.ts';
import { report } from './report.ts';

/** Replaces a screen whose file could not be loaded; a missing network may not have shown yet. */
function LostFile() {
  // Kept when the network is back: NotOnDevice then offers to open the screen again.
  const [isOffline] = useState(() => !network.reachable || !navigator.onLine);
  return isOffline ? <NotOnDevice /> : <GeneralError errorId={null} />;
}

interface FailedProps {
  error: unknown;
  /** The screen is the profile itself, so there is nowhere else to go. */
  isProfile: boolean;
}

function Failed({ error, isProfile }: FailedProps) {
  if (isChunkError(error)) return <LostFile />;
  if (!isProfile) return <Navigate to={hrefs.profile()} replace />;
  return <GeneralError errorId={errorIdOf(error)} />;
}

function reportFailure({ error, isProfile }: FailedProps): void {
  if (!isChunkError(error)) {
    report(error);
    if (!isProfile) showFailure(errorIdOf(error));
  } else if (network.reachable && navigator.onLine) {
    openDialog('outdated');
  }
}

/**
 * Replaces a screen that fails (R4.6): the member goes to the profile, where a dialog names the error by its
 * id, after the outcome of a purchase that was open.
 * If the profile itself fails, or a file of the app cannot be loaded, the general error text replaces
 * the screen until the next navigation. When a file cannot be loaded online, a dialog offers a reload
 * (R8.4).
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isProfile = pathname === hrefs.profile();
  return (
    <ErrorBoundary
      onError={(error) => reportFailure({ error, isProfile })}
      fallbackRender={({ error }) => <Failed {...{ error, isProfile }} />}
    >
      {children}
    </ErrorBoundary>
  );
}
