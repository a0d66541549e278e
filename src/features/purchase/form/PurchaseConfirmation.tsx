import {
  type Dispatch,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/catalog/product.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { writeOrderTexts } from '#src/domain/orders/order-texts.ts';
import { type PurchaseFacts, purchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import {
  confirmationStage,
  type ConfirmationState,
  currentQuote,
  type PurchaseEvent,
  type SeenQuote,
} from '../purchase-state.ts';
import { ConfirmActions } from './ConfirmActions.tsx';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { addressToSave, missingField, type OfferedNotes, orderTextsOf } from './purchase-form.ts';
import { PurchaseFields } from './PurchaseFields.tsx';
import styles from './PurchaseSummary.module.css';

/** What is bought, what is charged and what remains (R2.17). */
function PurchaseSummary({ product, quote }: { product: Product; quote: SeenQuote }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { price, balance } = quote;
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        <ProductPicture src={product.pictures[0] ?? null} />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{product.name[format.language]}</p>
        <p className="muted small">{product.amount[format.language]}</p>
      </div>
      <dl className={styles.amounts}>
        {balance !== null && (
          <div className={`wrapping-row ${styles.amount}`}>
            <dt>{t('confirm.before')}</dt>
            <dd>
              <Coins amount={balance} />
            </dd>
          </div>
        )}
        <div className={`wrapping-row ${styles.amount}`}>
          <dt>{t('confirm.charge')}</dt>
          <dd>
            <Coins amount={-price} signed />
          </dd>
        </div>
        {balance !== null && balance >= price && (
          <div className={`wrapping-row ${styles.amount}`} data-result>
            <dt>{t('confirm.after')}</dt>
            <dd>
              <Coins amount={balance - price} size="large" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface PurchaseConfirmationProps {
  state: ConfirmationState;
  dispatch: Dispatch<PurchaseEvent>;
  purchase: {
    readonly product: Product;
    readonly facts: PurchaseFacts;
    readonly notes: OfferedNotes;
    readonly isGift: boolean;
    /** A draft of the product is stored. */
    readonly hasDraft: boolean;
  };
  onClose: () => void;
}

/** Enter in a field may mean the suggestion below it: coins leave by the button only. */
function keepEnterFromBuying(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/**
 * The purchase of the product whose outcome is open. The facts are read from the device a moment later than the
 * state knows that the price of its own attempt was rejected.
 */
const openIntent = ({ liveIntent }: PurchaseFacts, state: ConfirmationState): string | null =>
  state.step === 'form' && liveIntent === state.rejectedIntent ? null : liveIntent;

/**
 * What is charged and where it goes, with the current price and balance (R2.18). From the tap to the response
 * nothing in it can be pressed, and it cannot be closed by accident.
 */
export function PurchaseConfirmation({
  state,
  dispatch,
  purchase,
  onClose,
}: PurchaseConfirmationProps) {
  const { product, facts, notes, isGift, hasDraft } = purchase;
  const { t } = useTranslation('buying');
  const ids = { form: useId(), notice: useId(), buy: useId() };
  const { quote, form } = state;
  const obstacle =
    quote.status === 'received'
      ? purchaseObstacle({ ...facts, ...quote.quote, liveIntent: openIntent(facts, state) })
      : null;
  const stage = confirmationStage(state, obstacle);
  const isSending = stage === 'sending';

  // The notice stands above the fields: a member at the button below them may have scrolled past it.
  const notice = useRef<HTMLDivElement>(null);
  const isSlow = state.step === 'sending' && state.isSlow;
  const news = isSlow ? 'slow' : stage;
  useEffect(() => {
    if (news !== 'checking' && news !== 'ready' && news !== 'sending') {
      notice.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [news]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stage !== 'ready' && stage !== 'failed') return;
    const field = missingField(form, { kind: product.kind, isGift }, notes);
    if (field !== null) return dispatch({ type: 'fieldMissed', field });
    const card = selectCards(facts.cards ?? []).physical;
    if (!card) return;
    const body = {
      cardId: card.id,
      date: new Date().toISOString(),
      prodId: product.id,
      ...writeOrderTexts(orderTextsOf(form, { kind: product.kind, isGift }, notes)),
    };
    const kind = stage === 'ready' ? 'order' : 'draft';
    const confirmedPrice = state.seen.price;
    const newAddress = product.kind === 'product' ? addressToSave(form, notes) : null;
    const task = { kind, body, confirmedPrice, hadDraft: hasDraft, newAddress } as const;
    dispatch({ type: 'confirmed', task });
  };

  return (
    <Dialog
      title={t(isGift ? 'confirm.giftTitle' : 'confirm.title')}
      persistent={state.step === 'sending' && !isSlow}
      onClose={onClose}
      actions={
        <ConfirmActions
          state={state}
          stage={stage}
          ids={ids}
          onRetry={() => dispatch({ type: 'quoteRetried' })}
          onClose={onClose}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stops keys of the fields inside */}
      <form
        id={ids.form}
        className="stack"
        noValidate
        onSubmit={submit}
        onKeyDown={keepEnterFromBuying}
      >
        <PurchaseSummary product={product} quote={currentQuote(state)} />
        <div ref={notice} id={ids.notice} className="stack stack-tight">
          <ConfirmNotice
            state={state}
            obstacle={obstacle}
            kind={product.kind}
            onAccept={() => {
              dispatch({ type: 'quoteAccepted' });
              // The pressed button disappears: the focus moves to the one that buys.
              document.getElementById(ids.buy)?.focus();
            }}
          />
        </div>
        {stage !== 'blocked' && stage !== 'gone' && (
          <PurchaseFields
            form={form}
            notes={notes}
            kind={product.kind}
            isGift={isGift}
            missing={state.step === 'form' ? state.missing : null}
            disabled={isSending}
            onChange={(next) => dispatch({ type: 'formChanged', form: next })}
          />
        )}
      </form>
    </Dialog>
  );
}
