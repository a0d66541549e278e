import type { Act } from '#src/domain/acts.ts';
import { hrefs } from '#src/domain/hrefs.ts';

/** The staff screens in the order of their links, each for whoever may do something there (R11.6). */
export const SECTIONS = [
  { name: 'members', to: hrefs.staff(), act: 'members.view' },
  { name: 'desk', to: hrefs.desk(), act: 'desk.open' },
  { name: 'orders', to: hrefs.staffSection('orders'), act: 'orders.list' },
  { name: 'invitations', to: hrefs.staffSection('invitations'), act: 'invitations.list' },
  { name: 'tickets', to: hrefs.staffSection('tickets'), act: 'tickets.list' },
  // Managers read the list by the API only: nothing on the screen would be theirs to do.
  { name: 'products', to: hrefs.staffSection('products'), act: 'products.price' },
  { name: 'coins', to: hrefs.staffSection('coins'), act: 'coins.list' },
  { name: 'devices', to: hrefs.staffSection('devices'), act: 'desk.devices' },
  { name: 'journal', to: hrefs.staffSection('journal'), act: 'journal.list' },
] as const satisfies readonly { name: string; to: string; act: Act }[];

/** How the link of a section is marked at an address; a member's page lies within the search for members. */
export function markOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to === hrefs.staff() && pathname.startsWith(hrefs.staffMember('')) ? 'true' : undefined;
}
