import { buying } from './buying.ts';
import { camera } from './camera.ts';
import { catalog } from './catalog.ts';
import { details } from './details.ts';
import { events } from './events.ts';
import { firstScreen } from './first-screen.ts';
import { history } from './history.ts';
import { kit } from './kit.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';
import { posts } from './posts.ts';
import { rejection } from './rejection.ts';
import { scan } from './scan.ts';

/** All Russian texts by namespace. */
export const ru = {
  ...firstScreen,
  buying,
  camera,
  catalog,
  details,
  events,
  history,
  kit,
  orders,
  overlays,
  pickup,
  posts,
  rejection,
  scan,
} as const;
