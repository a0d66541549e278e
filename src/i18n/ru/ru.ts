import { camera } from './camera.ts';
import { catalog } from './catalog.ts';
import { events } from './events.ts';
import { first } from './first.ts';
import { kit } from './kit.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';

/** All Russian texts, one namespace an area. */
export const ru = { ...first, camera, catalog, events, kit, orders, overlays, pickup } as const;
