import { isCallback } from '#src/platform/sign-in-callback.ts';
import { restorePath } from '#src/platform/return-path.ts';
import { openStoredArea } from '#src/state/area.ts';
import { boot } from '#src/state/boot.ts';
import { session } from '#src/state/session.ts';

const RETRY_MS = 10_000;

/** Everything that needs a network is a chunk of its own: the first screen does not wait for it. */
const loadConnection = () => import('./connect.ts');

/**
 * Opens what the device has and shows it; everything that needs a network comes after (design §4). The
 * returned promise settles when there is something to render.
 */
export async function openDevice(): Promise<void> {
  const hasSnapshot = await openStoredArea();
  if (hasSnapshot) boot.phase = 'ready';
  // The provider's answer in the address is for keycloak-js alone: the router must not see it.
  if (!isCallback()) return;
  try {
    const { connect } = await loadConnection();
    await connect();
  } catch {
    // The chunk could not be had: goOnline asks for it again beside the loader.
  }
  restorePath();
}

async function loadOnline() {
  const [connection, { watchSession }, { followChoices }, { skipClosedViews }] = await Promise.all([
    loadConnection(),
    import('./session-watch.ts'),
    import('./follow-choices.ts'),
    import('#src/ui/base/Dialog/use-back-closes.ts'),
  ]);
  return { ...connection, watchSession, followChoices, skipClosedViews };
}

/**
 * Goes on beside what is on the screen: signs in, refreshes, retries, watches over the session. Chunks
 * that cannot be had yet are asked for again every 10 s.
 */
export async function goOnline(): Promise<void> {
  try {
    const { connect, keepTrying, watchSession, followChoices, skipClosedViews } =
      await loadOnline();
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

/** Starts anew after «technical works» or a lost session, in the same page. */
export async function restart(): Promise<void> {
  const connection = await loadConnection();
  connection.restart();
}

/** Goes to the sign-in page; false when it is away, and then the page stays (R4.11). */
export async function signIn(): Promise<boolean> {
  const actions = await import('#src/state/sign-in.ts');
  return actions.signIn();
}

/** Signs out by the member's own wish (R9.8). */
export async function signOut(): Promise<void> {
  const { leaveByWish } = await import('./leave-area.ts');
  await leaveByWish();
}
