import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderIntent } from '#src/domain/outbox.ts';
import type { Product } from '#src/domain/product.ts';
import type { PurchaseFacts } from '#src/domain/purchase-obstacle.ts';
import { readWish } from '#src/domain/purchase-wish.ts';
import { useStored } from '#src/state/use-stored.ts';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { AwaitingDialog } from './AwaitingDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PlacedDialog } from './PlacedDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';
import { readNotes } from './stored-notes.ts';
import { useOrder } from './use-order.ts';
import { useSlow } from './use-slow.ts';
import { useTold } from './use-told.ts';
import type { WishForm } from './wish-form.ts';

interface PurchaseDialogProps {
  facts: PurchaseFacts;
  product: Product;
  /** What was kept for later, to fill in again. */
  draft: OrderIntent | null;
  /** Null as the draft says. */
  isGift: boolean | null;
  /** What was typed before the dialog was last closed. */
  typed: WishForm | null;
  onTyped: (form: WishForm | null) => void;
  onClose: () => void;
}

/** A purchase step by step, from the confirmation to what became of it (R2.18). */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { facts, product, draft, isGift, typed, onTyped, onClose } = props;
  const notes = useStored(readNotes);
  const order = useOrder();
  const { intent, isGone } = order;
  // The purchase takes the draft's place on the device: whom it is for must not go with it.
  const [isForFriend] = useState(
    () => isGift ?? (draft !== null && readWish(draft.body).friend !== null),
  );
  useTold(product.id, intent);
  const isSlow = useSlow(order.isRunning);
  const close = useBackCloses(onClose, order.isRunning && !isSlow);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const finish = () => {
    onTyped(null);
    close();
  };
  if (order.isSaved || intent?.state === 'draft') return <SavedDialog onClose={finish} />;
  if (intent?.state === 'placed') {
    return (
      <PlacedDialog
        intent={intent}
        product={product}
        balance={order.balanceAfter}
        onClose={finish}
      />
    );
  }
  if (intent?.state === 'refused') return <RefusedDialog intent={intent} onClose={close} />;
  if (intent || order.isUnreadable) return <AwaitingDialog onClose={close} />;
  if (!notes) return null;
  return (
    <ConfirmDialog
      facts={facts}
      product={product}
      notes={notes}
      draft={draft?.body ?? null}
      isGift={isForFriend}
      order={order}
      isSlow={isSlow}
      typed={typed}
      onTyped={onTyped}
      onClose={close}
    />
  );
}
