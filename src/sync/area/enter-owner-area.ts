import { databaseName, openMemoryDatabase } from '#src/data/db/area/database.ts';
import { keepWritesInThisTab } from '#src/data/db/area/own-writes.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import {
  isOwnerRequested,
  referToOwner,
  requestOwner,
  viewOwner,
} from '#src/platform/owner-view/owner-view.ts';
import { keepRecentOwner } from '#src/platform/owner-view/recent-owners.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { forgetSignOut, hasMemberLeft } from '#src/platform/stored/known-member.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { followMember } from '#src/state/member/member.ts';
import { dispatchBoot, hasLeft } from '#src/state/session/boot.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { closeArea } from './close-area.ts';
import type { Owner } from './find-owner.ts';
import { wipeMemberDatabases } from './wipe-databases.ts';

/** The database in memory; its name reaches no storage and says nothing about the owner. */
const DATABASE = 'owner-view';

/** Another person used this device before: the viewer has taken it over, as in their own area (R9.8). */
async function removeOtherMembers(sub: string, { email, reference }: Owner): Promise<void> {
  forgetSignOut();
  const isOthers = hasMemberLeft(sub);
  if (isOthers) notifyTabs({ type: 'signed-out' });
  await wipeMemberDatabases(await databaseName(sub));
  if (!isOwnerRequested()) return;
  // It removes the request at once, and the rest in time.
  const wiped = isOthers ? wipeStorage() : Promise.resolve();
  requestOwner(reference ?? email ?? '');
  await wiped;
}

/**
 * Opens an empty area in memory for an owner's data (R6.3). The viewer's record and database on this device
 * stay as they are and are not opened. False when the viewer has signed out, or left the view, meanwhile.
 */
export async function enterOwnerArea(claims: Claims, owner: Owner): Promise<boolean> {
  if (session.member?.databaseName === DATABASE) return true;
  await removeOtherMembers(claims.sub, owner);
  if (hasLeft() || !isOwnerRequested()) return false;
  keepWritesInThisTab();
  try {
    await openMemoryDatabase(DATABASE);
  } catch {
    // Its chunk could not be loaded; the start is repeated until it can (`keepTrying`).
    dispatchBoot({ type: 'unreached' });
    return false;
  }
  // Under a reference that nobody has, nothing is fetched.
  viewOwner(owner.email ?? '');
  if (owner.reference !== null) referToOwner(owner.reference);
  if (owner.reference !== null && owner.email !== null) {
    keepRecentOwner(claims.sub, owner.reference);
  }
  Object.assign(ownerArea, { isUnknown: owner.email === null, reference: owner.reference });
  const { sub, roles } = claims;
  session.member = {
    sub,
    roles,
    email: owner.email ?? '',
    firstName: '',
    lastName: '',
    databaseName: DATABASE,
  };
  await followMember();
  if (!hasLeft()) {
    storage.mode = 'memory';
    storage.epoch += 1;
    return true;
  }
  closeArea({ type: 'areaClosed' });
  return false;
}
