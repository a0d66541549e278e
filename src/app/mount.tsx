import '#src/ui/styles/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { FatalBoundary } from './FatalBoundary.tsx';
import { LateOverlays } from './overlays/LateOverlays.tsx';

/** Puts the app into the page, in place of the static loader. */
export function mount(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  createRoot(root).render(
    <StrictMode>
      <FatalBoundary>
        <App />
        <LateOverlays />
      </FatalBoundary>
    </StrictMode>,
  );
}
