import '#src/ui/base/Icon/other-icons.ts';
import { useTranslation } from 'react-i18next';
import type { Card } from '#src/domain/member/card.ts';
import { type UserInfo, visibleDeals } from '#src/domain/member/member.ts';
import { referralLink } from '#src/domain/referral/referral.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { contacts, currentBrand } from '#src/state/page/brand.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { About } from './about/About.tsx';
import { Below } from './Below.tsx';
import { Course } from './course/Course.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { Goal } from './goal/Goal.tsx';
import { Level } from './level/Level.tsx';
import { ManagerCard } from './manager/ManagerCard.tsx';
import { Operations } from './operations/Operations.tsx';
import { ReadyOrders, useReadyOrders } from './ready/ReadyOrders.tsx';
import { Referral } from './referral/Referral.tsx';
import { Welcome } from './welcome/Welcome.tsx';
import styles from './Profile.module.css';

interface ProfileDetailsProps {
  info: UserInfo;
  /** The card whose hash builds the referral link; null when there is none. */
  card: Card | null;
  /** Whether the member has a virtual card and may get a physical one. */
  canGetCard: boolean;
  /** Whether screens that need an active physical card can be opened. */
  hasActiveCard: boolean;
}

/** What follows below the balance and the card: level, invitation link, history, manager, papers (R2.12). */
export function ProfileDetails({ info, card, canGetCard, hasActiveCard }: ProfileDetailsProps) {
  const { t } = useTranslation('details');
  const brand = currentBrand();
  const ready = useReadyOrders(hasActiveCard && canWrite());
  const link = referralLink(contacts().inviteOrigin, card);
  if (ready === null) return <DetailsSkeleton />;
  return (
    <>
      <div className={`stack ${styles.main}`}>
        <ReadyOrders ready={ready} />
        {canGetCard && canWrite() && <Welcome balance={info.balance} />}
        {link !== null && canWrite() && (
          <Button variant="soft" icon="user-plus" wide onClick={() => openDialog('invite')}>
            {t('referral.invite')}
          </Button>
        )}
        {hasActiveCard && <Goal balance={info.balance} friends={info.refPayments} />}
        <Level friends={info.refPayments} hasRating={hasActiveCard} />
        <Below height="50rem">
          <Referral
            link={link}
            registrations={info.refRegistrations}
            payments={info.refPayments}
            hasInvitations={hasActiveCard}
            programme={brand.title}
          />
          <Operations />
          {hasActiveCard && <Course />}
        </Below>
      </div>
      <div className={`stack ${styles.side}`}>
        <Below height="27rem">
          <ManagerCard manager={info.manager} />
          <About
            id={info.id}
            cardNumber={card?.cardNumber ?? null}
            hasAddresses={hasActiveCard}
            deals={visibleDeals(info.deals, brand.projectId)}
          />
        </Below>
      </div>
    </>
  );
}
