import { startFiles } from '../first-paint/start-files.ts';
import { onReachability } from '../network/connectivity.ts';

/** The Network Information API, which the types and Safari and Firefox lack. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

const mayFetch = ({ saveData, type }: Connection): boolean =>
  saveData !== true && type !== 'cellular';

/** Where the browser has no idle callback, in ms. */
const LATER_MS = 2000;

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, LATER_MS);
}

/** Requests the decoder's files without running them: only the worker needs them. */
function fetchScanner(): void {
  for (const file of startFiles().ahead['scanner'] ?? []) {
    fetch(file, { priority: 'low' }).catch(() => undefined);
  }
}

/**
 * Fetches the decoder when the service can be reached and the browser is idle, so that the scanner works
 * offline: the worker caches it. Not on a metered connection. The returned function cancels it.
 */
export function prefetchScanner(): () => void {
  const { connection = {} } = navigator as Navigator & { readonly connection?: Connection };
  if (!mayFetch(connection)) return () => {};
  const stop = onReachability((reachable) => {
    if (!reachable) return;
    stop();
    whenIdle(fetchScanner);
  });
  return stop;
}
