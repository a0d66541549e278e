import { useSnapshot } from 'valtio';
import { canViewOwners } from '#src/domain/member/role.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';

/** Whether staff is in its own area: only there the search for members has an entry (R6.1). */
export const useIsStaff = (): boolean =>
  canViewOwners(useSnapshot(session).member?.roles ?? []) && !isOwnerView();
