import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Totals } from '#src/domain/operations/operation-totals.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
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
export function TotalsCard({ period, totals, since, children }: TotalsCardProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} elevated>
      <div className={styles.content}>
        <div className="title-line">
          <h2 id={titleId} className={styles.period}>
            {period}
          </h2>
          {since !== null && (
            <p className="muted small">{t('totals.since', { date: format.date(since) })}</p>
          )}
        </div>
        <dl className={styles.totals}>
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
          <div className={styles.part} data-direction="received">
            <dt>
              <span className={styles.sign}>
                <Icon name="arrow-up" size={16} />
              </span>
              <span>{t('totals.received')}</span>
            </dt>
            <dd translate="no">
              {totals ? format.signed(totals.received) : <Skeleton width="4rem" />}
            </dd>
          </div>
          <div className={styles.part}>
            <dt>
              <span className={styles.sign}>
                <Icon name="arrow-down" size={16} />
              </span>
              <span>{t('totals.spent')}</span>
            </dt>
            <dd translate="no">
              {totals ? format.signed(-totals.spent) : <Skeleton width="4rem" />}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </Card>
  );
}
