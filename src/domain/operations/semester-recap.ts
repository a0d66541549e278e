import type { OperationSummary, TimeRange } from './operation-summary.ts';
import { totalsByMonth } from './operation-totals.ts';

/** Half of the academic year by the device's calendar: autumn is September to January, spring the rest. */
export interface Semester {
  readonly season: 'autumn' | 'spring';
  /** Calendar year of its first day. */
  readonly year: number;
  readonly range: TimeRange;
}

/** What a member's semester came to; made on the device. */
export interface SemesterRecap {
  readonly semester: Semester;
  /** Coins. */
  readonly received: number;
  /** Friends who registered. */
  readonly friends: number;
  /** Orders that were not cancelled. */
  readonly orders: number;
  /** The month that brought the most coins; null when none brought any. */
  readonly bestMonth: { readonly start: number; readonly received: number } | null;
}

const SEPTEMBER = 8;
const FEBRUARY = 1;

function semesterFrom(season: Semester['season'], year: number): Semester {
  const [first, next] = season === 'autumn' ? [SEPTEMBER, 12 + FEBRUARY] : [FEBRUARY, SEPTEMBER];
  const range = { from: new Date(year, first).getTime(), to: new Date(year, next).getTime() };
  return { season, year, range };
}

/** The semester of a moment (ms since the epoch). */
export function semesterOf(moment: number): Semester {
  const date = new Date(moment);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  if (month >= FEBRUARY && month < SEPTEMBER) return semesterFrom('spring', year);
  return semesterFrom('autumn', month < FEBRUARY ? year - 1 : year);
}

const isIn = ({ time }: OperationSummary, { from, to }: TimeRange): boolean =>
  time >= from && time < to;

/**
 * Orders of these operations that were not cancelled, also not later. Operations of earlier services do not name
 * their order: each cancellation among them counts against the semester that it is in.
 */
function keptOrders(
  operations: readonly OperationSummary[],
  all: readonly OperationSummary[],
): number {
  const isUnnamed = ({ kind, orderId }: OperationSummary) =>
    kind === 'CANCEL_ORDER' && orderId === 0;
  const cancelled = new Set(
    all.filter((one) => one.kind === 'CANCEL_ORDER' && !isUnnamed(one)).map((one) => one.orderId),
  );
  const kept = operations.filter(
    ({ kind, orderId }) => kind === 'ORDER' && !cancelled.has(orderId),
  );
  return Math.max(0, kept.length - operations.filter(isUnnamed).length);
}

function recapOf(all: readonly OperationSummary[], semester: Semester): SemesterRecap {
  const operations = all.filter((one) => isIn(one, semester.range));
  const countOf = (kind: OperationSummary['kind']) =>
    operations.filter((one) => one.kind === kind).length;
  // What an order cost and gave back is not earned.
  const earned = operations.filter(({ kind, amount }) => amount > 0 && kind !== 'CANCEL_ORDER');
  const [best] = totalsByMonth(earned, semester.range.from, 1).toSorted(
    (a, b) => b.received - a.received,
  );
  return {
    semester,
    received: earned.reduce((sum, { amount }) => sum + amount, 0),
    friends: countOf('FRIEND'),
    orders: keptOrders(operations, all),
    bestMonth: best && best.received > 0 ? { start: best.start, received: best.received } : null,
  };
}

/**
 * Recaps of this and the previous semester, newest first; a semester that earned nothing has none.
 * @param since all operations since this time are given (ms since the epoch)
 * @param now ms since the epoch
 */
export function semesterRecaps(
  operations: readonly OperationSummary[],
  since: number,
  now: number,
): readonly SemesterRecap[] {
  const current = semesterOf(now);
  const previous = semesterOf(current.range.from - 1);
  return [current, previous]
    .filter(({ range }) => since < range.from)
    .map((semester) => recapOf(operations, semester))
    .filter(({ received }) => received > 0);
}
