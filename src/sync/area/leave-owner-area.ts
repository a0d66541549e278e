import { hrefs } from '#src/domain/hrefs.ts';
import { forgetOwner, type OwnerViewEnd } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { closeArea } from './close-area.ts';

/**
 * Ends the owner view: a new page shows the viewer's own area (R6.3). This page keeps its owner until then,
 * so that nothing pending goes out in the viewer's name. A viewer who leaves comes to the search for the next
 * member, which no device stores.
 * @param end what the viewer's own area explains; nothing when the viewer leaves
 */
export function leaveOwnerArea(end?: OwnerViewEnd): void {
  forgetOwner(end);
  closeArea({ type: 'areaClosed' });
  const isToSearch = end === undefined && network.reachable;
  location.replace(`/my${isToSearch ? hrefs.staff() : '/'}`);
}
