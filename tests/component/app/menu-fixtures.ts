import type { ShellEntry } from '#src/app/shell/menu/entries.ts';

/** All entries, in the order of the menu. */
export const ENTRIES: readonly ShellEntry[] = [
  { key: 'header.profile', group: 'main', href: '/', icon: 'user-round' },
  { key: 'header.catalog', group: 'main', href: '/catalog', icon: 'shopping-bag' },
  { key: 'header.orders', group: 'main', href: '/orders', icon: 'package' },
  { key: 'header.invite', group: 'programme', href: '/invites', icon: 'users-round' },
  { key: 'header.education', group: 'programme', href: '/education', icon: 'graduation-cap' },
  { key: 'header.rating', group: 'programme', href: '/rating', icon: 'trophy' },
  { key: 'header.rules', group: 'help', href: '/rules/', icon: 'file-text' },
  { key: 'header.faq', group: 'help', href: '/faq', icon: 'circle-question-mark' },
  { key: 'header.support', group: 'help', href: '/support', icon: 'headset' },
  { key: 'screens:History', group: 'account', href: '/history', icon: 'rotate-ccw-clock' },
  { key: 'screens:PersonalData', group: 'account', href: '/personal-data', icon: 'id-card' },
  { key: 'screens:Addresses', group: 'account', href: '/addresses', icon: 'map-pin' },
];
