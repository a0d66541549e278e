import type { OperationSummary } from '#src/domain/operations/operation-summary.ts';

/** A day's heading; `day` is a moment of that day, ms since the epoch. */
export interface DayItem {
  readonly day: number;
}
export type ListItem = DayItem | OperationSummary;

/** The operations under the headings of their days by the device's calendar, in the given order. */
export function listItems(operations: readonly OperationSummary[]): readonly ListItem[] {
  const items: ListItem[] = [];
  // The calendar is evaluated once a day and not for each of 100,000 operations.
  let start = Infinity;
  let end = -Infinity;
  for (const operation of operations) {
    if (operation.time < start || operation.time >= end) {
      const date = new Date(operation.time);
      const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
      start = new Date(year, month, day).getTime();
      end = new Date(year, month, day + 1).getTime();
      items.push({ day: operation.time });
    }
    items.push(operation);
  }
  return items;
}
