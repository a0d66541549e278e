import '#src/ui/base/Icon/other-icons.ts';
import { UnreadCount } from '#src/features/inbox/UnreadCount.tsx';
import { AppNotices } from '../notices/AppNotices.tsx';
import { OrderNotices } from '../notices/OrderNotices.tsx';
import { Overlays } from '../overlays/Overlays.tsx';
import { MoreSheet } from '../shell/menu/MoreSheet.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';

/** What the first content does without: one file, loaded after it. */
export const lateParts = {
  AppNotices,
  MoreSheet,
  OrderNotices,
  Overlays,
  ThemeSwitch,
  UnreadCount,
};
