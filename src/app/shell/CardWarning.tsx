import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './CardWarning.module.css';

export type CardTrouble = 'none' | 'off';

interface CardWarningProps {
  trouble: CardTrouble;
  /** Opens the explanation of a card that is off. */
  onExplain: () => void;
}

/**
 * Explains missing entries: without a physical card it links to the card's benefits (R2.6), with one
 * that is off it opens an explanation (R4.1).
 */
export function CardWarning({ trouble, onExplain }: CardWarningProps) {
  const { t } = useTranslation('shell');
  if (trouble === 'off') {
    return (
      <div className={`column column-grid ${styles.warning} screen-only`}>
        <Alert
          tone="warning"
          title={t('cardOff.title')}
          action={
            <Button size="small" variant="outline" onClick={onExplain}>
              {t('cardOff.more')}
            </Button>
          }
        >
          <span>{t('cardOff.text')}</span>{' '}
          <Link to={hrefs.support('CARD')}>{t('cardOff.action')}</Link>
        </Alert>
      </div>
    );
  }
  return (
    <div className={`column column-grid ${styles.warning} screen-only`}>
      <Alert tone="warning">
        <span>{`${t('withoutCard.text')} · `}</span>
        <Link to={hrefs.noCard()}>{t('withoutCard.action')}</Link>
      </Alert>
    </div>
  );
}
