import type { Movement } from '#src/domain/movement.ts';

/** A day's heading: a moment of it, ms since the epoch. */
export interface DayItem {
  readonly day: number;
}
export type ListItem = DayItem | Movement;

/** Movements under the headings of their days by the device's calendar, in the order given. */
export function listItems(movements: readonly Movement[]): readonly ListItem[] {
  const items: ListItem[] = [];
  // A calendar is asked once a day and not for each of 100,000.
  let start = Infinity;
  let end = -Infinity;
  for (const movement of movements) {
    if (movement.time < start || movement.time >= end) {
      const date = new Date(movement.time);
      const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
      start = new Date(year, month, day).getTime();
      end = new Date(year, month, day + 1).getTime();
      items.push({ day: movement.time });
    }
    items.push(movement);
  }
  return items;
}
