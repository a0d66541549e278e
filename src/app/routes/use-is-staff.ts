import { useSnapshot } from 'valtio';
import { isStaff } from '#src/domain/member/role.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';

/** Whether staff is in its own area: only there the staff screens have an entry (R6.1, R11.6). */
export const useIsStaff = (): boolean =>
  isStaff(useSnapshot(session).member?.roles ?? []) && !isOwnerView();
