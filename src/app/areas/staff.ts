import '#src/ui/base/Icon/other-icons.ts';
import { StaffMember } from '#src/features/staff/account/StaffMember.tsx';
import { StaffCoins } from '#src/features/staff/coins/StaffCoins.tsx';
import { Desk } from '#src/features/staff/desk/Desk.tsx';
import { StaffDevices } from '#src/features/staff/devices/StaffDevices.tsx';
import { StaffInvitations } from '#src/features/staff/invitations/StaffInvitations.tsx';
import { StaffJournal } from '#src/features/staff/journal/StaffJournal.tsx';
import { StaffOrders } from '#src/features/staff/orders/StaffOrders.tsx';
import { StaffProducts } from '#src/features/staff/products/StaffProducts.tsx';
import { StaffSearch } from '#src/features/staff/search/StaffSearch.tsx';
import { StaffTickets } from '#src/features/staff/tickets/StaffTickets.tsx';
import { speakOfMember } from '#src/i18n/third-person.ts';
import { enterOwnerArea } from '#src/sync/area/enter-owner-area.ts';
import { findOwner } from '#src/sync/area/find-owner.ts';
import { watchOwnerView } from '../owner-view/watch-owner-view.ts';

/** What only staff opens: a member's device does not store it, and staff's own does at its first use. */
export const staffScreens = {
  Desk,
  Staff: StaffSearch,
  StaffCoins,
  StaffDevices,
  StaffInvitations,
  StaffJournal,
  StaffMember,
  StaffOrders,
  StaffProducts,
  StaffTickets,
};

/** The steps of a start that is to view an owner. */
export const ownerSteps = { enterOwnerArea, findOwner, speakOfMember, watchOwnerView };
