import { showError } from '#src/state/call-error.ts';
import { openDialog } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { isChunkError } from './chunk-error.ts';
import { report } from './report.ts';

/** Browsers report it as an error; it means that a layout takes one more frame. */
const RESIZE_NOTE = /ResizeObserver loop/;

/** Reports an error that no screen handled, and says it once. An aborted request is no error. */
function handle(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (isChunkError(error)) {
    if (network.reachable) openDialog('outdated');
    return;
  }
  report(error);
  showError(error);
}

/** Catches errors outside rendering, in handlers and rejected promises (R4.6, R8.2). Foreign scripts are not ours. */
export function watchErrors(): void {
  addEventListener('error', ({ error, filename, message }) => {
    const isOwn = filename.startsWith(location.origin) && !RESIZE_NOTE.test(message);
    if (isOwn) handle(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => handle(reason));
}
