import { useTranslation } from 'react-i18next';
import { reasonOf } from '#src/domain/order-refusal.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** Says why an order was refused, with the fresh figures where the service gave them (R5.8, R8.2). */
export function useRefusalText(): (intent: OrderIntent) => string {
  const { t } = useTranslation('refusal');
  const format = useFormat();
  return (intent) => {
    const reason = reasonOf(intent);
    if (reason.key === 'PRICE_CHANGED') {
      const former = format.coins(reason.former);
      return t('PRICE_CHANGED', { former, price: format.coins(reason.price) });
    }
    if (reason.key === 'INSUFFICIENT_COINS') {
      const missing = format.coins(reason.missing, 'genitive');
      return t('INSUFFICIENT_COINS', { missing, balance: format.coins(reason.balance) });
    }
    if (reason.key === 'other') return reason.text ?? t('other');
    return t(reason.key);
  };
}
