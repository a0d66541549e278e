/** What happened on one day of the device's calendar. */
export interface DayGroup<Item> {
  /** Time of the day's first listed item, for the heading: ms since the epoch, or an ISO date-time. */
  readonly day: number | string;
  readonly items: readonly Item[];
}

/** Splits items by the device's calendar day, keeping their order (R2.12, R4.7). */
export function groupByDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number | string,
): readonly DayGroup<Item>[] {
  const days = new Map<string, { readonly day: number | string; readonly items: Item[] }>();
  for (const item of items) {
    const time = timeOf(item);
    const name = new Date(time).toDateString();
    const sameDay = days.get(name);
    if (sameDay) sameDay.items.push(item);
    else days.set(name, { day: time, items: [item] });
  }
  return [...days.values()];
}
