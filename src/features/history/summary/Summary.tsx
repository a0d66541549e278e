import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import {
  DIRECTIONS,
  type OperationSummary,
  type TimeRange,
} from '#src/domain/operations/operation-summary.ts';
import { type Totals, totalsOf } from '#src/domain/operations/operation-totals.ts';
import { isMonth } from '#src/domain/operations/period.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { useDesktopWindow } from '#src/ui/base/window/use-wide-window.ts';
import type { HistoryFilter } from '../filter/use-history-filter.ts';
import { isRangeComplete } from '../is-range-complete.ts';
import { MonthChart } from './MonthChart.tsx';
import styles from './TotalsCard.module.css';

interface TotalsCardProps {
  /** The period in words. */
  period: string;
  /** Null while nothing of the period is loaded. */
  totals: Totals | null;
  /** All operations since this time are counted, ms since the epoch; null when none of the period is missing or nothing is counted. */
  since: number | null;
  /** The plot by months, where it stands beside the list. */
  children: Elements;
}

/** Received, spent and the difference in the chosen period, by sign, colour and word (R2.14). */
function TotalsCard({ period, totals, since, children }: TotalsCardProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} elevated>
      <div className={`stack stack-dense ${styles.content}`}>
        <div className="title-line">
          <h2 id={titleId} className={styles.period}>
            {period}
          </h2>
          {since !== null && (
            <p className="muted small">{t('totals.since', { date: format.date(since) })}</p>
          )}
        </div>
        <dl className={`wrapping-row small ${styles.totals}`}>
          <div className={styles.difference}>
            <dt>{t('totals.difference')}</dt>
            <dd>
              {totals ? (
                <Coins amount={totals.received - totals.spent} size="large" signed />
              ) : (
                <Skeleton width="8rem" height="2.5rem" />
              )}
            </dd>
          </div>
          {DIRECTIONS.map((direction) => (
            <div
              key={direction}
              className={`wrapping-row ${styles.part}`}
              data-direction={direction}
            >
              <dt>
                <span className={styles.sign}>
                  <Icon name={direction === 'received' ? 'arrow-up' : 'arrow-down'} size={16} />
                </span>
                <span>{t(`totals.${direction}`)}</span>
              </dt>
              <dd translate="no">
                {totals ? (
                  format.signed(direction === 'spent' ? -totals.spent : totals.received)
                ) : (
                  <Skeleton width="4rem" />
                )}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </Card>
  );
}

const noon = (day: string) => `${day}T12:00`;

/**
 * The chosen period in words: a month by its name, a custom period as dates.
 * @param now ms since the epoch
 */
function usePeriodName({ period, own }: HistoryFilter, now: number): string {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (period === 'this-month') return format.month(now);
  if (isMonth(period)) return format.month(noon(`${period}-01`));
  const [first, last] = [own.from, own.to].filter((day) => day !== null).toSorted();
  if (period !== 'own' || first === undefined) return t(`period.${period}`);
  if (last !== undefined) return `${format.date(noon(first))} – ${format.date(noon(last))}`;
  const day = format.date(noon(first));
  return own.from === null ? t('period.until', { day }) : t('period.since', { day });
}

interface SummaryProps {
  history: History;
  filter: HistoryFilter;
  range: TimeRange;
  inPeriod: readonly OperationSummary[];
  /** ms since the epoch. */
  now: number;
}

/** The chosen period's totals; with room beside the list also the plot of all months. */
export function Summary({ history, filter, range, inPeriod, now }: SummaryProps) {
  const periodName = usePeriodName(filter, now);
  const isDesktop = useDesktopWindow();
  const totals = useMemo(() => totalsOf(inPeriod), [inPeriod]);
  const isComplete = isRangeComplete(history, range);
  const isCounted = isComplete || inPeriod.length > 0;
  return (
    <TotalsCard
      period={periodName}
      totals={isCounted ? totals : null}
      since={isCounted && !isComplete ? history.since : null}
    >
      {isDesktop && <MonthChart {...{ history, filter, now }} />}
    </TotalsCard>
  );
}
