import { useTranslation } from 'react-i18next';
import styles from './Outcome.module.css';

/** What happens with a sent application until the coins come. */
export function NextSteps() {
  const { t } = useTranslation('invites');
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>{t('outcome.steps.call')}</li>
      <li className={styles.step}>{t('outcome.steps.study')}</li>
      <li className={styles.step}>{t('outcome.steps.coins')}</li>
    </ol>
  );
}
