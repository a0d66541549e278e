import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from './ReferralStats.module.css';

interface ReferralStatsProps {
  registrations: number;
  payments: number;
}

/** Number of friends who registered with the link, and who paid (R2.12). */
export function ReferralStats({ registrations, payments }: ReferralStatsProps) {
  const { t } = useTranslation('details');
  const format = useFormat();
  return (
    <dl className={styles.stats}>
      <div className={styles.stat}>
        <dt>{t('referral.registrations')}</dt>
        <dd>{format.number(registrations)}</dd>
      </div>
      <div className={styles.stat}>
        <dt>{t('referral.payments')}</dt>
        <dd>{format.number(payments)}</dd>
      </div>
    </dl>
  );
}
