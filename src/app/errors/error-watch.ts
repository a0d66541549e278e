import { errorIdOf } from '#src/domain/error-id.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { dialogs, openDialog, showFailure } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { openScreen } from '#src/state/page/overlays.ts';
import { showError } from '#src/state/page/show-error.ts';
import { boot } from '#src/state/session/boot.ts';
import { hasWorkOnScreen } from '../session/work-on-screen.ts';
import { isChunkError } from './chunk-error.ts';
import { report } from './report.ts';

/** Browsers report it as an error; it means that a layout takes one more frame. */
const RESIZE_NOTE = /ResizeObserver loop/;

/** Errors that have led to the profile: a timer that fails repeatedly must lead there only once. */
const explained = new Set<string>();

const pathOfScreen = (): string => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/** Leads to the profile, where a dialog reports the failure; false when the screen must stay. */
function leaveForProfile(error: unknown): boolean {
  // The dialog about an earlier error is still open.
  if (dialogs.open.some(({ kind }) => kind === 'failure')) return true;
  const path = pathOfScreen();
  const key = String(error);
  if (boot.phase !== 'ready' || explained.has(key) || hasWorkOnScreen(path)) return false;
  explained.add(key);
  if (path !== hrefs.profile()) openScreen(hrefs.profile());
  showFailure(errorIdOf(error));
  return true;
}

/**
 * Reports an error that no screen handled, and shows it once (R4.6): a request's by the rule of R8.2,
 * any other on the profile, or as a toast where leaving the screen would lose something. An aborted
 * request is not an error.
 */
function handle(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (isChunkError(error)) {
    if (network.reachable) openDialog('outdated');
    return;
  }
  report(error);
  if (error instanceof ServiceError || !leaveForProfile(error)) showError(error);
}

/** Catches errors of handlers and rejected promises (R4.6, R8.2), but not those of foreign scripts. */
export function watchErrors(): void {
  addEventListener('error', ({ error, filename, message }) => {
    const isOwn = filename.startsWith(location.origin) && !RESIZE_NOTE.test(message);
    if (isOwn) handle(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
