import { hasEndReason } from '#src/platform/end-reason.ts';
import { isCallback } from '#src/platform/sign-in-callback.ts';
import { restorePath } from '#src/platform/return-path.ts';
import { openStoredArea } from '#src/sync/area/open-area.ts';
import { boot } from '#src/state/boot.ts';
import { session } from '#src/state/session.ts';
import { takeOwnerParameter } from './owner-view/take-owner-parameter.ts';

const RETRY_MS = 10_000;

/** Everything that needs a network is a separate chunk: the first screen does not wait for it. */
const loadConnection = () => import('./connect.ts');

/**
 * Opens the stored area and shows it; everything that needs a network comes later. Resolves
 * when there is something to render.
 */
export async function openDevice(): Promise<void> {
  // The viewer's own area is neither opened nor shown while an owner's is requested (R6.3).
  const hasSnapshot = !takeOwnerParameter() && (await openStoredArea());
  if (hasSnapshot) boot.phase = 'ready';
  // Only keycloak-js may read the provider's response in the address: the router must not see it.
  if (!isCallback()) return hasEndReason() ? restorePath() : undefined;
  try {
    const { connect } = await loadConnection();
    await connect();
  } catch {
    // The chunk could not be loaded: goOnline loads it again while the loader is shown.
  }
  restorePath();
}

async function loadOnline() {
  const [connection, { watchErrors }, { watchSession }, { followChoices }, { skipClosedViews }] =
    await Promise.all([
      loadConnection(),
      import('./error-watch.ts'),
      import('./session-watch.ts'),
      import('./follow-choices.ts'),
      import('#src/ui/base/Dialog/use-back-closes.ts'),
    ]);
  return { ...connection, watchErrors, watchSession, followChoices, skipClosedViews };
}

/**
 * Signs in, refreshes, retries and watches the session while the first screen is shown. Loads chunks
 * that cannot be loaded again every 10 s.
 */
export async function goOnline(): Promise<void> {
  try {
    const { connect, keepTrying, watchErrors, watchSession, followChoices, skipClosedViews } =
      await loadOnline();
    watchErrors();
    watchSession();
    followChoices();
    skipClosedViews();
    keepTrying();
    if (session.status === 'checking') await connect();
  } catch {
    if (boot.phase === 'starting') boot.phase = 'unreachable';
    setTimeout(() => void goOnline(), RETRY_MS);
  }
}

/** Starts again after «technical works» or a lost session, in the same page. */
export async function restart(): Promise<void> {
  const connection = await loadConnection();
  connection.restart();
}

/** Goes to the sign-in page; false when the provider cannot be reached: the page stays (R4.11). */
export async function signIn(): Promise<boolean> {
  const actions = await import('#src/sync/area/sign-in.ts');
  return actions.signIn();
}

/** Signs out when the member presses the button (R9.8). */
export async function signOut(): Promise<void> {
  const { signOutOnRequest } = await import('./leave-area.ts');
  await signOutOnRequest();
}
