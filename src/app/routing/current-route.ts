import { createContext } from 'react';
import type { RouteName } from './app-route.ts';

/** The row of the route table that the screen belongs to. */
export const CurrentRoute = createContext<RouteName>('NotFound');
