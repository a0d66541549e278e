import { createContext, Fragment, type ComponentType } from 'react';
import type { Elements } from '#src/ui/base/elements.ts';

/** What lies between the router and the screens; in owner view it keeps the owner in every address. */
export const RouterFrame = createContext<ComponentType<{ children: Elements }>>(Fragment);
