import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { acknowledgeIntents, type ProductIntents } from '#src/data/db/outbox/purchase-intents.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isStudent } from '#src/domain/member/member.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import {
  type PurchaseFacts,
  purchaseObstacle,
  type PurchaseObstacle,
} from '#src/domain/purchase/purchase-obstacle.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { session } from '#src/state/session/session.ts';
import { useWrite } from '#src/sync/use-write.ts';
import type { ProductOffer } from '#src/ui/app/ProductDetailCard/ProductPurchase.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { PurchaseForm } from '../form/purchase-form.ts';
import { PurchaseDialog } from '../PurchaseDialog.tsx';
import { useObstacleText } from '../use-obstacle-text.ts';
import { useOpenedPurchase } from './use-opened-purchase.ts';
import styles from './ObstacleAction.module.css';

/** The obstacles that the member can do something about, other than saving coins. */
const WITH_ACTION: readonly PurchaseObstacle['code'][] = [
  'unconfirmed',
  'ordered',
  'limit-reached',
];

const hasAction = ({ code }: PurchaseObstacle): boolean => WITH_ACTION.includes(code);

interface ObstacleActionProps {
  /** The placed intent that the member has not acknowledged. */
  placed: PurchaseIntent | null;
}

/** What the member can do about such an obstacle: open the order, or acknowledge it. */
function ObstacleAction({ placed }: ObstacleActionProps) {
  const { t } = useTranslation('buying');
  if (!placed) {
    return (
      <LinkButton wide to={hrefs.orders()}>
        {t('obstacle.toOrders')}
      </LinkButton>
    );
  }
  const id = placed.orderId ?? 0;
  return (
    <div className={styles.actions}>
      <LinkButton to={hrefs.order([id])}>{t('obstacle.toOrder', { id })}</LinkButton>
      <Button variant="outline" onClick={() => void acknowledgeIntents([placed.requestId])}>
        {t('obstacle.seen')}
      </Button>
    </div>
  );
}

interface PurchaseOfferProps {
  product: Product;
  intents: ProductIntents;
  /** The member's orders of an event that are not cancelled; null while orders were never received. */
  tickets: number | null;
  /** A purchase was closed: it may have changed the stock. */
  onClosed: () => void;
  /** Renders the product's screen with its offer. */
  children: (offer: ProductOffer) => Elements;
}

interface ClosedForm {
  readonly prodId: number;
  readonly form: PurchaseForm | null;
}

/** The purchase of the product on screen: why it cannot be bought, or its dialog once a button is pressed. */
export function PurchaseOffer({
  product,
  intents,
  tickets,
  onClosed,
  children,
}: PurchaseOfferProps) {
  const { live, placed, draft } = intents;
  const write = useWrite();
  const { info, cards, cardsKnown } = useSnapshot(member);
  const [now] = useState(() => Date.now());
  // What the device knows that decides whether the member can buy the product (R5.8).
  const facts: PurchaseFacts = {
    product,
    tickets,
    now,
    liveIntent: live?.requestId ?? null,
    hasUnseenOrder: placed !== null,
    isOwnerView: isOwnerView(),
    cards: cardsKnown ? cards : null,
    isStudent: info && isStudent(info.deals),
    balance: info?.balance ?? null,
  };
  const obstacle = purchaseObstacle(facts);
  // Signing in may still leave the page and come back to its address.
  const isSettled = useSnapshot(session).status !== 'checking' && obstacle?.code !== 'unknown';
  const { opened, open, close } = useOpenedPurchase(isSettled ? obstacle === null : null);
  // The form of one product: another variant may be chosen on the same screen.
  const [closed, setClosed] = useState<ClosedForm | null>(null);
  const textOf = useObstacleText();
  const shown = opened ? null : obstacle;
  const reason = shown && textOf(shown);

  return (
    <>
      {children({
        reason: reason?.text,
        reasonTitle: reason?.title,
        reasonAction:
          shown && hasAction(shown) ? (
            <ObstacleAction placed={shown.code === 'ordered' ? placed : null} />
          ) : undefined,
        isWaiting: shown?.code === 'unknown',
        onBuy: () => open(false),
        onBuyForFriend: () => open(true),
      })}
      {opened && write && (
        <PurchaseDialog
          write={write}
          product={product}
          facts={facts}
          draft={draft}
          isGift={opened.isGift}
          form={closed?.prodId === product.id ? closed.form : null}
          onClose={(form) => {
            setClosed({ prodId: product.id, form });
            close();
            onClosed();
          }}
        />
      )}
    </>
  );
}
