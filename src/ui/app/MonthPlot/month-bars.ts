import type { MonthTotals } from '#src/domain/operations/operation-totals.ts';

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

/** Round values beside the plot; no bar goes beyond the first and the last one. */
interface Axis {
  /** Coins between two values. */
  readonly step: number;
  /** Numbers of steps over and under the line. */
  readonly above: number;
  readonly below: number;
}

interface Bars extends Axis {
  /** Position of the line between received and spent, in CSS px from the top. */
  readonly line: number;
  /** CSS px of one coin. */
  readonly scale: number;
  readonly bars: readonly MonthBars[];
}

/** Most distances between the values of the axis: more would not fit its height. */
const MOST_STEPS = 4;

/** Round steps are these factors of a power of ten. */
const STEP_FACTORS = [1, 2, 2.5, 5];

/** Round values that span both amounts as closely as a few steps can. */
function axisOf(received: number, spent: number): Axis {
  let best: Axis = { step: 1, above: received, below: spent };
  let span = Infinity;
  for (let power = 1; power <= Math.max(1, received, spent); power *= 10) {
    for (const step of STEP_FACTORS.map((factor) => factor * power)) {
      const [above, below] = [Math.ceil(received / step), Math.ceil(spent / step)];
      const isCloser = (above + below) * step < span;
      if (!Number.isInteger(step) || above + below > MOST_STEPS || !isCloser) continue;
      best = { step, above, below };
      span = (above + below) * step;
    }
  }
  return best;
}

/** Computes the scale of the plot and the heights of all bars; incomplete months have none. */
export function monthBars(months: readonly PlotMonth[]): Bars {
  const complete = months.filter(({ isIncomplete = false }) => !isIncomplete);
  const axis = axisOf(
    Math.max(0, ...complete.map(({ received }) => received)),
    Math.max(0, ...complete.map(({ spent }) => spent)),
  );
  const { step, above, below } = axis;
  // One scale for both directions, so that their sizes are comparable.
  const scale = PLOT_HEIGHT / (step * Math.max(1, above + below));
  const height = (coins: number) => (coins === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, coins * scale));
  return {
    line: above + below === 0 ? PLOT_HEIGHT : above * step * scale,
    scale,
    ...axis,
    bars: months.map(({ received, spent }) => ({ up: height(received), down: height(spent) })),
  };
}
