import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { readWish } from '#src/domain/purchase-wish.ts';

interface OrderWords {
  /** '' for none. */
  readonly comment: string;
  /** '' for none. */
  readonly description: string;
}

/**
 * What was written with an order. The app's own words in it, whom it is for and where it goes, are stored as
 * staff reads them and said in the language on screen (R1.8); everything else stays as it was written.
 */
export function useOrderWords(order: Order): OrderWords {
  const { t } = useTranslation('orders');
  const { friend, comment, place } = readWish(order);
  const lines = [friend === null ? '' : t('forFriend', { name: friend }), comment];
  return {
    comment: lines.filter((line) => line !== '').join('\n'),
    description:
      place.kind === 'none'
        ? order.description
        : [t(`place.${place.kind}`), place.address].filter((part) => part !== '').join(': '),
  };
}
