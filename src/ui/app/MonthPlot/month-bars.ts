import type { MonthTotals } from '#src/domain/operation-totals.ts';

/** Height of the drawing and smallest height of a bar that is not zero, in CSS px. */
export const PLOT_HEIGHT = 96;
const MIN_BAR_HEIGHT = 3;

/** A month in the plot. */
export interface PlotMonth extends MonthTotals {
  /** Some of its operations are not loaded: its sums would be wrong. */
  readonly isIncomplete?: boolean;
}

/** Heights of a month's bars, in CSS px from the line. */
export interface MonthBars {
  readonly up: number;
  readonly down: number;
}

interface Bars {
  /** Position of the line between received and spent, in CSS px from the top. */
  readonly line: number;
  /** CSS px of one coin. */
  readonly scale: number;
  readonly bars: readonly MonthBars[];
}

/** Computes the scale of the plot and the heights of all bars; incomplete months have none. */
export function monthBars(months: readonly PlotMonth[]): Bars {
  const complete = months.filter(({ isIncomplete = false }) => !isIncomplete);
  const mostReceived = Math.max(0, ...complete.map(({ received }) => received));
  const mostSpent = Math.max(0, ...complete.map(({ spent }) => spent));
  // One scale for both directions, so that their sizes are comparable.
  const scale = PLOT_HEIGHT / Math.max(1, mostReceived + mostSpent);
  const height = (coins: number) => (coins === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, coins * scale));
  return {
    line: mostReceived + mostSpent === 0 ? PLOT_HEIGHT : mostReceived * scale,
    scale,
    bars: months.map(({ received, spent }) => ({ up: height(received), down: height(spent) })),
  };
}
