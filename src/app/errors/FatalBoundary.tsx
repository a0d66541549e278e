import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Works } from '../screens/Works.tsx';
import { report } from './report.ts';

/** «Technical works» in place of an app that cannot render at all, with a way to try again (R2.41). */
export function FatalBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={report}
      fallbackRender={({ resetErrorBoundary }) => <Works onRetry={resetErrorBoundary} />}
    >
      {children}
    </ErrorBoundary>
  );
}
