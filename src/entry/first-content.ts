import { isDocumentation } from '#src/app/documentation/documentation-address.ts';
import { mustNotSignIn } from '#src/platform/auth/return-path.ts';
import { isCallback } from '#src/platform/auth/sign-in-callback.ts';
import { syntheticIdentity } from '#src/platform/auth/synthetic.ts';
import { isConfigured } from '#src/platform/config.ts';
import { isOwnerRequested } from '#src/platform/owner-view/owner-view.ts';
import { hasEndReason } from '#src/platform/stored/end-reason.ts';
import { loadKnownMember, wasSignedOut } from '#src/platform/stored/known-member.ts';
import { isOwnDevice } from '#src/platform/stored/own-device.ts';
import { mayHaveSession } from '#src/platform/stored/session-limit.ts';
import { unfinishedWipe } from '#src/platform/stored/unfinished-wipe.ts';

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
