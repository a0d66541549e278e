import { catalog } from './catalog.ts';
import { first } from './first.ts';
import { orders } from './orders.ts';
import { pickup } from './pickup.ts';

/** All Russian texts, one namespace an area. */
export const ru = { ...first, catalog, orders, pickup } as const;
