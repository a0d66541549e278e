import { useEffect } from 'react';
import { useStored } from '#src/data/db/use-stored.ts';
import type { Order } from '#src/domain/order.ts';
import { storeCode, type StoredCode } from '#src/platform/stored-code.ts';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { listOpenOrders } from './open-orders.ts';

/** The first order's code; drawing it needs no encoder. */
function firstCode(orders: readonly Order[]): StoredCode | null {
  const [order] = orders;
  const shape = order && encodeBarcode(String(order.id));
  return shape ? { id: order.id, title: order.productName, shape, count: orders.length } : null;
}

/**
 * Keeps what the next start shows before the app is loaded equal to the open orders (R2.20).
 * @param mayShow whether the member's card opens the orders
 */
export function useStoredCode(mayShow: boolean): void {
  const open = useStored(listOpenOrders);
  useEffect(() => {
    if (open) storeCode(mayShow ? firstCode(open) : null);
  }, [open, mayShow]);
}
