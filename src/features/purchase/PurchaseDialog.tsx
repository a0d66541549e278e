import { useEffect, useEffectEvent, useState } from 'react';
import { useStored } from '#src/data/db/use-stored.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { readOrderTexts } from '#src/domain/orders/order-texts.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseFacts } from '#src/domain/purchase/purchase-obstacle.ts';
import type { Write } from '#src/sync/use-write.ts';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import {
  initialForm,
  loadOfferedNotes,
  type OfferedNotes,
  type PurchaseForm,
} from './form/purchase-form.ts';
import { PurchaseConfirmation } from './form/PurchaseConfirmation.tsx';
import { PlacedDialog } from './outcome/PlacedDialog.tsx';
import { RejectedDialog } from './outcome/RejectedDialog.tsx';
import { SavedDialog, UnconfirmedDialog } from './outcome/WithoutOrder.tsx';
import { keptForm } from './purchase-state.ts';
import { usePurchase } from './use-purchase.ts';

interface PurchaseDialogProps {
  write: Write;
  product: Product;
  facts: PurchaseFacts;
  /** What was saved for later, to fill in again. */
  draft: PurchaseIntent | null;
  /** Null: as in the draft. */
  isGift: boolean | null;
  /** The form as it was when the dialog was last closed. */
  form: PurchaseForm | null;
  /** Gets the form to fill in again next time. */
  onClose: (form: PurchaseForm | null) => void;
}

/** A purchase step by step, from the confirmation to its outcome (R2.18). */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const notes = useStored(loadOfferedNotes);
  return notes !== undefined && <OpenPurchase {...props} notes={notes} />;
}

function OpenPurchase(props: PurchaseDialogProps & { notes: OfferedNotes }) {
  const { write, product, facts, draft, isGift, form, onClose, notes } = props;
  // The purchase takes the draft's place on the device: whom it is for must not go with it.
  const [isForFriend] = useState(
    () => isGift ?? (draft !== null && readOrderTexts(draft.body).friend !== null),
  );
  const [state, dispatch] = usePurchase({
    write,
    prodId: product.id,
    form: form ?? initialForm(draft?.body ?? null, notes),
    notes,
    seen: { price: product.price, balance: facts.balance },
  });
  const isHeld = state.step === 'sending' && !state.isSlow;
  const close = useBackCloses(() => onClose(keptForm(state)), isHeld);
  const leave = useEffectEvent(close);
  const isClosed = state.step === 'closed';
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  switch (state.step) {
    case 'form':
    case 'sending':
      return (
        <PurchaseConfirmation
          state={state}
          dispatch={dispatch}
          purchase={{ product, facts, notes, isGift: isForFriend, hasDraft: draft !== null }}
          onClose={close}
        />
      );
    case 'unconfirmed':
      return <UnconfirmedDialog onClose={close} />;
    case 'placed':
      return <PlacedDialog state={state} product={product} onClose={close} />;
    case 'rejected':
      return <RejectedDialog write={write} intent={state.intent} onClose={close} />;
    case 'saved':
      return <SavedDialog onClose={close} />;
    case 'closed':
      return null;
  }
}
