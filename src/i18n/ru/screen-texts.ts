import { addresses } from './addresses.ts';
import { bonus } from './bonus.ts';
import { card } from './card.ts';
import { device } from './device.ts';
import { education } from './education.ts';
import { email } from './email.ts';
import { help } from './help.ts';
import { inbox } from './inbox.ts';
import { invites } from './invites.ts';
import { level } from './level.ts';
import { rating } from './rating.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { viewing } from './viewing.ts';
import { waiting } from './waiting.ts';

/** Russian texts that are in the chunk of their screen (`../areas`), for types and tests. */
export const screenTexts = {
  addresses,
  bonus,
  card,
  device,
  education,
  email,
  help,
  inbox,
  invites,
  level,
  rating,
  settings,
  waiting,
  staff,
  viewing,
} as const;
