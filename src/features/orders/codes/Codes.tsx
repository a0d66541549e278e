import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { readPlace } from '#src/domain/order-place.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { PickupView } from '../pickup/PickupView.tsx';

interface CodesProps {
  /** At least one. */
  orders: readonly Order[];
  onClose: () => void;
}

/** The pickup view, over the screen, with the codes of the given orders (R2.20). */
export function Codes({ orders, onClose }: CodesProps) {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const placeOf = ({ description }: Order): string => {
    const place = readPlace(description);
    return place.kind === 'none'
      ? ''
      : [t(`place.${place.kind}`), place.address].filter((part) => part !== '').join(': ');
  };
  return (
    <PickupView
      orders={orders.map((order) => ({
        id: order.id,
        title: order.productName[language],
        place: placeOf(order),
      }))}
      onClose={onClose}
    />
  );
}
