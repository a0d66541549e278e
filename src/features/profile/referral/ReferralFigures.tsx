import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import styles from './ReferralFigures.module.css';

interface ReferralFiguresProps {
  registrations: number;
  payments: number;
}

/** How many friends registered by the link, and how many of them paid (R2.12). */
export function ReferralFigures({ registrations, payments }: ReferralFiguresProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>{t('referral.registrations')}</dt>
        <dd>{format.number(registrations)}</dd>
      </div>
      <div className={styles.figure}>
        <dt>{t('referral.payments')}</dt>
        <dd>{format.number(payments)}</dd>
      </div>
    </dl>
  );
}
