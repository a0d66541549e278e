import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';
import { network } from '#src/state/page/network.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import type { StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';
import styles from './PendingPurchase.module.css';

/**
 * Deletes a draft or a rejected purchase from the device; the focus goes to the title, because the pressed
 * button disappears with its card. One that cannot be deleted stays on screen.
 */
async function dismissPending(write: Write, requestId: string): Promise<void> {
  const pressed = document.activeElement;
  try {
    const { deletePost } = await write();
    await deletePost(requestId);
  } catch {
    return;
  }
  const { activeElement } = document;
  const isFree = activeElement === pressed || activeElement === document.body;
  if (isFree) document.getElementById(SCREEN_TITLE_ID)?.focus();
}

interface PendingPurchaseActionsProps {
  /** A draft or a rejected one. */
  intent: PurchaseIntent;
  /** The outcome was never learned: ordering again is not what to offer first. */
  isUncertain: boolean;
  /** Id of the product's name, which the buttons are about. */
  describedBy: string;
}

/** What can be done with a draft or a rejected purchase; nothing here charges a coin (R9.9). */
function PendingPurchaseActions({ intent, isUncertain, describedBy }: PendingPurchaseActionsProps) {
  const { t } = useTranslation('orders');
  const { reachable } = useSnapshot(network);
  const write = useWrite();
  const { requestId, body, state } = intent;
  const isDraft = state === 'draft';
  if (!write) return null;
  return (
    <div className={`wrapping-row ${styles.actions}`}>
      {isDraft && reachable && (
        <LinkButton size="small" to={hrefs.buy(body.prodId)}>
          {t('pending.order')}
        </LinkButton>
      )}
      {!isDraft && (
        <LinkButton
          size="small"
          variant="soft"
          to={isUncertain ? hrefs.history() : hrefs.product(body.prodId)}
        >
          {t(isUncertain ? 'pending.toHistory' : 'pending.toProduct')}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="outline"
        aria-describedby={describedBy}
        onClick={() => void dismissPending(write, requestId)}
      >
        {t(isDraft ? 'pending.remove' : 'pending.fine')}
      </Button>
    </div>
  );
}

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
      <div className={`stack stack-dense ${styles.content}`}>
        <Tag {...TAGS[tag]}>{t(`pending.${tag}`)}</Tag>
        <h3 id={titleId} className={`clamped ${styles.name}`}>
          {nameOf(purchase)}
        </h3>
        <p>
          <Coins amount={intent.body.confirmedPrice} />
        </p>
      </div>
      <div className={`muted small ${styles.text}`}>
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
