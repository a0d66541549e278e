import { addresses } from './addresses.ts';
import { bonus } from './bonus.ts';
import { buying } from './buying.ts';
import { camera } from './camera.ts';
import { card } from './card.ts';
import { catalog } from './catalog.ts';
import { common } from './common.ts';
import { details } from './details.ts';
import { device } from './device.ts';
import { education } from './education.ts';
import { email } from './email.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { invites } from './invites.ts';
import { kit } from './kit.ts';
import { level } from './level.ts';
import { orders } from './orders.ts';
import { overlays } from './overlays.ts';
import { pickup } from './pickup.ts';
import { posts } from './posts.ts';
import { profile } from './profile.ts';
import { rating } from './rating.ts';
import { rejection } from './rejection.ts';
import { scan } from './scan.ts';
import { screens } from './screens.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staff } from './staff.ts';
import { states } from './states.ts';
import { viewing } from './viewing.ts';
import { waiting } from './waiting.ts';

/** All Uzbek texts by namespace: one file, loaded when the language is chosen. */
export const uz = {
  addresses,
  bonus,
  buying,
  camera,
  card,
  catalog,
  common,
  details,
  device,
  education,
  email,
  errors,
  events,
  help,
  history,
  inbox,
  invites,
  kit,
  level,
  orders,
  overlays,
  pickup,
  posts,
  profile,
  rating,
  rejection,
  scan,
  screens,
  settings,
  shell,
  staff,
  states,
  viewing,
  waiting,
} as const;
