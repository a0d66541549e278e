/** Keys that move through the open list. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The index after an arrow key; undefined for another key. From the field (-1) Down leads to the first option
 * and Up to the last; from an end the arrows lead back to the field, where typing goes on.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
