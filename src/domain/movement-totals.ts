import type { Movement } from './movement.ts';
import type { OperationKind } from './operation.ts';

/** Sums of movements. */
export interface Totals {
  /** Coins that came, and coins that went as a positive number. */
  readonly received: number;
  readonly spent: number;
  /** How many movements there are. */
  readonly count: number;
}

/** The totals of a calendar month. */
export interface MonthTotals extends Totals {
  /** Its first moment by the device's clock, ms since the epoch. */
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

export function totalsOf(movements: readonly Movement[]): Totals {
  const sums = nothing();
  for (const { amount } of movements) add(sums, amount);
  return sums;
}

/** The totals of every kind that occurs, the one with the most coins moved first. */
export function totalsByKind(movements: readonly Movement[]): readonly KindTotals[] {
  const kinds = new Map<OperationKind, Sums>();
  for (const { kind, amount } of movements) {
    const sums = kinds.get(kind) ?? nothing();
    add(sums, amount);
    kinds.set(kind, sums);
  }
  const moved = ({ received, spent }: Totals) => received + spent;
  return [...kinds]
    .map(([kind, sums]) => ({ kind, ...sums }))
    .toSorted((a, b) => moved(b) - moved(a));
}

/** The first moment of the local calendar month that is `shift` months from the moment's own, in ms. */
export function monthStart(moment: number, shift = 0): number {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth() + shift).getTime();
}

function sumMonths(movements: readonly Movement[]): ReadonlyMap<number, Sums> {
  const months = new Map<number, Sums>();
  // Neighbours are mostly of one month: a calendar is asked once a month, not for each of 100,000.
  let start = Infinity;
  let end = -Infinity;
  let sums = nothing();
  for (const { time, amount } of movements) {
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
 * The totals of each local calendar month from the earliest with a movement to that of `now` (ms),
 * oldest first, months without movements included; at least `least` of them.
 */
export function totalsByMonth(
  movements: readonly Movement[],
  now: number,
  least: number,
): readonly MonthTotals[] {
  const months = sumMonths(movements);
  const starts = [...months.keys(), monthStart(now)];
  const first = Math.min(...starts, monthStart(now, 1 - least));
  const last = Math.max(...starts);
  const all: MonthTotals[] = [];
  for (let start = first; start <= last; start = monthStart(start, 1)) {
    all.push({ start, ...(months.get(start) ?? nothing()) });
  }
  return all;
}
