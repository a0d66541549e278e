import { device } from './app/device.ts';
import { firstScreen } from './app/first-screen.ts';
import { kit } from './app/kit.ts';
import { overlays } from './app/overlays.ts';
import { settings } from './app/settings.ts';
import { viewing } from './app/viewing.ts';
import { waiting } from './app/waiting.ts';
import { addresses } from './member/addresses.ts';
import { bonus } from './member/bonus.ts';
import { card } from './member/card.ts';
import { details } from './member/details.ts';
import { email } from './member/email.ts';
import { history } from './member/history.ts';
import { invites } from './member/invites.ts';
import { level } from './member/level.ts';
import { rating } from './member/rating.ts';
import { education } from './programme/education.ts';
import { events } from './programme/events.ts';
import { help } from './programme/help.ts';
import { inbox } from './programme/inbox.ts';
import { buying } from './shop/buying.ts';
import { camera } from './shop/camera.ts';
import { catalog } from './shop/catalog.ts';
import { orders } from './shop/orders.ts';
import { pickup } from './shop/pickup.ts';
import { posts } from './shop/posts.ts';
import { rejection } from './shop/rejection.ts';
import { scan } from './shop/scan.ts';

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
  viewing,
  waiting,
} as const;
