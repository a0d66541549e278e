import type { LimitFunction } from 'p-limit';
import { TooBusy } from './away.ts';

/** How long work waits for its turn, in ms: as long as for a connection. */
const WAIT_MS = 3000;

/** Does work in its turn of a queue; rejects as for a database that is busy when that takes too long. */
export function inTurn<T>(queue: LimitFunction, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  return queue(() => {
    if (performance.now() - since > WAIT_MS) throw new TooBusy('Too much waits for its turn');
    return work();
  });
}
