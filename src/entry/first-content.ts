import { isDocumentation } from '#src/app/documentation/documentation-address.ts';
import { syntheticIdentity } from '#src/platform/auth/synthetic.ts';
import { isConfigured } from '#src/platform/config.ts';
import { hasEndReason } from '#src/platform/end-reason.ts';
import { loadKnownMember, wasSignedOut } from '#src/platform/known-member.ts';
import { isOwnDevice } from '#src/platform/own-device.ts';
import { isOwnerRequested } from '#src/platform/owner-view.ts';
import { mustNotSignIn } from '#src/platform/return-path.ts';
import { mayHaveSession } from '#src/platform/session-limit.ts';
import { isCallback } from '#src/platform/sign-in-callback.ts';
import { unfinishedWipe } from '#src/platform/unfinished-wipe.ts';

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

/** Whether this start shows what the device stores of the member who used it last. */
export const showsStoredArea = (): boolean =>
  !isOwnerRequested() &&
  !wasSignedOut() &&
  !hasEndReason() &&
  !isCallback() &&
  unfinishedWipe().length === 0 &&
  (isOwnDevice() || mayHaveSession());
