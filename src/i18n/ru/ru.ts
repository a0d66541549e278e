import { buying } from './buying.ts';
import { camera } from './camera.ts';
import { catalog } from './catalog.ts';
import { events } from './events.ts';
import { first } from './first.ts';
import { history } from './history.ts';
import { kit } from './kit.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';
import { refusal } from './refusal.ts';
import { scan } from './scan.ts';

/** All Russian texts, one namespace an area. */
export const ru = {
  ...first,
  buying,
  camera,
  catalog,
  events,
  history,
  kit,
  orders,
  overlays,
  pickup,
  refusal,
  scan,
} as const;
