import { createContext } from 'react';
import type { RouteName } from './routes.tsx';

/** The row of the route table that the screen belongs to. */
export const CurrentRoute = createContext<RouteName>('NotFound');
