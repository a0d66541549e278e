import '#src/ui/styles/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FatalBoundary } from './FatalBoundary.tsx';
import { LazyOverlays } from './overlays/LazyOverlays.tsx';

/** Renders the area, or another page, in place of the static loader. */
export function mount(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  createRoot(root).render(
    <StrictMode>
      <FatalBoundary>
        {content}
        <LazyOverlays />
      </FatalBoundary>
    </StrictMode>,
  );
}
