import { signOut } from '#src/state/session-actions.ts';
import { stopSync } from './sync-lifetime.ts';

/** Signs out by the member's own wish: nothing asks the service any more, then everything goes (R9.8). */
export function leaveArea(): Promise<void> {
  stopSync();
  return signOut();
}
