import { databaseName } from '#src/data/db/area/database.ts';
import type { KnownMember } from '#src/domain/member/known-member.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { forgetOwner, takeOwnerViewEnd } from '#src/platform/owner-view/owner-view.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { storeKnownMember } from '#src/platform/stored/known-member.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { hasLeft } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { closeArea } from './close-area.ts';
import { openArea, storedMember } from './open-area.ts';
import { untilReopened } from './reopen-area.ts';
import { wipeMemberDatabases } from './wipe-databases.ts';

/** Removes the previous member from the screen, from memory and from the device, in all tabs. */
async function clearPrevious(): Promise<void> {
  closeArea({ type: 'areaClosed' });
  notifyTabs({ type: 'signed-out' });
  // Why this tab shows no owner concerns the member who has just signed in; an ended view was the previous
  // one's.
  const end = takeOwnerViewEnd();
  await wipeStorage();
  if (end !== null && end !== 'session') forgetOwner(end);
}

/**
 * Opens the signed-in member's area. Another member's data on this device is removed first, so that no
 * name and no coin of theirs is ever shown (R9.8). False when the member signed out meanwhile.
 */
export async function enterArea(claims: Claims): Promise<boolean> {
  await untilReopened();
  if (session.member?.sub === claims.sub) {
    Object.assign(session.member, claims);
    storeKnownMember(session.member);
    return true;
  }
  const known: KnownMember = { ...claims, databaseName: await databaseName(claims.sub) };
  // The stored one counts too: after the end of a session nothing of them is on the screen.
  const previous = session.member ?? storedMember();
  if (previous && previous.sub !== claims.sub) await clearPrevious();
  await wipeMemberDatabases(known.databaseName);
  if (hasLeft()) return false;
  storeKnownMember(known);
  await openArea(known);
  if (!hasLeft()) return true;
  // Another tab has wiped the device meanwhile; opening the area created its database again.
  closeArea({ type: 'areaClosed' });
  await Promise.all([wipeMemberDatabases(), wipeStorage()]);
  return false;
}
