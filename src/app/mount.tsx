import { StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { reportDrawn } from '#src/sync/loop/content-shown.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { FatalBoundary } from './errors/FatalBoundary.tsx';
import { LazyOverlays } from './overlays/LazyOverlays.tsx';

/** Stands after everything else, so that its effect runs when the reads of all screens have begun. */
function Drawn() {
  useEffect(reportDrawn, []);
  return null;
}

let root: Root | undefined;

/** Renders the area, or another page, in place of the static loader or of what was rendered before. */
export function mount(content: Elements): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page lacks its root element');
  root ??= createRoot(element);
  root.render(
    <StrictMode>
      <FatalBoundary>
        {content}
        <LazyOverlays />
        <Drawn />
      </FatalBoundary>
    </StrictMode>,
  );
}
