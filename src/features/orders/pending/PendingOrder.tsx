import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { reasonOf } from '#src/domain/order-refusal.ts';
import { isLive } from '#src/domain/outbox.ts';
import { network } from '#src/state/network.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import { PendingActions } from './PendingActions.tsx';
import styles from './PendingOrder.module.css';
import type { Wish } from './stored-wishes.ts';
import { useWishWords } from './use-wish-words.ts';

type Stage = 'draft' | 'unknown' | 'refused';
type Look = Pick<TagProps, 'tone'> & Required<Pick<TagProps, 'icon'>>;

const LOOK: Readonly<Record<Stage | 'uncertain', Look>> = {
  draft: { tone: 'neutral', icon: 'bookmark' },
  unknown: { tone: 'secondary', icon: 'hourglass' },
  refused: { tone: 'negative', icon: 'circle-x' },
  uncertain: { tone: 'warning', icon: 'circle-question-mark' },
};

/** One wish without an order: what it is, what is known of it, that coins are safe, what to do (R9.9). */
export function PendingOrder({ wish }: { wish: Wish }) {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const { reachable } = useSnapshot(network);
  const { nameOf, reasonFor } = useWishWords();
  const { intent, product } = wish;
  const stage: Stage = isLive(intent) ? 'unknown' : intent.state === 'draft' ? 'draft' : 'refused';
  const isUncertain = stage === 'refused' && reasonOf(intent).key === 'uncertain';
  const tag = isUncertain ? 'uncertain' : stage;

  return (
    <article className={styles.card} data-stage={stage} aria-labelledby={titleId}>
      <ProductPicture base={product?.pictures[0] ?? null} sizes="80px" />
      <div className={styles.content}>
        <Tag {...LOOK[tag]}>{t(`pending.${tag}`)}</Tag>
        <h3 id={titleId} className={styles.name}>
          {nameOf(wish)}
        </h3>
        <p>
          <Coins amount={intent.confirmedAmount} />
        </p>
      </div>
      <div className={styles.text}>
        {stage === 'refused' && <p>{reasonFor(wish)}</p>}
        {stage === 'refused' && !isUncertain && <p>{t('pending.safe')}</p>}
        {stage === 'draft' && <p>{t(reachable ? 'pending.draftText' : 'pending.draftOffline')}</p>}
        {stage === 'unknown' && <p>{t('pending.unknownText')}</p>}
      </div>
      {stage !== 'unknown' && (
        <PendingActions intent={intent} isUncertain={isUncertain} describedBy={titleId} />
      )}
    </article>
  );
}
