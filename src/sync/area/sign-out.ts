import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { closeDatabase } from '#src/data/db/area/database.ts';
import { logout } from '#src/platform/auth/auth.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { markSignedOut } from '#src/platform/stored/known-member.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { wipeMemberDatabases } from './wipe-databases.ts';

/**
 * Forgets the member in this tab: screen and memory first, then the open database, so that no pending
 * task can write to it again.
 */
export function forgetMember(): void {
  dispatchBoot({ type: 'signedOut' });
  Object.assign(session, { status: 'anonymous', member: null });
  unfollowMember();
  clearSessionResponses();
  closeDatabase();
}

/**
 * Signs out: wipes the device first, in all tabs, then ends the provider's session (R9.8). If the provider
 * cannot be reached, the device is clean all the same and the next sign-in requires the password.
 */
export async function signOut(): Promise<void> {
  // Before the other tabs are notified: they would find the provider's session still alive.
  markSignedOut();
  forgetMember();
  notifyTabs({ type: 'signed-out' });
  await Promise.all([wipeMemberDatabases(), wipeStorage()]);
  await logout();
}
