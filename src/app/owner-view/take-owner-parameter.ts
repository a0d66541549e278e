import { splitOwnerParameter } from '#src/domain/owner-parameter.ts';
import { requestedOwner, requestOwner } from '#src/platform/owner-view.ts';

/**
 * Moves `?ownerEmail=` from the address into this tab's memory (R6.1), before the router or a sign-in sees it.
 * True when this tab is to view an owner, now or since an earlier load.
 */
export function takeOwnerParameter(): boolean {
  const { value, rest } = splitOwnerParameter(location.search);
  if (value !== null) {
    requestOwner(value);
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  }
  return requestedOwner() !== null;
}
