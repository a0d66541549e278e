import { keepWritesInThisTab } from '#src/data/db/own-writes.ts';
import { closeDatabase, databaseName, openMemoryDatabase } from '#src/data/db/database.ts';
import { normaliseOwner } from '#src/domain/owner-parameter.ts';
import { canViewOwners } from '#src/domain/role.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { forgetSignOut, hasMemberLeft } from '#src/platform/known-member.ts';
import { forgetOwner, requestedOwner, requestOwner, viewOwner } from '#src/platform/owner-view.ts';
import { notifyTabs } from '#src/platform/tabs.ts';
import { wipeStorage } from '#src/platform/wipe-storage.ts';
import { dispatchBoot, hasLeft } from '#src/state/boot.ts';
import { followMember, unfollowMember } from '#src/state/member.ts';
import { session } from '#src/state/session.ts';
import { storage } from '#src/state/storage.ts';
import { wipeArea } from './wipe-area.ts';

/** The database in memory; its name reaches no storage and says nothing about the owner. */
const DATABASE = 'owner-view';

/**
 * The owner whom this tab may view: what its address requested, if it is an e-mail and the token has a role
 * for it (R6.1). Everything else is forgotten, with the reason for the viewer. Null leads to the viewer's own
 * area, also for the viewer's own e-mail. Nothing is requested before.
 */
export function admittedOwner({ email, roles }: Pick<Claims, 'email' | 'roles'>): string | null {
  const requested = requestedOwner();
  if (requested === null) return null;
  const owner = normaliseOwner(requested);
  if (owner !== null && owner !== email && canViewOwners(roles)) return owner;
  if (owner === email) forgetOwner();
  else forgetOwner(owner === null ? 'invalid' : 'role');
  return null;
}

/** Another person used this device before: the viewer has taken it over, as in their own area (R9.8). */
async function removeOtherMembers(sub: string, owner: string): Promise<void> {
  forgetSignOut();
  const isOthers = hasMemberLeft(sub);
  if (isOthers) notifyTabs({ type: 'signed-out' });
  await wipeArea(await databaseName(sub));
  if (isOthers) await wipeStorage();
  requestOwner(owner);
}

/**
 * Opens an empty area in memory for an owner's data (R6.3). The viewer's record and database on this device
 * stay as they are and are not opened. False when the viewer signed out meanwhile.
 */
export async function enterOwnerArea(claims: Claims, owner: string): Promise<boolean> {
  if (session.member?.databaseName === DATABASE) return true;
  await removeOtherMembers(claims.sub, owner);
  if (hasLeft()) return false;
  keepWritesInThisTab();
  try {
    await openMemoryDatabase(DATABASE);
  } catch {
    // Its chunk could not be loaded; the start is repeated until it can (`keepTrying`).
    dispatchBoot({ type: 'unreached' });
    return false;
  }
  viewOwner(owner);
  const { sub, roles } = claims;
  session.member = {
    sub,
    roles,
    email: owner,
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
  session.member = null;
  unfollowMember();
  closeDatabase();
  return false;
}
