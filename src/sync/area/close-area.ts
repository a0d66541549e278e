import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { closeDatabase } from '#src/data/db/area/database.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { closeAllDialogs } from '#src/state/page/dialogs.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { dispatchBoot, type BootEvent } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';

/** Takes everything personal off the screen and out of memory. Forms store their drafts as they leave the screen. */
export function hideArea(event: BootEvent): void {
  dispatchBoot(event);
  session.member = null;
  closeAllDialogs();
  overlays.toasts = [];
  unfollowMember();
  clearSessionResponses();
}

/** Hides the area and closes its database, so that no pending task can write to it again. */
export function closeArea(event: BootEvent): void {
  hideArea(event);
  closeDatabase();
}
