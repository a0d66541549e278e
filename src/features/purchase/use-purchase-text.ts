import { useTranslation } from 'react-i18next';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/** The text of a rejection, with current price, balance and stock where the service gave them (R5.8, R8.2). */
export function useRejectionText(): (intent: PurchaseIntent) => string {
  const { t } = useTranslation('rejection');
  const format = useFormat();
  return (intent) => {
    const reason = rejectionReason(intent);
    if (reason.key === 'PRICE_CHANGED') {
      const previous = format.coins(reason.previous);
      return t('PRICE_CHANGED', { previous, price: format.coins(reason.price) });
    }
    if (reason.key === 'INSUFFICIENT_COINS') {
      const missing = format.coins(reason.missing, 'genitive');
      return t('INSUFFICIENT_COINS', { missing, balance: format.coins(reason.balance) });
    }
    if (reason.key === 'other') return reason.text ?? t('other');
    return t(reason.key);
  };
}

/** The texts about a purchase in the language on screen (R1.8). */
export function usePurchaseText() {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const rejectionText = useRejectionText();
  /** The product's name, or its number where the catalog does not have it. */
  const nameOf = ({ intent, product }: StoredPurchase) =>
    product?.name[language] ?? t('pending.unnamed', { id: intent.body.prodId });
  const reasonOf = ({ intent }: StoredPurchase) => rejectionText(intent);
  /** What is known of a purchase in a few words, and what continues them: its name, and the reason. */
  const newsOf = (purchase: StoredPurchase) => {
    const name = nameOf(purchase);
    const { intent } = purchase;
    const named = t('notice.name', { name });
    if (isPending(intent))
      return { text: t('notice.unconfirmed'), detail: named + t('notice.again') };
    if (intent.state === 'sent')
      return { text: t('notice.placed', { id: intent.orderId ?? '' }), detail: named };
    const isUncertain = rejectionReason(intent).key === 'uncertain';
    return {
      text: t(isUncertain ? 'notice.uncertain' : 'notice.rejected'),
      detail: t('notice.reason', { name, reason: reasonOf(purchase) }),
    };
  };
  /** Both in one sentence. */
  const outcomeOf = (purchase: StoredPurchase) => {
    const { text, detail } = newsOf(purchase);
    return text + detail;
  };
  return { nameOf, reasonOf, newsOf, outcomeOf };
}
