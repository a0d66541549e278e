import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '#src/data/db/use-stored.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { loadPendingPurchases } from '../stored-purchases.ts';
import { PendingPurchase } from './PendingPurchase.tsx';
import styles from './PendingPurchases.module.css';
import { useAnnouncedRejection } from './use-announced-rejection.ts';

/** Purchases that have no order: drafts, unconfirmed and rejected ones (R9.9). */
export function PendingPurchases() {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const purchases = useStored(loadPendingPurchases);
  useAnnouncedRejection(purchases);
  const pending = purchases ?? [];
  // The purchases are the viewer's and do not concern the owner whose area is shown (R6.3).
  if (pending.length === 0 || viewedOwner() !== null) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('pending.title')}
      </h2>
      <ul className={styles.list}>
        {pending.map((purchase) => (
          <li key={purchase.intent.requestId}>
            <PendingPurchase purchase={purchase} />
          </li>
        ))}
      </ul>
    </section>
  );
}
