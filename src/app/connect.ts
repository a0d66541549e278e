import { isFatal, isNoAnswer } from '#src/domain/service-error.ts';
import { claims, startAuth, type AuthStatus } from '#src/platform/auth/auth.ts';
import { isConfigured } from '#src/platform/config.ts';
import { reportReachability } from '#src/platform/connectivity.ts';
import { isInstalled } from '#src/platform/display-mode.ts';
import { forgetSignInAttempt, mustNotSignIn } from '#src/platform/return-path.ts';
import { isCallback } from '#src/platform/sign-in-callback.ts';
import { wasSignedOut } from '#src/platform/stored-who.ts';
import { onWakeUp } from '#src/platform/wake-ups.ts';
import { enterArea } from '#src/state/enter-area.ts';
import { boot, hasLeft } from '#src/state/boot.ts';
import { member } from '#src/state/member.ts';
import { session } from '#src/state/session.ts';
import { signIn } from '#src/state/sign-in.ts';
import { startSync, stopSync } from './sync-lifetime.ts';

const RETRY_MS = 10_000;

async function learnWho(): Promise<AuthStatus> {
  // After a sign-out the provider may still know the former person, also one that came meanwhile.
  const hasLeftDevice = isCallback() ? () => false : wasSignedOut;
  if (hasLeftDevice()) return 'anonymous';
  const status = await startAuth();
  return hasLeftDevice() ? 'anonymous' : status;
}

/**
 * Nobody is signed in. The installed app is its owner's: what it stored stays readable and a bar offers
 * to sign in (R4.8); a browser tab leaves for the sign-in page (R4.11). What is on the screen stays
 * there when leaving is not possible.
 */
async function handleAnonymous(): Promise<void> {
  if (boot.phase === 'ready' && isInstalled()) return;
  const mayLeave = !mustNotSignIn();
  if (mayLeave && (await signIn())) return;
  if (boot.phase !== 'ready') boot.phase = mayLeave ? 'unreachable' : 'signed-out';
  else if (mayLeave) session.status = 'unreachable';
}

/**
 * The first load of a member of whom the device has nothing: its failure is the start's (R4.5, R4.6).
 * Resolves whether everything came.
 */
async function loadFirst(): Promise<boolean> {
  const { initialise } = await import('#src/sync/initialise.ts');
  const { refreshCards } = await import('#src/sync/refresh/cards.ts');
  // Specification §4: the app mounts after the first try at the physical card, whatever came of it.
  await refreshCards().catch(() => undefined);
  if (hasLeft()) return false;
  boot.phase = 'ready';
  try {
    await initialise();
    return true;
  } catch (error) {
    if (hasLeft()) return false;
    boot.hasError = true;
    if (isNoAnswer(error) && member.status !== 'ready') boot.phase = 'unreachable';
    if (isFatal(error)) boot.phase = 'fatal';
    return false;
  }
}

async function loadAndSync(): Promise<void> {
  const isFresh = member.info === null && (await loadFirst());
  if (!hasLeft()) startSync(isFresh);
}

async function enter(): Promise<void> {
  const person = claims();
  if (!person) return handleAnonymous();
  forgetSignInAttempt();
  if (!(await enterArea(person))) return;
  session.status = 'authenticated';
  boot.hasError = false;
  if (member.info !== null) boot.phase = 'ready';
  void loadAndSync();
}

async function connectOnce(): Promise<void> {
  if (!isConfigured()) {
    const { refreshConfig } = await import('#src/sync/refresh/config.ts');
    await refreshConfig().catch(() => undefined);
  }
  const status = await learnWho();
  if (hasLeft()) return;
  session.status = status;
  if (status === 'authenticated') await enter();
  else if (status === 'anonymous') await handleAnonymous();
  else {
    reportReachability(false);
    if (boot.phase !== 'ready') boot.phase = 'unreachable';
  }
}

let connecting: Promise<void> | null = null;

/** Learns who is signed in and starts the sync; calls at the same time share one run. */
export function connect(): Promise<void> {
  connecting ??= connectOnce().finally(() => {
    connecting = null;
  });
  return connecting;
}

/** Tries again while nobody answers: when the app wakes up, and every 10 s while it is looked at. */
export function keepTrying(): void {
  const retry = () => {
    const isAway = session.status === 'unreachable' || boot.phase === 'unreachable';
    if (isAway && document.visibilityState === 'visible') void connect();
  };
  onWakeUp(retry);
  setInterval(retry, RETRY_MS);
}

/** Starts anew after «technical works» or a lost session, in the same page. */
export function restart(): void {
  stopSync();
  boot.phase = member.status === 'ready' ? 'ready' : 'starting';
  void connect();
}
