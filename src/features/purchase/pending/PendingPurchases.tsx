import { useId, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '#src/data/db/use-stored.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { announce } from '#src/state/page/announcer.ts';
import { loadPendingPurchases, type StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';
import { PendingPurchase } from './PendingPurchase.tsx';
import styles from './PendingPurchases.module.css';

/** Announces once that a live purchase on screen was rejected; a placed one has its notice (R9.9). */
function useAnnouncedRejection(purchases: readonly StoredPurchase[] | undefined): void {
  const { outcomeOf } = usePurchaseText();
  const previous = useRef<ReadonlyMap<string, PurchaseIntent>>(new Map());

  useEffect(() => {
    if (!purchases) return;
    const before = previous.current;
    previous.current = new Map(purchases.map(({ intent }) => [intent.requestId, intent]));
    for (const purchase of purchases) {
      const known = before.get(purchase.intent.requestId);
      const wasLive = known !== undefined && isPending(known);
      if (wasLive && purchase.intent.state === 'refused') announce(outcomeOf(purchase));
    }
  });
}

/** Purchases that have no order: drafts, unconfirmed and rejected ones (R9.9). */
export function PendingPurchases() {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const purchases = useStored(loadPendingPurchases);
  useAnnouncedRejection(purchases);
  const pending = purchases ?? [];
  // The purchases are the viewer's and do not concern the owner whose area is shown (R6.3).
  if (pending.length === 0 || !canWrite()) return null;
  return (
    <section className="stack stack-close" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('pending.title')}</h2>
      <ul className={`stack stack-close ${styles.list}`}>
        {pending.map((purchase) => (
          <li key={purchase.intent.requestId}>
            <PendingPurchase purchase={purchase} />
          </li>
        ))}
      </ul>
    </section>
  );
}
