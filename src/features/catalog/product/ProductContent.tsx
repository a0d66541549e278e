import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Product } from '#src/domain/product.ts';
import { purchaseObstacle } from '#src/domain/purchase-obstacle.ts';
import { session } from '#src/state/session.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { ProductDetailCard } from '#src/ui/app/ProductDetailCard/ProductDetailCard.tsx';
import type { Answer } from './ask-product.ts';
import { PurchaseDialog } from './purchase/PurchaseDialog.tsx';
import type { WishForm } from './purchase/wish-form.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import type { StoredProduct } from './stored-product.ts';
import { useGoal } from './use-goal.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import { usePurchase } from './use-purchase.ts';
import { usePurchaseFacts } from './use-purchase-facts.ts';
import { WayOut } from './WayOut.tsx';

interface ProductContentProps {
  /** The level of the product's heading. */
  level: 1 | 3;
  product: Product;
  stored: StoredProduct;
  answer: Answer | null;
  onAskAgain: () => void;
}

/** A product with the ways to have it (R2.17). */
export function ProductContent(props: ProductContentProps) {
  const { level, product, stored, answer, onAskAgain } = props;
  const { t } = useTranslation('buying');
  const { live, placed, draft } = stored.intents;
  const facts = usePurchaseFacts(product, {
    tickets: stored.tickets,
    isAwaiting: live !== null,
    isOrdered: placed !== null,
  });
  const obstacle = purchaseObstacle(facts);
  // Signing in may still leave the page and come back to its address.
  const isSettled = useSnapshot(session).status !== 'checking' && obstacle?.code !== 'unknown';
  const { begun, begin, end } = usePurchase(isSettled ? obstacle === null : null);
  const [typed, setTyped] = useState<WishForm | null>(null);
  const goal = useGoal(product);
  const say = useObstacleText();
  const reason = obstacle && !begun ? say(obstacle) : undefined;

  return (
    <>
      <ProductDetailCard
        level={level}
        product={product}
        balance={facts.balance}
        reason={reason?.text}
        reasonTitle={reason?.title}
        reasonAction={reason && <WayOut code={obstacle?.code} placed={placed} />}
        onBuy={() => begin('self')}
        onBuyForFriend={() => begin('friend')}
        isGoal={stored.isGoal ?? false}
        goalBusy={goal.isBusy}
        goalNote={goal.problem === null ? undefined : t(`goal.${goal.problem}`)}
        onGoal={facts.isOwnerView ? undefined : goal.choose}
      />
      {answer?.outcome === 'unanswered' && stored.updatedAt !== null && (
        <DataTime updatedAt={stored.updatedAt} />
      )}
      <RelatedProducts
        level={level === 1 ? 2 : 3}
        products={stored.related}
        balance={facts.balance}
        now={facts.now}
      />
      {begun && (
        <PurchaseDialog
          facts={facts}
          product={product}
          draft={draft}
          isGift={begun.isGift}
          typed={typed}
          onTyped={setTyped}
          onClose={() => {
            end();
            // What was bought, or refused, has changed the shelf.
            onAskAgain();
          }}
        />
      )}
    </>
  );
}
