import { subscribe } from 'valtio';
import { isFatal, lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { claims, startAuth, type AuthStatus } from '#src/platform/auth/auth.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { forgetSignInAttempt, mustNotSignIn } from '#src/platform/auth/return-path.ts';
import { isCallback } from '#src/platform/auth/sign-in-callback.ts';
import { isConfigured } from '#src/platform/config.ts';
import { reportReachability } from '#src/platform/network/connectivity.ts';
import { knownObstacle, reportObstacle } from '#src/platform/network/obstacle.ts';
import { isOwnerRequested, isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { onResume } from '#src/platform/page/resume.ts';
import { takeEndReason } from '#src/platform/stored/end-reason.ts';
import { wasSignedOut } from '#src/platform/stored/known-member.ts';
import { isOwnDevice } from '#src/platform/stored/own-device.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { member } from '#src/state/member/member.ts';
import { boot, dispatchBoot, hasLeft } from '#src/state/session/boot.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { showSessionEnd } from '#src/sync/area/end-session.ts';
import { enterArea } from '#src/sync/area/enter-area.ts';
import type { Owner } from '#src/sync/area/find-owner.ts';
import { leaveOwnerArea } from '#src/sync/area/leave-owner-area.ts';
import { untilReopened } from '#src/sync/area/reopen-area.ts';
import { signIn } from '#src/sync/area/sign-in.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { startSync, stopSync } from '#src/sync/sync-lifetime.ts';
import { explainOwnerViewEnd } from '../owner-view/explain-end.ts';
import { hasWorkOnScreen } from './work-on-screen.ts';

const RETRY_MS = 10_000;

async function checkSession(): Promise<AuthStatus> {
  // After a sign-out, also one that another tab made meanwhile, the provider's session may still exist.
  const hasLeftDevice = isCallback() ? () => false : wasSignedOut;
  if (hasLeftDevice()) return 'anonymous';
  const status = await startAuth();
  return hasLeftDevice() ? 'anonymous' : status;
}

/**
 * Handles a start without a session. The member's own device keeps the stored screen and shows a bar with a
 * sign-in button; any other hides it (R4.8) and goes to the sign-in page (R4.11), except after an idle
 * sign-out, which it explains first. An owner's area closes with the viewer's session (R6.3).
 */
async function handleAnonymous(): Promise<void> {
  if (isOwnerView()) return leaveOwnerArea('session');
  session.endReason = takeEndReason() ?? session.endReason;
  if (boot.phase === 'ready') {
    await showSessionEnd(session.endReason ?? 'expired');
    if (isOwnDevice()) return;
  }
  // Before the sign-in page the member learns what is still on the device.
  const mayLeave = !mustNotSignIn() && session.endReason !== 'idle' && !storage.isUnwiped;
  if (mayLeave && (await signIn())) return;
  if (mayLeave) dispatchBoot({ type: 'signInMissed' });
  else dispatchBoot({ type: session.endReason === null ? 'signedOut' : 'sessionEnded' });
}

/** The screens do not wait longer for what is stored already, in ms. */
const READ_LIMIT_MS = 1000;

/** The state follows the database a moment after the write: earlier screens would lack the card's notice. */
const untilRead = (isRead: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = subscribe(member, () => end(isRead()));
    const timer = setTimeout(() => end(true), READ_LIMIT_MS);
    const end = (isOver: boolean) => {
      if (!isOver) return;
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    end(isRead());
  });

/**
 * The cards of a member without any may still be at the previous address (R4.16): the guard would lead to the card
 * form.
 */
async function untilCardsMoved(address: Promise<unknown>): Promise<void> {
  if (member.cards.length > 0) return;
  await address;
  if (emailChange.replacement === 'completed') await untilRead(() => member.cards.length > 0);
}

/**
 * The first load of a member without stored data: if it fails, the start fails (R4.5, R4.6). Resolves
 * with whether everything was loaded.
 */
async function loadFirst(): Promise<boolean> {
  const { initialise, settleAddress, refreshOwner, refreshCollection } = await loadSync();
  const cards = refreshCollection('cards');
  const address = isOwnerView() ? null : settleAddress();
  const all = address === null ? refreshOwner({ cards }) : initialise({ cards }, address);
  // Its failure is handled below, once the app is mounted.
  void all.catch(() => undefined);
  // The app mounts after the first request for the cards, whatever its outcome.
  await cards
    .then(() => untilRead(() => member.cardsKnown))
    .then(() => address && untilCardsMoved(address))
    .catch(() => undefined);
  await untilReopened();
  if (hasLeft()) return false;
  dispatchBoot({ type: 'areaOpened' });
  try {
    await all;
    return true;
  } catch (error) {
    if (hasLeft()) return false;
    dispatchBoot({
      type: 'startFailed',
      isFatal: isFatal(error),
      lacksResponse: lacksResponse(error),
      hasData: member.status === 'ready',
    });
    return false;
  }
}

async function loadAndSync(): Promise<void> {
  const isFresh = member.info === null && (await loadFirst());
  if (!hasLeft()) startSync(isFresh);
}

const loadOwnerSteps = async () => (await import('../areas/staff.ts')).ownerSteps;

/** Opens the owner's area under its texts, and watches what ends the view. False when the viewer has left. */
async function enterOwner(viewer: Claims, owner: Owner): Promise<boolean> {
  const { enterOwnerArea, speakOfMember, watchOwnerView } = await loadOwnerSteps();
  speakOfMember();
  const hasEntered = await enterOwnerArea(viewer, owner);
  if (hasEntered) watchOwnerView();
  return hasEntered;
}

/** Whom this tab views, or null; undefined when the service did not say whose reference the address has. */
async function ownerOf(viewer: Claims): Promise<Owner | null | undefined> {
  try {
    return isOwnerRequested() ? await (await loadOwnerSteps()).findOwner(viewer) : null;
  } catch (error) {
    const isFault = error instanceof ServiceError && !lacksResponse(error);
    dispatchBoot(
      isFault
        ? { type: 'startFailed', isFatal: true, lacksResponse: false, hasData: false }
        : { type: 'unreached' },
    );
    return undefined;
  }
}

async function enter(): Promise<void> {
  const person = claims();
  if (!person) return handleAnonymous();
  forgetSignInAttempt();
  const owner = await ownerOf(person);
  if (owner === undefined || (owner !== null && hasLeft())) return;
  // The role was withdrawn while the service could not be reached.
  if (owner === null && isOwnerView()) return leaveOwnerArea();
  const hasEntered = await (owner === null ? enterArea(person) : enterOwner(person, owner));
  if (!hasEntered) return;
  session.status = 'authenticated';
  if (owner === null) void explainOwnerViewEnd();
  session.endReason = null;
  takeEndReason();
  dispatchBoot({ type: 'sessionFound', hasData: member.info !== null });
  if (ownerArea.isUnknown) dispatchBoot({ type: 'areaOpened' });
  else void loadAndSync();
}

/** Number of attempts in a row in which the provider responded and its frame did not. */
let missingResponses = 0;

/**
 * Goes to the sign-in page, which finds the session without a frame (R4.11). A stored screen first tries the
 * frame once more, for a slow network, and stays while something would be lost. Otherwise it shows the cause.
 */
async function handleMissingResponse(): Promise<void> {
  missingResponses += 1;
  const isShown = boot.phase === 'ready';
  if (isShown && missingResponses < 2) return;
  const mayLeave = () => !isShown || !hasWorkOnScreen(location.pathname.slice(3));
  if (!mustNotSignIn() && mayLeave() && (await signIn(mayLeave))) return;
  reportObstacle('frame');
  dispatchBoot({ type: 'unreached' });
}

async function connectOnce(): Promise<void> {
  if (!isConfigured()) {
    const { refreshConfig } = await loadSync();
    await refreshConfig().catch(() => undefined);
  }
  const status = await checkSession();
  if (hasLeft()) return;
  session.status = status === 'no-response' ? 'unreachable' : status;
  if (status === 'no-response') return handleMissingResponse();
  missingResponses = 0;
  if (status === 'authenticated') await enter();
  else if (status === 'anonymous') await handleAnonymous();
  else {
    if (knownObstacle() === null) reportReachability(false);
    dispatchBoot({ type: 'unreached' });
  }
}

let connecting: Promise<void> | null = null;

/** Checks the session and starts the sync; concurrent calls share one run. */
export function connect(): Promise<void> {
  connecting ??= connectOnce().finally(() => {
    connecting = null;
  });
  return connecting;
}

/**
 * Connects again while the service or the provider cannot be reached: when the app resumes, and every
 * 10 s while the page is visible.
 */
export function keepTrying(): void {
  const retry = () => {
    const isAway = session.status === 'unreachable' || boot.phase === 'unreachable';
    if (isAway && document.visibilityState === 'visible') void connect();
  };
  onResume(retry);
  setInterval(retry, RETRY_MS);
}

/** Starts again after «technical works» or a lost session, in the same page. */
export function restart(): void {
  stopSync();
  dispatchBoot({ type: 'restarted', hasData: member.status === 'ready' });
  void connect();
}

/**
 * Goes on in an area whose database was opened again: what it lacks is fetched as in a first start. A session
 * that exists is not checked again, which some browsers do only by leaving the page.
 */
export function resumeArea(): void {
  if (session.status !== 'authenticated') return restart();
  if (member.info !== null) dispatchBoot({ type: 'areaOpened' });
  void loadAndSync();
}
