import type { ReactNode } from 'react';

/** The element that takes the focus after navigation (R2.5). */
export const SCREEN_TITLE_ID = 'screen-title';

/** The only h1 of a screen. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <h1 id={SCREEN_TITLE_ID} tabIndex={-1}>
      {children}
    </h1>
  );
}
