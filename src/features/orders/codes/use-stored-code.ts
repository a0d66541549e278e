import { useEffect } from 'react';
import { useStored } from '#src/data/db/use-stored.ts';
import { placeNameOf } from '#src/domain/orders/order-place.ts';
import { isReady, type Order } from '#src/domain/orders/order.ts';
import { storeCode, type StoredCode } from '#src/platform/first-paint/stored-code.ts';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { loadOpenOrders, splitForDesk } from './open-orders.ts';

/** The first order's code; drawing it needs no encoder. */
function firstCode(orders: readonly Order[]): StoredCode | null {
  const { shown, onTheWay } = splitForDesk(orders);
  const [order] = shown;
  const shape = order && encodeBarcode(String(order.id));
  if (!shape) return null;
  return {
    id: order.id,
    title: order.productName,
    place: placeNameOf(order),
    hasNote: !isReady(order) || (order.pickup?.hours ?? []).length > 0,
    hasMore: onTheWay.length > 0,
    shape,
    count: shown.length,
  };
}

/**
 * Keeps the code that the next start shows before the app is loaded in step with the open orders (R2.20).
 * @param mayShow whether the member's card opens the orders
 */
export function useStoredCode(mayShow: boolean): void {
  const open = useStored(loadOpenOrders);
  useEffect(() => {
    if (open) storeCode(mayShow ? firstCode(open) : null);
  }, [open, mayShow]);
}
