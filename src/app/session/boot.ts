import { removeLoneFirstView } from '#src/features/orders/pickup/first-view-element.ts';
import { restorePath } from '#src/platform/auth/return-path.ts';
import { isCallback } from '#src/platform/auth/sign-in-callback.ts';
import { showOwnerInAddress } from '#src/platform/owner-view/owner-address.ts';
import { isOwnerRequested } from '#src/platform/owner-view/owner-view.ts';
import { hasEndReason } from '#src/platform/stored/end-reason.ts';
import { member } from '#src/state/member/member.ts';
import { boot, dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { closeWhenLeft, openStoredArea } from '#src/sync/area/open-area.ts';
import { untilContentShown } from '#src/sync/loop/content-shown.ts';
import { takeOwnerParameter } from '../owner-view/take-owner-parameter.ts';

const RETRY_MS = 10_000;

/** Everything that needs a network is a separate chunk: the first screen does not wait for it. */
const loadConnection = async () => (await import('../areas/connection.ts')).connection;

/** The file of the page is no screen's address, but some links and installers open it. */
function dropFileName(): void {
  const { pathname, search, hash } = location;
  if (!pathname.endsWith('/index.html')) return;
  const path = pathname.slice(0, -'index.html'.length);
  history.replaceState(history.state, '', path + search + hash);
}

/**
 * Opens the stored area and shows it; everything that needs a network comes later. Resolves
 * when there is something to render.
 * @param isProviderAway this start has already found that the provider cannot be reached
 */
export async function openDevice(isProviderAway: boolean): Promise<void> {
  dropFileName();
  closeWhenLeft();
  // The viewer's own area is neither opened nor shown while an owner's is requested (R6.3).
  const hasSnapshot = !takeOwnerParameter() && (await openStoredArea());
  if (hasSnapshot) dispatchBoot({ type: 'areaOpened' });
  else if (isProviderAway) dispatchBoot({ type: 'unreached' });
  // Only keycloak-js may read the provider's response in the address: the router must not see it.
  if (!isCallback()) return hasEndReason() ? restorePath() : undefined;
  try {
    const { connect } = await loadConnection();
    await connect();
  } catch {
    // The chunk could not be loaded: goOnline loads it again while the loader is shown.
  }
  restorePath();
  // The sign-in has found that this viewer may not view the owner whom the address names.
  if (!isOwnerRequested()) showOwnerInAddress(null);
}

/**
 * Stores the app, signs in, refreshes, retries and watches the session. Stored content is shown first;
 * without it the network is what the member waits for.
 * @param onContentShown called once the screen shows what it reads from the device
 */
export async function goOnline(onContentShown: () => void): Promise<void> {
  // An area that was left before its first data came has nothing to show until the network brings it.
  const lacksContent = member.info === null && session.status === 'checking';
  if (boot.phase === 'ready' && !lacksContent) await untilContentShown();
  removeLoneFirstView();
  onContentShown();
  await startConnection();
}

/** Loads chunks that cannot be loaded again every 10 s. */
async function startConnection(): Promise<void> {
  try {
    const { connect, watch } = await loadConnection();
    watch();
    if (session.status === 'checking') await connect();
  } catch {
    dispatchBoot({ type: 'unreached' });
    setTimeout(() => void startConnection(), RETRY_MS);
  }
}

/** Starts again after «technical works» or a lost session, in the same page. */
export async function restart(): Promise<void> {
  (await loadConnection()).restart();
}

/** Goes to the sign-in page; false when the provider cannot be reached: the page stays (R4.11). */
export async function signIn(): Promise<boolean> {
  return (await loadConnection()).signIn();
}

/** Signs out when the member presses the button (R9.8). */
export async function signOut(): Promise<void> {
  await (await loadConnection()).signOut();
}
