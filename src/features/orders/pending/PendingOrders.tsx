import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { useStored } from '#src/state/use-stored.ts';
import { PendingOrder } from './PendingOrder.tsx';
import styles from './PendingOrders.module.css';
import { listWishes } from './stored-wishes.ts';
import { useSaidOutcome } from './use-said-outcome.ts';

/** What the member wished to buy and has no order yet: drafts, unknown outcomes, refusals (R9.9). */
export function PendingOrders() {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const wishes = useStored(listWishes);
  useSaidOutcome(wishes);
  const open = wishes ?? [];
  // The wishes are the viewer's own and no matter of the owner whose area is looked at (R6.3).
  if (open.length === 0 || viewedOwner() !== null) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('pending.title')}
      </h2>
      <ul className={styles.list}>
        {open.map((wish) => (
          <li key={wish.intent.requestId}>
            <PendingOrder wish={wish} />
          </li>
        ))}
      </ul>
    </section>
  );
}
