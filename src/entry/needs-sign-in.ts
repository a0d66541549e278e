import { syntheticIdentity } from '#src/platform/auth/synthetic.ts';
import { isConfigured } from '#src/platform/config.ts';
import { hasEndReason } from '#src/platform/end-reason.ts';
import { loadKnownMember, wasSignedOut } from '#src/platform/known-member.ts';
import { mustNotSignIn } from '#src/platform/return-path.ts';
import { isCallback } from '#src/platform/sign-in-callback.ts';
import { isDocumentation } from '#src/app/documentation-address.ts';

/** Whether this start has nothing to show but the sign-in page: the device knows nobody. */
export const needsSignIn = (): boolean =>
  isConfigured() &&
  loadKnownMember() === null &&
  !wasSignedOut() &&
  !hasEndReason() &&
  !isCallback() &&
  !mustNotSignIn() &&
  !isDocumentation(location.pathname) &&
  !(__DEV_FEATURES__ && syntheticIdentity());
