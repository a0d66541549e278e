import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import styles from './CardWarning.module.css';

export type CardTrouble = 'none' | 'off';

/**
 * Says why entries are missing: without a physical card it leads to what a card gives (R2.6), with one
 * that is off it says what that means (R4.1).
 */
export function CardWarning({ trouble }: { trouble: CardTrouble }) {
  const { t } = useTranslation('shell');
  if (trouble === 'off') {
    return (
      <div className={`column ${styles.warning}`}>
        <Alert tone="warning" title={t('cardOff.title')}>
          {t('cardOff.text')} <Link to={hrefs.support()}>{t('cardOff.action')}</Link>
        </Alert>
      </div>
    );
  }
  return (
    <div className={`column ${styles.warning}`}>
      <Alert tone="warning">
        {t('withoutCard.text')} · <Link to={hrefs.noCard()}>{t('withoutCard.action')}</Link>
      </Alert>
    </div>
  );
}
