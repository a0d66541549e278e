import type { Operation } from '#src/domain/operation.ts';

/** The operations of one day of the member's own calendar. */
export interface OperationDay {
  /** ISO date-time of the day's first listed operation, for the heading. */
  readonly date: string;
  readonly operations: readonly Operation[];
}

/** Splits operations by the device's calendar day, keeping their order (R2.12). */
export function groupByDay(operations: readonly Operation[]): readonly OperationDay[] {
  const days = new Map<string, Operation[]>();
  for (const operation of operations) {
    const day = new Date(operation.date).toDateString();
    const sameDay = days.get(day);
    if (sameDay) sameDay.push(operation);
    else days.set(day, [operation]);
  }
  return [...days.values()].flatMap((list) => {
    const [first] = list;
    return first ? [{ date: first.date, operations: list }] : [];
  });
}
