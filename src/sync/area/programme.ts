import { fetchProgramme } from '#src/data/api/programme/programme.ts';
import { findProgramme } from '#src/domain/member/programme.ts';
import { config } from '#src/platform/config.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { isRedirectOff, leaveForProgramme } from '#src/platform/stored/programme-visit.ts';
import { programme } from '#src/state/member/programme.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { hasLeft } from '#src/state/session/boot.ts';

let isStart = true;

/**
 * The redirect check of the start (R4.5, R4.10): fetches the member's programme and, only at the page's
 * start, goes there when it is another one. Without a response, or with an unknown address, the
 * page's own is used and nothing navigates. Never rejects.
 */
export async function checkProgramme(): Promise<void> {
  if (isOwnerView() || isRedirectOff()) return;
  const mayLeave = isStart;
  isStart = false;
  const { areas = {} } = config();
  const address = await fetchProgramme().catch(() => null);
  const known =
    address === null ? null : findProgramme(address, location.origin, currentBrand().name, areas);
  programme.origin = known?.origin ?? location.origin;
  if (known?.isOther === true && mayLeave && !hasLeft()) leaveForProgramme(known.origin);
}
