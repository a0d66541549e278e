import type { MonthTotals } from '#src/domain/operation-totals.ts';

/** Height of the drawing and smallest height of a bar that is not zero, in CSS px. */
export const PLOT_HEIGHT = 96;
const MIN_BAR_HEIGHT = 3;

/** Heights of a month's bars, in CSS px from the line. */
export interface MonthBars {
  readonly up: number;
  readonly down: number;
}

/** Computes the position of the line between received and spent and the heights of all bars. */
export function monthBars(months: readonly MonthTotals[]): {
  readonly line: number;
  readonly bars: readonly MonthBars[];
} {
  const mostReceived = Math.max(0, ...months.map(({ received }) => received));
  const mostSpent = Math.max(0, ...months.map(({ spent }) => spent));
  // One scale for both directions, so that their sizes are comparable.
  const scale = PLOT_HEIGHT / Math.max(1, mostReceived + mostSpent);
  const height = (coins: number) => (coins === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, coins * scale));
  return {
    line: mostReceived + mostSpent === 0 ? PLOT_HEIGHT : mostReceived * scale,
    bars: months.map(({ received, spent }) => ({ up: height(received), down: height(spent) })),
  };
}
