import '#src/ui/base/Icon/other-icons.ts';
import { Staff } from '#src/features/staff/Staff.tsx';
import { speakOfMember } from '#src/i18n/third-person.ts';
import { enterOwnerArea } from '#src/sync/area/enter-owner-area.ts';
import { findOwner } from '#src/sync/area/find-owner.ts';
import { watchOwnerView } from '../owner-view/watch-owner-view.ts';

/** What only staff opens, and only over the network: a member's device does not store it. */
export const staffScreens = { Staff };

/** The steps of a start that is to view an owner. */
export const ownerSteps = { enterOwnerArea, findOwner, speakOfMember, watchOwnerView };
