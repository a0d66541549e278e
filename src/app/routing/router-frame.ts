import { createContext, type ReactElement } from 'react';

/** Wraps the screens inside the router; in owner view it keeps the owner in every address. */
export const RouterFrame = createContext<(screens: ReactElement) => ReactElement>(
  (screens) => screens,
);
