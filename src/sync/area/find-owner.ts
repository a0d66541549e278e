import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { normaliseEmail } from '#src/domain/person/email-address.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import {
  forgetOwner,
  isOwnerView,
  requestedOwner,
  viewedOwner,
  viewedReference,
} from '#src/platform/owner-view/owner-view.ts';
import { loadMemberSearch } from '../load-member-search.ts';

/** The owner whose area a tab is to show. */
export interface Owner {
  /** Null when no member has the reference. */
  readonly email: string | null;
  /** Null until it is known, for an owner whom the address named by the e-mail. */
  readonly reference: string | null;
}

type Viewer = Pick<Claims, 'email' | 'roles'>;

/**
 * What this tab may view: the e-mail or the reference that its address requested, if the token has a role for
 * it (R6.1). Everything else is forgotten, with the reason for the viewer. Null leads to the viewer's own
 * area, also for the viewer's own e-mail. Nothing is requested before.
 */
export function admittedOwner({ email, roles }: Viewer): string | null {
  const requested = requestedOwner();
  if (requested === null) return null;
  const owner = isMemberReference(requested) ? requested : normaliseEmail(requested);
  if (owner !== null && owner !== email && canViewOwners(roles)) return owner;
  if (owner === email) forgetOwner();
  else forgetOwner(owner === null ? 'invalid' : 'role');
  return null;
}

/**
 * The admitted owner with the e-mail, which the service knows by the reference.
 * @throws {ServiceError} when the service does not respond: nothing may be shown yet.
 */
export async function findOwner(viewer: Viewer): Promise<Owner | null> {
  const admitted = admittedOwner(viewer);
  if (admitted === null) return null;
  if (isOwnerView()) return { email: viewedOwner(), reference: viewedReference() };
  if (!isMemberReference(admitted)) return { email: admitted, reference: null };
  try {
    const { fetchReferredMembers } = await loadMemberSearch();
    const [found] = await fetchReferredMembers([admitted]);
    if (found?.email !== viewer.email) return { email: found?.email ?? null, reference: admitted };
    forgetOwner();
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 403) throw error;
    forgetOwner('role');
    return null;
  }
}
