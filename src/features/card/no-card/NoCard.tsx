import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { useEmailAndCard } from '#src/state/member/use-email-view.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { CardOff } from '../CardOff.tsx';
import { EmailFirst } from '../EmailFirst.tsx';
import styles from './NoCard.module.css';

/** The shape of the screen while the cards come for the first time. */
function NoCardSkeleton() {
  const { t } = useTranslation('screens');
  return (
    <div className="column column-grid">
      <VisuallyHidden>
        <ScreenTitle>{t('NoCard')}</ScreenTitle>
      </VisuallyHidden>
      <LoadingRegion>
        <div className={`stack stack-tight ${styles.screen}`}>
          <div className={styles.picture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <div className="stack stack-close">
            <Skeleton width="80%" height="2.3rem" />
            <Skeleton />
            <Skeleton shape="block" height="18rem" />
            <Skeleton shape="block" height="3rem" />
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}

interface BenefitProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One thing that a card gives. */
function Benefit({ icon, title, children }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <span className={`centred ${styles.icon}`}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
    </li>
  );
}

const hasDraft = async (): Promise<boolean> => (await loadFormDraft('get-card')) !== null;

/** /no-card: what a card gives, and the way to one (R2.28). */
export function NoCard() {
  const { t } = useTranslation('card');
  const format = useFormat();
  const { cards, cardsKnown } = useSnapshot(member);
  const { isOtherAddress } = useEmailAndCard();
  const isBegun = useStored(hasDraft) ?? false;
  const { welcomeBonus } = currentBrand();
  const reason = useEmptyReason('cards', cardsKnown);
  // Whether there is a card decides about every text of the screen.
  if (reason === 'loading') return <NoCardSkeleton />;
  const state = cardsKnown ? selectCards(cards).state : 'none';
  if (state === 'off') return <CardOff />;
  const hasCard = state === 'active';

  return (
    <div className="column column-grid">
      <div className={`stack stack-tight ${styles.screen}`}>
        <div className={styles.picture}>
          <Picture name="card" />
        </div>
        <div className="stack stack-close">
          <ScreenTitle>{t(hasCard ? 'noCard.haveTitle' : 'noCard.title')}</ScreenTitle>
          {!hasCard && isOtherAddress ? (
            <div className={styles.action}>
              <EmailFirst />
            </div>
          ) : (
            <p className="muted">{t(hasCard ? 'noCard.haveText' : 'noCard.lead')}</p>
          )}
          <ul className={`stack ${styles.benefits}`}>
            <Benefit icon="gift" title={t('noCard.earnTitle')}>
              {t('noCard.earn', { coins: format.coins(welcomeBonus) })}
            </Benefit>
            <Benefit icon="shopping-bag" title={t('noCard.spendTitle')}>
              {t('noCard.spend', { noun: format.coinNoun(1) })}
            </Benefit>
            <Benefit icon="id-card" title={t('noCard.passTitle')}>
              {t('noCard.pass')}
            </Benefit>
          </ul>
          <div className={styles.action}>
            {hasCard && (
              <LinkButton to={hrefs.profile()} icon="credit-card" wide>
                {t('noCard.show')}
              </LinkButton>
            )}
            {!hasCard && !isOtherAddress && canWrite() && (
              <LinkButton to={hrefs.getCard()} icon="credit-card" wide>
                {t(isBegun ? 'noCard.goOn' : 'noCard.get')}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
