import { logout } from '#src/platform/auth/auth.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { markSignedOut } from '#src/platform/stored/known-member.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { session } from '#src/state/session/session.ts';
import { closeArea } from './close-area.ts';
import { wipeMemberDatabases } from './wipe-databases.ts';

/** Forgets the member in this tab. */
export function forgetMember(): void {
  closeArea({ type: 'signedOut' });
  session.status = 'anonymous';
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
