import { BRANDS } from '#src/brand/brands.ts';
import { knownProgramme } from '#src/domain/programme.ts';
import { fetchProgramme } from '#src/data/api/programme.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { isRedirectOff, leaveForProgramme } from '#src/platform/programme-visit.ts';
import { hasLeft } from '#src/state/boot.ts';
import { currentBrand } from '#src/state/brand.ts';
import { programme } from '#src/state/programme.ts';

let isStart = true;

/**
 * The redirect check of the start (R4.5, R4.10): learns where the person's programme is and, at the
 * start of the page alone, goes there when it is another one. Without an answer, or with one that names
 * a stranger, the brand's default is the value and nothing navigates. Never rejects.
 */
export async function checkProgramme(): Promise<void> {
  if (viewedOwner() !== null || isRedirectOff()) return;
  const mayLeave = isStart;
  isStart = false;
  const brand = currentBrand();
  const address = await fetchProgramme().catch(() => null);
  const known =
    address === null
      ? null
      : knownProgramme(address, location.origin, brand, Object.values(BRANDS));
  programme.origin = known?.origin ?? brand.programmeOrigin;
  if (known?.isOther === true && mayLeave && !hasLeft()) leaveForProgramme(known.origin);
}
