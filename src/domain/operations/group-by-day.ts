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
  const days = Map.groupBy(items, (item) => new Date(timeOf(item)).toDateString());
  return [...days.values()].flatMap((ofDay) =>
    ofDay.slice(0, 1).map((first) => ({ day: timeOf(first), items: ofDay })),
  );
}
