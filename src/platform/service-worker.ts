import { CLAIM, SKIP_WAITING } from '#sw/protocol.ts';
import { workerUrl } from './trusted-types.ts';
import { onResume } from './resume.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
let isReloading = false;

/** Whether a new version is installed and waits for the member's consent. */
export const isUpdateReady = (): boolean => isReady;

/** Calls the listener when a version becomes ready; the returned function unsubscribes. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/** Lets the waiting version take over: every tab of the app reloads once. */
export function applyUpdate(): void {
  if (registration?.waiting) registration.waiting.postMessage({ type: SKIP_WAITING });
  else reloadOnce();
}

function announceWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active || isReady) return;
  isReady = true;
  for (const listener of listeners) listener();
}

/** Watches the registration itself: workbox-window's events stop after the first update of a tab. */
function watchUpdates(target: ServiceWorkerRegistration): void {
  const watchInstalling = () =>
    target.installing?.addEventListener('statechange', () => announceWaiting(target));
  target.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  announceWaiting(target);
}

/**
 * Reloads when another version takes over. A tab of a first visit starts without a worker: the first
 * worker that controls it is no update, and every later one was announced before.
 */
function reloadOnTakeover(container: ServiceWorkerContainer): void {
  const hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadWorker || isReady) reloadOnce();
  });
}

function checkRegularly(target: ServiceWorkerRegistration): void {
  // Offline, or the server fails: the current version goes on until the next check.
  const check = () => void target.update().catch(() => undefined);
  setInterval(check, CHECK_EVERY_MS);
  onResume(check);
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const scope = import.meta.env.BASE_URL;
  const workbox = new Workbox(workerUrl(), { scope, updateViaCache: 'none' });
  registration = await workbox.register();
  if (!registration) return;
  // A page that was still loading when the worker took over has no worker until it requests one.
  if (!navigator.serviceWorker.controller) registration.active?.postMessage({ type: CLAIM });
  watchUpdates(registration);
  checkRegularly(registration);
}

/**
 * Registers the service worker of a production build after the page has loaded (R9.3). Never throws:
 * without the worker the app works while there is a network; `report` gets the error.
 */
export function registerServiceWorker(report: (error: unknown) => void = () => undefined): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  reloadOnTakeover(navigator.serviceWorker);
  register().catch(report);
}
