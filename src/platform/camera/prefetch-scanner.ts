import { onReachability } from '../connectivity.ts';
import { loadScanner } from './load-scanner.ts';

/** What the Network Information API tells; the types know no such thing and Safari and Firefox neither. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

const mayFetch = ({ saveData, type }: Connection): boolean =>
  saveData !== true && type !== 'cellular';

/** Where the browser tells no idle time, in ms. */
const LATER_MS = 2000;

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, LATER_MS);
}

/**
 * Fetches the decoder when the service has answered and the browser has nothing else to do, so that the
 * scanner also works without a network: the worker keeps it from then on. Not on a connection that is paid
 * for by its bytes. Returns how to give it up.
 */
export function prefetchScanner(): () => void {
  const { connection = {} } = navigator as Navigator & { readonly connection?: Connection };
  if (!mayFetch(connection)) return () => {};
  const stop = onReachability((reachable) => {
    if (!reachable) return;
    stop();
    whenIdle(() => void loadScanner().catch(() => undefined));
  });
  return stop;
}
