import { buying } from './buying.ts';
import { camera } from './camera.ts';
import { catalog } from './catalog.ts';
import { common } from './common.ts';
import { details } from './details.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { history } from './history.ts';
import { kit } from './kit.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';
import { posts } from './posts.ts';
import { profile } from './profile.ts';
import { rejection } from './rejection.ts';
import { scan } from './scan.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';

/** All Uzbek texts, a chunk that loads when the language is chosen. */
export const uz = {
  buying,
  camera,
  catalog,
  common,
  errors,
  details,
  events,
  history,
  kit,
  orders,
  overlays,
  pickup,
  profile,
  posts,
  rejection,
  scan,
  screens,
  shell,
  states,
} as const;
