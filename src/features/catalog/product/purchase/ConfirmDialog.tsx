import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCards } from '#src/domain/card.ts';
import type { DeliveryNote } from '#src/domain/delivery-note.ts';
import type { OrderDemand, OrderIntent } from '#src/domain/outbox.ts';
import type { Product } from '#src/domain/product.ts';
import { purchaseObstacle, type PurchaseFacts } from '#src/domain/purchase-obstacle.ts';
import { writeWish } from '#src/domain/purchase-wish.ts';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { ConfirmActions } from './ConfirmActions.tsx';
import styles from './ConfirmDialog.module.css';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { stageOf, type SeenFigures } from './stage.ts';
import { useFigures } from './use-figures.ts';
import type { useOrder } from './use-order.ts';
import { firstForm, missingField, wishOf, type MissingField, type WishForm } from './wish-form.ts';
import { WishFields } from './WishFields.tsx';

interface ConfirmDialogProps {
  facts: PurchaseFacts;
  product: Product;
  notes: readonly DeliveryNote[];
  draft: OrderDemand | null;
  isGift: boolean;
  order: ReturnType<typeof useOrder>;
  /** It runs for longer than a person waits without a word. */
  isSlow: boolean;
  /** What was typed before the dialog was last closed. */
  typed: WishForm | null;
  onTyped: (form: WishForm) => void;
  onClose: () => void;
}

/**
 * What is charged and where it goes, with figures of this very moment (R2.18). From the tap to the answer
 * nothing in it does anything, and it cannot be closed by accident.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { facts, product, notes, draft, isGift, order, isSlow, typed, onTyped, onClose } = props;
  const { t } = useTranslation('buying');
  const formId = useId();
  const noticeId = useId();
  const buyId = useId();
  const [form, setForm] = useState(() => typed ?? firstForm(draft, notes));
  const [missing, setMissing] = useState<MissingField | null>(null);
  const [seen, setSeen] = useState<SeenFigures>({ price: product.price, balance: facts.balance });
  const { check, askAgain, correct } = useFigures(product.id, facts.balance);

  const figures = check?.state === 'answered' ? check.figures : null;
  const now: SeenFigures = figures
    ? { price: figures.product.price, balance: figures.balance }
    : seen;
  const obstacle = figures && purchaseObstacle({ ...facts, ...figures });
  const stage = stageOf({ isRunning: order.isRunning, check, obstacle, seen, now });

  const demand = (): OrderDemand | null => {
    const purchase = { kind: product.kind, isGift };
    const lacking = missingField(form, purchase, notes);
    setMissing(lacking);
    const card = selectCards(facts.cards ?? []).physical;
    if (lacking !== null || !card) return null;
    const date = new Date().toISOString();
    return {
      cardId: card.id,
      date,
      prodId: product.id,
      ...writeWish(wishOf(form, purchase, notes)),
    };
  };
  const reprice = ({ refusal }: OrderIntent) => {
    setSeen(now);
    const { price, stock = product.stock, balance = now.balance } = refusal?.details ?? {};
    if (price === undefined) askAgain();
    else correct({ product: { ...product, price, stock }, balance });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stage !== 'ready' && stage !== 'unanswered') return;
    const body = demand();
    if (body === null) return;
    if (stage === 'unanswered') return order.save(body, seen.price);
    order.send({
      body,
      amount: now.price,
      balance: now.balance,
      wasKept: draft !== null,
      onRepriced: reprice,
    });
  };

  return (
    <Dialog
      title={t(isGift ? 'confirm.giftTitle' : 'confirm.title')}
      persistent={order.isRunning && !isSlow}
      onClose={onClose}
      actions={
        <ConfirmActions
          stage={stage}
          price={now.price}
          isSlow={isSlow}
          formId={formId}
          noticeId={noticeId}
          buyId={buyId}
          onAskAgain={askAgain}
          onClose={onClose}
        />
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <PurchaseSummary product={product} figures={now} />
        <div id={noticeId} className={styles.notice}>
          <ConfirmNotice
            stage={stage}
            kind={product.kind}
            seen={seen}
            now={now}
            obstacle={obstacle}
            isSlow={isSlow}
            hasFailed={order.hasFailed}
            onAccept={() => {
              setSeen(now);
              // The button that was pressed goes: the way leads on to the purchase.
              document.getElementById(buyId)?.focus();
            }}
          />
        </div>
        {stage !== 'blocked' && stage !== 'gone' && (
          <WishFields
            form={form}
            notes={notes}
            kind={product.kind}
            isGift={isGift}
            missing={missing}
            disabled={order.isRunning}
            onChange={(next) => {
              setForm(next);
              onTyped(next);
              setMissing(null);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
