import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { placeNameOf } from '#src/domain/orders/order-place.ts';
import { isReady, type Order } from '#src/domain/orders/order.ts';
import { openingAt } from '#src/domain/orders/pickup-place.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { reportSuccess } from '#src/platform/install/first-success.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { useCodeMark } from '#src/sync/use-code-mark.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import type { PickupOrder } from '../pickup/pages.ts';
import { PickupView } from '../pickup/PickupView.tsx';
import { splitForDesk } from './open-orders.ts';

interface CodesProps {
  /** At least one. */
  orders: readonly Order[];
  /** Shows the same codes after a reload. */
  address?: string | undefined;
  onClose: () => void;
}

/** What the pickup view shows of an order, in the language on screen. */
function usePickupOrder(): (order: Order) => PickupOrder {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const words = useStatusTexts();
  const noteOf = (order: Order): string => {
    if (!isReady(order)) return words.status(order);
    const opening = openingAt(order.pickup?.hours ?? [], new Date());
    if (opening === null) return '';
    if (opening.isOpen) return t('desk.open', { time: opening.until });
    const { days, day, from: time } = opening;
    if (days === 0) return t('desk.closedToday', { time });
    if (days === 1) return t('desk.closedTomorrow', { time });
    return t('desk.closed', { day: t(`desk.day.d${day}`), time });
  };
  return (order) => ({
    id: order.id,
    title: order.productName[language],
    place: placeNameOf(order)[language],
    note: noteOf(order),
  });
}

/**
 * The pickup view, over the screen: the codes that the desk can use; those on their way are a tap behind
 * (R2.20).
 */
export function Codes({ orders, address, onClose }: CodesProps) {
  const toPickupOrder = usePickupOrder();
  const { info } = useSnapshot(member);
  const { shown, onTheWay } = splitForDesk(orders);
  const mark = useCodeMark(shown.map(({ id }) => id));
  return (
    <PickupView
      orders={shown.map(toPickupOrder)}
      onTheWay={onTheWay.map(toPickupOrder)}
      mark={mark}
      owner={canWrite() ? undefined : info?.fullName}
      address={address}
      onClose={() => {
        if (canWrite()) reportSuccess();
        onClose();
      }}
    />
  );
}
