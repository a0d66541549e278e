import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { closeDatabase } from '#src/data/db/area/database.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { forgetOwner, type OwnerViewEnd } from '#src/platform/owner-view/owner-view.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';

/**
 * Ends the owner view: a new page shows the viewer's own area (R6.3). This page keeps its owner until then,
 * so that nothing pending goes out in the viewer's name. A viewer who leaves comes to the search for the next
 * member, which no device stores.
 * @param end what the viewer's own area explains; nothing when the viewer leaves
 */
export function leaveOwnerArea(end?: OwnerViewEnd): void {
  forgetOwner(end);
  dispatchBoot({ type: 'areaClosed' });
  session.member = null;
  unfollowMember();
  clearSessionResponses();
  closeDatabase();
  const isToSearch = end === undefined && network.reachable;
  location.replace(`/my${isToSearch ? hrefs.staff() : '/'}`);
}
