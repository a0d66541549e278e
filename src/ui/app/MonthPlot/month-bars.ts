import type { MonthTotals } from '#src/domain/movement-totals.ts';

/** The drawing's height and the height of the least bar that is not nothing, in CSS px. */
export const PLOT_HEIGHT = 96;
const LEAST = 3;

/** A month's bars, in CSS px from the line between them. */
export interface MonthBars {
  readonly up: number;
  readonly down: number;
}

/** Where the line between received and spent is, and how far each month's bars go from it. */
export function monthBars(months: readonly MonthTotals[]): {
  readonly line: number;
  readonly bars: readonly MonthBars[];
} {
  const most = Math.max(0, ...months.map(({ received }) => received));
  const least = Math.max(0, ...months.map(({ spent }) => spent));
  // One scale for both, so that their sizes can be compared.
  const scale = PLOT_HEIGHT / Math.max(1, most + least);
  const height = (coins: number) => (coins === 0 ? 0 : Math.max(LEAST, coins * scale));
  return {
    line: most + least === 0 ? PLOT_HEIGHT : most * scale,
    bars: months.map(({ received, spent }) => ({ up: height(received), down: height(spent) })),
  };
}
