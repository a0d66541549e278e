import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { loadStaffTexts } from '#src/i18n/setup.ts';
import type { AppRoute } from './app-route.ts';
import { screensOf } from './lazy-screen.ts';

const staff = screensOf(async () => {
  const [area] = await Promise.all([import('../areas/staff.ts'), loadStaffTexts()]);
  return area.staffScreens;
});
/**
 * The rows of the route table for staff (R6.1, R11.6). The menu has the first one; its screen has links to the others
 * by role, and each says who it is for.
 */
export const STAFF_ROUTES: readonly AppRoute[] = [
  {
    name: 'Staff',
    path: '/staff',
    icon: 'search',
    group: 'staff',
    staffOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('Staff'),
  },
  {
    name: 'StaffMember',
    path: '/staff/members/:reference',
    accepts: ({ reference = '' }) => isMemberReference(reference),
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffMember'),
  },
  {
    name: 'Desk',
    path: '/desk',
    parent: 'Staff',
    hidesNavbar: true,
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('Desk'),
  },
  {
    name: 'StaffOrders',
    path: '/staff/orders',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffOrders'),
  },
  {
    name: 'StaffInvitations',
    path: '/staff/invitations',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffInvitations'),
  },
  {
    name: 'StaffTickets',
    path: '/staff/tickets',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffTickets'),
  },
  {
    name: 'StaffProducts',
    path: '/staff/products',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffProducts'),
  },
  {
    name: 'StaffCoins',
    path: '/staff/coins',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffCoins'),
  },
  {
    name: 'StaffDevices',
    path: '/staff/devices',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffDevices'),
  },
  {
    name: 'StaffJournal',
    path: '/staff/journal',
    parent: 'Staff',
    ownOnly: true,
    needsCard: false,
    opensBlocked: true,
    screen: staff('StaffJournal'),
  },
];
