import { useTranslation } from 'react-i18next';
import { readOrderTexts, writtenPlaceOf } from '#src/domain/orders/order-texts.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface OrderTexts {
  /** '' without a comment. */
  readonly comment: string;
  /** '' without a description. */
  readonly description: string;
  /** Whether the description says how the member receives the order. */
  readonly isPlace: boolean;
}

/**
 * The comment and description of an order in the language on screen (R1.8). The app's own phrases in them
 * (the friend, the place) are stored in the staff's language and translated here; the member's text stays
 * as written.
 */
export function useOrderTexts(order: Order): OrderTexts {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const { friend, comment, place } = readOrderTexts(order);
  const lines = [friend === null ? '' : t('forFriend', { name: friend }), comment];
  return {
    isPlace: place.kind !== 'none',
    comment: lines.filter((line) => line !== '').join('\n'),
    description:
      place.kind === 'none'
        ? order.description
        : [t(`place.${place.kind}`), writtenPlaceOf(order)[language]]
            .filter((part) => part !== '')
            .join(': '),
  };
}
