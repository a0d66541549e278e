import type { OperationSummary } from './operation-summary.ts';
import type { OperationKind } from './operation.ts';

/** Sums of operations. */
export interface Totals {
  /** Coins received, and coins spent as a positive number. */
  readonly received: number;
  readonly spent: number;
  readonly count: number;
}

/** The totals of a calendar month. */
export interface MonthTotals extends Totals {
  /** Start of the month by the device's clock, ms since the epoch. */
  readonly start: number;
}

/** The totals of one kind of operations. */
export interface KindTotals extends Totals {
  readonly kind: OperationKind;
}

type Sums = { -readonly [K in keyof Totals]: Totals[K] };

const nothing = (): Sums => ({ received: 0, spent: 0, count: 0 });

function add(sums: Sums, amount: number): void {
  if (amount < 0) sums.spent -= amount;
  else sums.received += amount;
  sums.count += 1;
}

export function totalsOf(operations: readonly OperationSummary[]): Totals {
  const sums = nothing();
  for (const { amount } of operations) add(sums, amount);
  return sums;
}

/** Totals of every kind that occurs; the kind that moved the most coins comes first. */
export function totalsByKind(operations: readonly OperationSummary[]): readonly KindTotals[] {
  const moved = ({ received, spent }: Totals) => received + spent;
  return [...Map.groupBy(operations, ({ kind }) => kind)]
    .map(([kind, ofKind]) => ({ kind, ...totalsOf(ofKind) }))
    .toSorted((a, b) => moved(b) - moved(a));
}

/** Start (ms) of the local calendar month that is `shift` months away from the month of `moment` (ms). */
export function monthStart(moment: number, shift = 0): number {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth() + shift).getTime();
}

function sumMonths(operations: readonly OperationSummary[]): ReadonlyMap<number, Sums> {
  const months = new Map<number, Sums>();
  // Neighbours are mostly of one month: this computes a date once a month, not for each of 100,000.
  let start = Infinity;
  let end = -Infinity;
  let sums = nothing();
  for (const { time, amount } of operations) {
    if (time < start || time >= end) {
      start = monthStart(time);
      end = monthStart(time, 1);
      sums = months.get(start) ?? nothing();
      months.set(start, sums);
    }
    add(sums, amount);
  }
  return months;
}

/**
 * Totals of each local calendar month, oldest first, from the earliest operation to the month of `now`,
 * including months without operations.
 * @param now ms since the epoch
 * @param least smallest number of months to return
 */
export function totalsByMonth(
  operations: readonly OperationSummary[],
  now: number,
  least: number,
): readonly MonthTotals[] {
  const months = sumMonths(operations);
  const starts = [...months.keys(), monthStart(now)];
  const first = Math.min(...starts, monthStart(now, 1 - least));
  const last = Math.max(...starts);
  const all: MonthTotals[] = [];
  for (let start = first; start <= last; start = monthStart(start, 1)) {
    all.push({ start, ...(months.get(start) ?? nothing()) });
  }
  return all;
}
