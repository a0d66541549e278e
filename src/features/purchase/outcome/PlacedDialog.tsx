import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { readOrderTexts } from '#src/domain/orders/order-texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { reportSuccess } from '#src/platform/install/first-success.ts';
import { useNotifications } from '#src/sync/events/use-notifications.ts';
import { Barcode } from '#src/ui/app/Barcode/Barcode.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { PurchaseState } from '../purchase-state.ts';
import styles from './Outcome.module.css';

const PROBLEMS = { denied: 'placed.notifyDenied', failed: 'placed.notifyFailed' } as const;

/** Offers notifications where the member has something to wait for (R9.7). */
function NotifyOffer({ isForDesk }: { readonly isForDesk: boolean }) {
  const { t } = useTranslation('buying');
  const { ability, kinds, isBusy, problem, choose } = useNotifications();
  const isChosen = kinds.includes('order');
  const outcome = problem ? PROBLEMS[problem] : isChosen && 'placed.notified';
  const status = useRef<HTMLParagraphElement>(null);
  const canChoose = ability === 'askable' || ability === 'granted';
  const isOffered = canChoose && !isChosen && problem === null;
  useEffect(() => {
    // The focused button disappears.
    if (outcome && document.activeElement === document.body) status.current?.focus();
  }, [outcome]);
  return (
    <>
      {isOffered && (
        <Button
          variant="soft"
          size="small"
          icon="bell"
          wide
          busy={isBusy}
          onClick={() => void choose('order', true)}
        >
          {t(isForDesk ? 'placed.notify' : 'placed.notifyOther')}
        </Button>
      )}
      <p ref={status} className={`small ${styles.status}`} role="status" tabIndex={-1}>
        {outcome && t(outcome)}
      </p>
    </>
  );
}

interface PlacedDialogProps {
  state: Extract<PurchaseState, { step: 'placed' }>;
  product: Product;
  onClose: () => void;
}

/** The placed order: its number, its barcode, and what happens next (R2.18). */
export function PlacedDialog({ state, product, onClose }: PlacedDialogProps) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  useEffect(reportSuccess, []);
  const { intent, balanceAfter } = state;
  const id = intent.orderId ?? 0;
  const isDelivery = readOrderTexts(intent.body).place.kind === 'delivery';
  return (
    <Dialog
      title={t('placed.title')}
      onClose={onClose}
      actions={
        <>
          <LinkButton replace to={hrefs.order([id])}>
            {t('placed.open')}
          </LinkButton>
          <Button variant="outline" onClick={onClose}>
            {t('unconfirmed.close')}
          </Button>
        </>
      }
    >
      <div className={`stack stack-tight ${styles.outcome}`} role="status">
        <span className={`centred ${styles.done}`}>
          <Icon name="check" size={32} />
        </span>
        <p className={`as-heading ${styles.number}`}>
          <KeptWords text={t('placed.number', { id })} words={[String(id)]} />
        </p>
        <p className="muted">{product.name[format.language]}</p>
        <div className={styles.code}>
          <Barcode text={String(id)} label={t('placed.barcode', { id })} />
          <p className={styles.digits} translate="no" aria-hidden>
            {id}
          </p>
        </div>
        <p>{t(`placed.next.${isDelivery ? 'delivery' : product.kind}`)}</p>
        {balanceAfter !== null && (
          <p className={styles.balance}>
            <KeptWords
              text={t('placed.balance', { coins: format.coins(balanceAfter) })}
              words={[format.coins(balanceAfter)]}
            />
          </p>
        )}
      </div>
      <NotifyOffer isForDesk={product.kind === 'product' && !isDelivery} />
    </Dialog>
  );
}
