import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { selectCards } from '#src/domain/card.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { openDialog } from '#src/state/dialogs.ts';
import { emailChange } from '#src/state/email-change.ts';
import { member } from '#src/state/member.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './CardWarning.module.css';

/** Why entries are missing: there is no physical card, or it is off; null for neither. */
function useCardTrouble(): 'none' | 'off' | null {
  const { cards, cardsKnown } = useSnapshot(member);
  const { explainsCard } = useSnapshot(emailChange);
  // The card of a member at another address is not missing: the notice of the e-mail change says where it is.
  if (!cardsKnown || explainsCard) return null;
  const { state, showsOffBanner } = selectCards(cards);
  if (state === 'none') return 'none';
  // A blocked card has a page of its own, and a status that we do not know has no banner (R2.40, R4.1).
  return state === 'off' && showsOffBanner ? 'off' : null;
}

/**
 * Explains missing entries: without a physical card it links to the card's benefits (R2.6), with one
 * that is off it opens an explanation (R4.1).
 */
export function CardWarning() {
  const { t } = useTranslation('shell');
  const trouble = useCardTrouble();
  if (trouble === null) return null;
  if (trouble === 'off') {
    return (
      <div className={`column column-grid ${styles.warning} screen-only`}>
        <Alert
          tone="warning"
          title={t('cardOff.title')}
          action={
            <Button size="small" variant="outline" onClick={() => openDialog('card-off')}>
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
