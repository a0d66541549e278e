import { monthBars, type PlotMonth, PLOT_HEIGHT } from '#src/ui/app/MonthPlot/month-bars.ts';

/** A value of the axis. */
export interface AxisTick {
  /** Coins; negative below the line, for spent ones. */
  readonly value: number;
  /** CSS px from the top of the drawing. */
  readonly y: number;
}

/** Most distances between the values of the axis: more would not fit its height. */
const MOST_STEPS = 4;

/** The smallest of 1, 2, 5, 10, 20 … that is not below a number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** Round values for the axis of the plot, the largest first; only zero for months without coins. */
export function axisTicks(months: readonly PlotMonth[]): readonly AxisTick[] {
  const { line, scale } = monthBars(months);
  const step = roundStep(PLOT_HEIGHT / scale / MOST_STEPS);
  const above = Math.floor(line / scale / step);
  const below = Math.floor((PLOT_HEIGHT - line) / scale / step);
  return Array.from({ length: above + below + 1 }, (_, index) => {
    const value = (above - index) * step;
    return { value, y: line - value * scale };
  });
}
