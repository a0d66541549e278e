import { PLOT_HEIGHT, type MonthBars } from './month-bars.ts';
import styles from './MonthPlot.module.css';

interface MonthColumnProps {
  bars: MonthBars;
  /** Position of the line between received and spent, in px from the top. */
  line: number;
}

const WIDTH = 18;
const ROUND = 4;
/** Distance between the bars, in px. */
const GAP = 2;

/** The bars of one month: received coins above the line, spent coins below. */
export function MonthColumn({ bars, line }: MonthColumnProps) {
  const top = Math.max(0, line - bars.up);
  const bottom = Math.min(PLOT_HEIGHT, line + bars.down);
  return (
    <svg
      width={WIDTH}
      height={PLOT_HEIGHT}
      viewBox={`0 0 ${WIDTH} ${PLOT_HEIGHT}`}
      aria-hidden="true"
    >
      <rect
        className={styles.up}
        y={top}
        width={WIDTH}
        height={Math.max(0, line - top - GAP / 2)}
        rx={ROUND}
      />
      <rect
        className={styles.down}
        y={line + GAP / 2}
        width={WIDTH}
        height={Math.max(0, bottom - line - GAP / 2)}
        rx={ROUND}
      />
    </svg>
  );
}
