import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';
import { network } from '#src/state/page/network.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import type { StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';
import { PendingPurchaseActions } from './PendingPurchaseActions.tsx';
import styles from './PendingPurchase.module.css';

type PendingState = 'draft' | 'unconfirmed' | 'rejected';
type Appearance = Pick<TagProps, 'tone'> & Required<Pick<TagProps, 'icon'>>;

const TAGS: Readonly<Record<PendingState | 'uncertain', Appearance>> = {
  draft: { tone: 'neutral', icon: 'bookmark' },
  unconfirmed: { tone: 'secondary', icon: 'hourglass' },
  rejected: { tone: 'negative', icon: 'circle-x' },
  uncertain: { tone: 'warning', icon: 'circle-question-mark' },
};

function stateOf(intent: PurchaseIntent): PendingState {
  if (isPending(intent)) return 'unconfirmed';
  return intent.state === 'draft' ? 'draft' : 'rejected';
}

/** One purchase without an order: its state, that coins are safe, and what to do (R9.9). */
export function PendingPurchase({ purchase }: { purchase: StoredPurchase }) {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const { reachable } = useSnapshot(network);
  const { nameOf, reasonOf } = usePurchaseText();
  const { intent, product } = purchase;
  const state = stateOf(intent);
  const isUncertain = state === 'rejected' && rejectionReason(intent).key === 'uncertain';
  const tag = isUncertain ? 'uncertain' : state;

  return (
    <article className={styles.card} data-state={state} aria-labelledby={titleId}>
      <ProductPicture src={product?.pictures[0] ?? null} />
      <div className={styles.content}>
        <Tag {...TAGS[tag]}>{t(`pending.${tag}`)}</Tag>
        <h3 id={titleId} className={styles.name}>
          {nameOf(purchase)}
        </h3>
        <p>
          <Coins amount={intent.body.confirmedPrice} />
        </p>
      </div>
      <div className={styles.text}>
        {state === 'rejected' && <p>{reasonOf(purchase)}</p>}
        {state === 'rejected' && !isUncertain && <p>{t('pending.safe')}</p>}
        {state === 'draft' && <p>{t(reachable ? 'pending.draftText' : 'pending.draftOffline')}</p>}
        {state === 'unconfirmed' && <p>{t('pending.unconfirmedText')}</p>}
      </div>
      {state !== 'unconfirmed' && (
        <PendingPurchaseActions intent={intent} isUncertain={isUncertain} describedBy={titleId} />
      )}
    </article>
  );
}
