import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { reportDrawn } from '#src/sync/content-shown.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { FatalBoundary } from './FatalBoundary.tsx';
import { LazyOverlays } from './overlays/LazyOverlays.tsx';

/** Stands after everything else, so that its effect runs when the reads of all screens have begun. */
function Drawn() {
  useEffect(reportDrawn, []);
  return null;
}

/** Renders the area, or another page, in place of the static loader. */
export function mount(content: Elements): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  createRoot(root).render(
    <StrictMode>
      <FatalBoundary>
        {content}
        <LazyOverlays />
        <Drawn />
      </FatalBoundary>
    </StrictMode>,
  );
}
