import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import styles from './CardWarning.module.css';

/** Says why entries are missing, and leads to what a card gives (R2.6). */
export function CardWarning() {
  const { t } = useTranslation('shell');
  return (
    <div className={`column ${styles.warning}`}>
      <Alert tone="warning">
        {t('withoutCard.text')} · <Link to={hrefs.noCard()}>{t('withoutCard.action')}</Link>
      </Alert>
    </div>
  );
}
