import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { useCountUp } from './use-count-up.ts';
import styles from './Balance.module.css';

interface BalanceProps {
  /** Coins; null while they are not known. */
  balance: number | null;
  /** Whether the balance begins with a physical card that the member has yet to get. */
  waitsForCard: boolean;
  /** ms since the epoch of the last refresh; null when it is not known. */
  updatedAt: number | null;
}

function Amount({ coins }: { coins: number }) {
  return <Coins amount={useCountUp(coins)} size="hero" />;
}

/** The balance in coins with its time (R2.12, R9.2); coins that arrive are counted up. */
export function Balance({ balance, waitsForCard, updatedAt }: BalanceProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <div className={styles.balance}>
      <p className="muted small">{t('balance')}</p>
      <p>
        {balance === null ? (
          <span className={styles.unknown}>
            {t(waitsForCard ? 'balanceLater' : 'balanceUnknown')}
          </span>
        ) : (
          <Amount coins={balance} />
        )}
      </p>
      <p className={styles.notes}>
        <span className="muted small">{t('rate', { noun: format.coinNoun(1) })}</span>
        {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
      </p>
    </div>
  );
}
