import { useTranslation } from 'react-i18next';
import { selectCards, type Card } from '#src/domain/member/card.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { isFirstScreenShown } from '#src/platform/first-paint/in-view.ts';
import { useEmailAndCard } from '#src/state/member/use-email-view.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { untilContentShown } from '#src/sync/loop/content-shown.ts';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { Balance } from './balance/Balance.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { shownCard } from './loyalty-card/card-condition.ts';
import { GetCardOffer } from './loyalty-card/GetCardOffer.tsx';
import { LoyaltyCard } from './loyalty-card/LoyaltyCard.tsx';
import styles from './Profile.module.css';

/**
 * Below the first screen, so its bytes wait until that screen is drawn, unless the page already shows its
 * stored copy.
 */
const detailsFile = loadable(async () => {
  if (!isFirstScreenShown()) await untilContentShown();
  const [{ ProfileDetails }] = await Promise.all([import('./ProfileDetails.tsx'), loadTexts()]);
  return ProfileDetails;
});

/** Loads at a start everything that the address last showed. */
export async function loadAsShown(): Promise<void> {
  if (isFirstScreenShown()) await detailsFile.load();
}

interface ProfileContentProps {
  info: UserInfo;
  cards: readonly Card[];
  /** Whether cards were ever received. */
  cardsKnown: boolean;
  /** ms since the epoch of the last refresh. */
  updatedAt: number | null;
}

/** The profile of a member whose data is on the device. */
export function ProfileContent({ info, cards, cardsKnown, updatedAt }: ProfileContentProps) {
  const { t } = useTranslation('profile');
  const drawDetails = useLoaded(detailsFile);
  const brand = currentBrand();
  const { explainsCard } = useEmailAndCard();
  const selection = selectCards(cards);
  const shown = shownCard(selection);
  const card = shown?.card ?? null;

  return (
    <div className="column column-grid split">
      <div className={`stack ${styles.hero}`}>
        <h1 id="screen-title" className={styles.title} tabIndex={-1}>
          <KeptWords
            text={info.firstName === '' ? t('title') : t('greeting', { name: info.firstName })}
            words={[info.firstName]}
          />
        </h1>
        <Balance
          balance={info.balance}
          waitsForCard={selection.physical === null && !explainsCard}
          updatedAt={updatedAt}
        />
        {shown && (
          <LoyaltyCard
            card={shown.card}
            condition={shown.condition}
            name={info.fullName}
            brand={brand}
          />
        )}
        {!shown && cardsKnown && <GetCardOffer />}
        {!shown && !cardsKnown && <Skeleton shape="block" height="13rem" />}
      </div>
      {drawDetails ? (
        drawDetails({
          info,
          card,
          canGetCard: card !== null && selection.state === 'none',
          hasActiveCard: selection.state === 'active',
        })
      ) : (
        <DetailsSkeleton />
      )}
    </div>
  );
}
