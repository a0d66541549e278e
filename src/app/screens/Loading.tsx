import { useTranslation } from 'react-i18next';
import styles from './Loading.module.css';

/** The loader until there is something to show (R2.41). */
export function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.coin} aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}
