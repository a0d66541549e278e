import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { BannerSpentSkeleton } from './BannerSpentSkeleton.tsx';
import { SpentMotif } from './SpentMotif.tsx';
import styles from './BannerSpent.module.css';

interface BannerSpentProps {
  /** Total coins of the member's orders; null while unknown. */
  spent: number | null;
  /** Number of these orders. */
  orders?: number;
  /** One action: a link to the orders or, while nothing is spent, to the catalog. */
  children?: ReactNode;
}

/** Coins that the member has spent and the money saved: 1 coin is 1 rouble (R1.2). */
export function BannerSpent({ spent, orders, children }: BannerSpentProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  if (spent === null) return <BannerSpentSkeleton hasAction={children !== undefined} />;

  const noun = format.coinNoun(1);
  const isEmpty = spent === 0;
  return (
    <div className={styles.place}>
      <div className={styles.banner} data-empty={isEmpty || undefined}>
        <h2 className={styles.title}>{t(isEmpty ? 'bannerSpent.empty' : 'bannerSpent.title')}</h2>
        <SpentMotif />
        {isEmpty ? (
          <p className={styles.text}>{t('bannerSpent.emptyText', { noun })}</p>
        ) : (
          <>
            <p className={`as-heading ${styles.amount}`}>
              <span translate="no">{format.number(spent)}</span>{' '}
              <span className={styles.noun}>{format.coinNoun(spent)}</span>
            </p>
            <dl className={`wrapping-row ${styles.facts}`}>
              <div>
                <dt>{t('bannerSpent.saved')}</dt>
                <dd>{format.money(spent)}</dd>
              </div>
              {orders !== undefined && (
                <div>
                  <dt>{t('bannerSpent.orders')}</dt>
                  <dd>{format.number(orders)}</dd>
                </div>
              )}
            </dl>
            <p className={styles.rate}>{t('bannerSpent.rate', { noun })}</p>
          </>
        )}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </div>
    </div>
  );
}
