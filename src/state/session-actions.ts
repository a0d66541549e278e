import { forgetSessionAnswers } from '#src/data/api/forget-answers.ts';
import { closeDatabase } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import { logout } from '#src/platform/auth/auth.ts';
import { markSignedOut } from '#src/platform/stored-who.ts';
import { tellTabs } from '#src/platform/tabs.ts';
import { wipeStorage } from '#src/platform/wipe-storage.ts';
import { boot } from './boot.ts';
import { unfollowMember } from './member.ts';
import { session } from './session.ts';

/**
 * Forgets the person in this tab: screen and memory first, then the open database, so that nothing that
 * is still under way can write it anew.
 */
export function forgetPerson(): void {
  boot.phase = 'signed-out';
  Object.assign(session, { status: 'anonymous', who: null });
  unfollowMember();
  forgetSessionAnswers();
  closeDatabase();
}

/**
 * Signs out: wipes the device first, in all tabs, then ends the provider's session (R9.8). With the
 * provider away the device is clean all the same and the next sign-in asks for the password.
 */
export async function signOut(): Promise<void> {
  // Before the other tabs hear of it: they would find the provider's session still alive.
  markSignedOut();
  forgetPerson();
  tellTabs({ type: 'signed-out' });
  await Promise.all([wipeDatabases(), wipeStorage()]);
  await logout();
}
