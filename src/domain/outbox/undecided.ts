import type { ServiceError } from '../service-error.ts';

/** Responses in a row that decided nothing about a write, all with one status, while the service was reachable. */
export interface Undecided {
  readonly status: number;
  readonly count: number;
}

/** What a write keeps of its attempts. */
interface Attempted {
  /** ms since the epoch of the last attempt; null before the first. */
  readonly sentAt: number | null;
  /** Absent before the first such response. */
  readonly undecided?: Undecided | undefined;
}

/**
 * The responses after one more failed attempt; silence says nothing about this write and changes nothing.
 * @param failure null while the service cannot be reached: then every write fails
 */
export function countUndecided(
  before: Undecided | undefined,
  failure: ServiceError | null,
): Undecided | undefined {
  // A response that breaks the contract was a 2xx.
  const status = failure?.category === 'contract' ? 200 : (failure?.status ?? null);
  if (status === null) return before;
  return { status, count: before?.status === status ? before.count + 1 : 1 };
}

const RETRY_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/** A delay that doubles with each failure, in ms: from 5 s to 5 min. */
export const doublingDelay = (failures: number): number =>
  Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_MS);

/**
 * When a write may be sent again, in ms since the epoch: 0, at once, unless somebody responded to the last attempt
 * and the service has been reachable since.
 * @param reachableSince ms since the epoch
 * @param now ms since the epoch; before the attempt if the device's clock was set back
 */
export function retryAt(
  { sentAt, undecided }: Attempted,
  reachableSince: number,
  now: number,
): number {
  const at = sentAt ?? 0;
  const isDelayed = undecided !== undefined && at >= reachableSince && at <= now;
  return isDelayed ? at + doublingDelay(undecided.count) : 0;
}
