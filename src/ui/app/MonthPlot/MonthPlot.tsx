import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortMonth } from '#src/i18n/format/short-month.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { monthBars, PLOT_HEIGHT, type PlotMonth } from './month-bars.ts';
import { MonthColumn } from './MonthColumn.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import styles from './MonthPlot.module.css';

interface MonthPlotProps {
  /** Oldest first, without gaps. */
  months: readonly PlotMonth[];
  /** Start of the selected month (ms); null for none. */
  selected?: number | null;
  /** Address of a month's link. @param start start of the month, ms */
  hrefOf: (start: number) => string;
  /** The scrolling element, where the parent scrolls it. */
  strip?: RefObject<HTMLUListElement | null>;
  /** The pointer or the focus reached a month, or left it (null). */
  onPoint?: (start: number | null) => void;
}

/** January shows its year instead of its name. */
const JANUARY = 0;

/** Received and spent coins by month: bars to see and a list of links for screen readers (R2.14). */
export function MonthPlot({
  months,
  selected = null,
  hrefOf,
  strip: given,
  onPoint,
}: MonthPlotProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { line, bars } = monthBars(months);
  const chosen = months.findIndex(({ start }) => start === selected);
  const reached = chosen < 0 ? months.length - 1 : chosen;
  const strip = useScrollToChild(reached, given, months[reached]?.start);
  const leave = () => onPoint?.(null);

  return (
    <ul ref={strip} className={styles.plot} aria-label={t('plot.label')} data-growing>
      {months.map(({ start, received, spent, isIncomplete = false }, index) => (
        <li key={start} className={styles.month}>
          <Link
            className={styles.link}
            to={hrefOf(start)}
            onKeyDown={moveByArrows}
            onPointerEnter={() => onPoint?.(start)}
            onPointerLeave={leave}
            onFocus={() => onPoint?.(start)}
            onBlur={leave}
            tabIndex={index === reached ? 0 : -1}
            aria-current={index === chosen || undefined}
          >
            {isIncomplete ? (
              <Skeleton width="18px" height={`${PLOT_HEIGHT}px`} />
            ) : (
              <MonthColumn bars={bars[index] ?? { up: 0, down: 0 }} line={line} />
            )}
            <VisuallyHidden>
              {t(isIncomplete ? 'plot.incomplete' : 'plot.month', {
                month: format.month(start),
                received: format.number(received),
                spent: format.number(spent),
              })}
            </VisuallyHidden>
            <span className={styles.name} aria-hidden="true">
              {new Date(start).getMonth() === JANUARY
                ? new Date(start).getFullYear()
                : shortMonth(start, format.language)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
