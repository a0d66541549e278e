import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { closeDatabase } from '#src/data/db/database.ts';
import { forgetOwner, type OwnerViewEnd } from '#src/platform/owner-view.ts';
import { dispatchBoot } from '#src/state/boot.ts';
import { unfollowMember } from '#src/state/member.ts';
import { session } from '#src/state/session.ts';

/**
 * Ends the owner view: a new page shows the viewer's own area (R6.3). This page keeps its owner until then,
 * so that nothing pending goes out in the viewer's name.
 * @param end what the own area explains; nothing when the viewer leaves
 */
export function leaveOwnerArea(end?: OwnerViewEnd): void {
  forgetOwner(end);
  dispatchBoot({ type: 'areaClosed' });
  session.member = null;
  unfollowMember();
  clearSessionResponses();
  closeDatabase();
  location.replace('/my/');
}
