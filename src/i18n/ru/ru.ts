import { addresses } from './addresses.ts';
import { bonus } from './bonus.ts';
import { buying } from './buying.ts';
import { camera } from './camera.ts';
import { card } from './card.ts';
import { catalog } from './catalog.ts';
import { details } from './details.ts';
import { device } from './device.ts';
import { education } from './education.ts';
import { email } from './email.ts';
import { events } from './events.ts';
import { firstScreen } from './first-screen.ts';
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
import { rating } from './rating.ts';
import { rejection } from './rejection.ts';
import { scan } from './scan.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { viewing } from './viewing.ts';
import { waiting } from './waiting.ts';

/** All Russian texts by namespace: one file, loaded beside the app. */
export const ru = {
  ...firstScreen,
  addresses,
  bonus,
  buying,
  camera,
  card,
  catalog,
  details,
  device,
  education,
  email,
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
  rating,
  rejection,
  scan,
  settings,
  staff,
  viewing,
  waiting,
} as const;
