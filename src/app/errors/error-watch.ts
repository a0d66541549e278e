import { errorIdOf } from '#src/domain/error-id.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { boot } from '#src/state/boot.ts';
import { showError } from '#src/state/call-error.ts';
import { dialogs, openDialog, showFailure } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { openScreen } from '#src/state/overlays.ts';
import { isChunkError } from './chunk-error.ts';
import { report } from './report.ts';
import { hasWorkOnScreen } from '../session/work-on-screen.ts';

/** Browsers report it as an error; it means that a layout takes one more frame. */
const RESIZE_NOTE = /ResizeObserver loop/;

/** Errors that have led to the profile: a timer that fails again and again must not take the member there each time. */
const explained = new Set<string>();

const pathOfScreen = (): string => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/** Leads to the profile, where a dialog says that something failed; false when the screen must stay. */
function leaveForProfile(error: unknown): boolean {
  // The dialog about an earlier error says it.
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
 * Reports an error that no screen handled, and says it once (R4.6): a call's by the rule of R8.2,
 * any other on the profile, or as a toast where leaving the screen would lose something. An aborted
 * request is no error.
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

/** Catches errors outside rendering, in handlers and rejected promises (R4.6, R8.2). Foreign scripts are not ours. */
export function watchErrors(): void {
  addEventListener('error', ({ error, filename, message }) => {
    const isOwn = filename.startsWith(location.origin) && !RESIZE_NOTE.test(message);
    if (isOwn) handle(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
