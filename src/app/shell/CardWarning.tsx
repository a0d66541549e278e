import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { member } from '#src/state/member/member.ts';
import { useEmailAndCard } from '#src/state/member/use-email-view.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import styles from './CardWarning.module.css';

/** Screens that say themselves what a card brings and how to get it. */
const WAY_TO_CARD: readonly string[] = [hrefs.noCard(), hrefs.getCard(), hrefs.verifyPhone()];

/** Whether a screen is on the way to a card, or one for staff, whose work needs none. */
const isBesideTheCard = (pathname: string): boolean =>
  WAY_TO_CARD.includes(pathname) || pathname.startsWith(hrefs.staff());

/** Why entries are missing: no physical card, or one that is off; null for neither, or on the way to one. */
function useCardTrouble(): 'none' | 'off' | null {
  const { cards, cardsKnown } = useSnapshot(member);
  const { explainsCard } = useEmailAndCard();
  const { pathname } = useLocation();
  // The card of a member at another address is not missing: the notice of the e-mail change says where it is.
  if (!cardsKnown || explainsCard) return null;
  const { state, showsOffBanner } = selectCards(cards);
  if (state === 'none') return isBesideTheCard(pathname) ? null : 'none';
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
  const isShown = useBanner('card', trouble !== null);
  if (!isShown) return null;
  return (
    <div className={`column column-grid ${styles.warning} screen-only`}>
      {trouble === 'off' ? (
        <NoticeBar
          icon="triangle-alert"
          tone="warning"
          text={t('cardOff.title')}
          detail={t('cardOff.text')}
          action={t('cardOff.more')}
          onPress={() => openDialog('card-off')}
        />
      ) : (
        <NoticeBar
          icon="triangle-alert"
          tone="warning"
          text={t('withoutCard.title')}
          detail={t('withoutCard.text')}
          action={t('withoutCard.action')}
          to={hrefs.noCard()}
        />
      )}
    </div>
  );
}
