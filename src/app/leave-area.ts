import { signOut } from '#src/state/session-actions.ts';
import { stopSync } from './sync-lifetime.ts';

/**
 * Signs out by the member's own wish: nothing asks the service any more, then everything goes (R9.8),
 * the address of the screen too, which the next person would come back to.
 */
export async function leaveArea(): Promise<void> {
  stopSync();
  history.replaceState(null, '', '/my/');
  await signOut();
}
