import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { splitOwnerParameter } from '#src/domain/member/owner-parameter.ts';
import { isCallback } from '#src/platform/auth/sign-in-callback.ts';
import { ownerOf, showOwnerInAddress, withOwner } from '#src/platform/owner-view/owner-address.ts';
import {
  hasLeftOwner,
  isOwnerRequested,
  requestedOwner,
  requestOwner,
} from '#src/platform/owner-view/owner-view.ts';

/** A reference stays in the address; if a reload or a typed address lacks it, the tab's own is restored. */
function takeReference(): void {
  const named = ownerOf(location.search);
  const requested = requestedOwner();
  if (named === null) {
    const isKnown = requested !== null && isMemberReference(requested);
    if (isKnown && !isCallback()) showOwnerInAddress(requested);
  } else if (hasLeftOwner(named)) showOwnerInAddress(null);
  else requestOwner(named);
}

/**
 * Moves `?ownerEmail=` from the address into this tab's memory, before the router or a sign-in sees it, and
 * reads `?owner=` (R6.1). True when this tab is to view an owner, now or since an earlier load.
 */
export function takeOwnerParameter(): boolean {
  const { value, rest } = splitOwnerParameter(location.search);
  if (value !== null) {
    requestOwner(value);
    history.replaceState(
      history.state,
      '',
      location.pathname + withOwner(rest, null) + location.hash,
    );
  } else takeReference();
  return isOwnerRequested();
}
