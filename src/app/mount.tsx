import '#src/ui/styles/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FatalBoundary } from './FatalBoundary.tsx';
import { LateOverlays } from './overlays/LateOverlays.tsx';

/** Puts the area, or a page in its place, where the static loader is. */
export function mount(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  createRoot(root).render(
    <StrictMode>
      <FatalBoundary>
        {content}
        <LateOverlays />
      </FatalBoundary>
    </StrictMode>,
  );
}
