import { Workbox } from 'workbox-window';
import { CLAIM, LOOK_FOR_VERSION, SKIP_WAITING } from '#sw/protocol.ts';
import { isCutOff } from '../network/connectivity.ts';
import { onResume } from '../page/resume.ts';
import { workerUrl } from '../page/trusted-types.ts';
import { readStored, writeStored } from '../web-storage.ts';
import { announceUpdate, appUpdate, pageBuild } from './app-update.ts';
import { storeMissingFiles } from './stored-files.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;
/** How often the browser may look for a new version of the closed app at most. */
const BACKGROUND_CHECK_MS = 24 * 60 * 60 * 1000;
/** Longest time from the agreement to a version's takeover, before the page reloads, in ms. */
const TAKEOVER_MS = 3000;
/** How often a replaced tab looks whether it may reload. */
const FREE_EVERY_MS = 1000;
/** Keeps the build that the member agreed to leave, for a tab that reloads before the next version took over. */
const AGREED_KEY = 'SF_UPDATE_AGREED';

let registration: ServiceWorkerRegistration | undefined;
let isReloading = false;
/** The member agreed to the waiting version in this tab: what is open here may be lost. */
let hasAgreed = false;
/** The build that showed the agreement, when the tab reloaded before the next version took over. */
let leftBuild: string | null = null;

/** Whether the app's worker controls this page; that of `/` does while there is none. */
const isControlled = (): boolean =>
  navigator.serviceWorker.controller?.scriptURL.endsWith(`${import.meta.env.BASE_URL}sw.js`) ===
  true;

function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

function applyWaiting(): void {
  hasAgreed = true;
  if (!registration?.waiting) return reloadOnce();
  registration.waiting.postMessage({ type: SKIP_WAITING });
  // It takes over when the active worker is idle; a request of this page may keep that one busy.
  setTimeout(() => {
    if (!isReloading) writeStored('session', AGREED_KEY, pageBuild());
    reloadOnce();
  }, TAKEOVER_MS);
}

function announceWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (waiting && active) announceUpdate('waiting', applyWaiting);
}

/** Watches the registration itself: workbox-window's events stop after the first update of a tab. */
function watchUpdates(target: ServiceWorkerRegistration): void {
  const watchInstalling = () =>
    target.installing?.addEventListener('statechange', () => announceWaiting(target));
  target.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  // It took over while this page loaded with the files of the version before: nothing else tells the page.
  if (target.waiting === null && leftBuild === pageBuild()) return reloadOnce();
  hasAgreed &&= target.waiting !== null;
  if (!hasAgreed) announceWaiting(target);
}

/**
 * Reloads when another version takes over. A tab of a first visit starts without a worker: the first
 * worker that controls it is not an update, and every later one was announced before. A tab whose member did
 * not agree there goes on with its own version until it is free, and offers the reload meanwhile (R9.6).
 */
function reloadOnTakeover(container: ServiceWorkerContainer, isFree: () => boolean): void {
  const hadWorker = isControlled();
  container.addEventListener('controllerchange', () => {
    if (!hadWorker && appUpdate() === 'none') return;
    if (hasAgreed || isFree()) return reloadOnce();
    announceUpdate('replaced', reloadOnce);
    setInterval(() => {
      // The kill switch leaves nothing that a reload without a network could show.
      if (navigator.onLine && isFree()) reloadOnce();
    }, FREE_EVERY_MS);
  });
}

function checkRegularly(target: ServiceWorkerRegistration): void {
  // Offline, or the server fails: the current version goes on until the next check.
  const check = () => {
    if (!isCutOff()) target.update().catch(() => undefined);
  };
  setInterval(check, CHECK_EVERY_MS);
  onResume(check);
}

/** Periodic background sync, which the types of the DOM do not know yet. */
interface WithPeriodicSync {
  readonly periodicSync?: {
    register(tag: string, options: { minInterval: number }): Promise<void>;
  };
}

/**
 * Lets an installed app that is closed get the files of a new version by itself (R9.7): it then opens with
 * them on a network that could not carry them. A browser without it, or one that does not grant it, changes
 * nothing.
 */
async function checkInBackground(target: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = target as WithPeriodicSync;
  await periodicSync
    ?.register(LOOK_FOR_VERSION, { minInterval: BACKGROUND_CHECK_MS })
    .catch(() => undefined);
}

const OPTIONS = { scope: import.meta.env.BASE_URL, updateViaCache: 'none' } as const;

/**
 * Lets `/` and `/my` open offline (R9.2): a worker responds only below its own scope. Not before the app's
 * worker is active, so that it takes no connection from the files of a first visit. A host that serves only
 * `/my/` has no such worker.
 */
async function registerRoot(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  // The types know plain addresses only.
  const address = workerUrl('root') as string;
  await serviceWorker.register(address, { scope: '/', updateViaCache: 'none' }).catch(() => null);
}

async function register(): Promise<void> {
  const workbox = new Workbox(workerUrl('app'), OPTIONS);
  registration = await workbox.register();
  if (!registration) return;
  // A page that was still loading when the worker took over has no worker until it requests one.
  if (!isControlled()) registration.active?.postMessage({ type: CLAIM });
  watchUpdates(registration);
  checkRegularly(registration);
  await registerRoot();
  await storeMissingFiles();
  await checkInBackground(registration);
}

/**
 * Registers the service worker of a production build after the page has loaded (R9.3), and never in a page
 * that leaves for the sign-in page: in WebKit such a first worker sometimes stays «installing» for ever.
 * Never throws: without the worker the app works while there is a network.
 * @param isFree whether a reload would lose nothing that is open on the screen
 */
export function registerServiceWorker(isFree: () => boolean): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  leftBuild = readStored('session', AGREED_KEY);
  hasAgreed = leftBuild !== null;
  writeStored('session', AGREED_KEY, null);
  reloadOnTakeover(navigator.serviceWorker, isFree);
  register().catch(() => undefined);
}
