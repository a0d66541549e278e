import { camera } from './camera.ts';
import { catalog } from './catalog.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { kit } from './kit.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';
import { profile } from './profile.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';

/** All Uzbek texts; loaded as a chunk of their own when the language is chosen. */
export const uz = {
  camera,
  catalog,
  common,
  errors,
  events,
  kit,
  orders,
  overlays,
  pickup,
  profile,
  screens,
  shell,
  states,
} as const;
