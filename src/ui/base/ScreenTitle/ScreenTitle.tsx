import type { ReactNode } from 'react';

/** Where the focus goes when a screen arrives (R2.5). */
export const SCREEN_TITLE_ID = 'screen-title';

/** The one h1 of a screen. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <h1 id={SCREEN_TITLE_ID} tabIndex={-1}>
      {children}
    </h1>
  );
}
