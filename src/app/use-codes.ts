import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/order.ts';
import { listOpenOrders } from '#src/features/orders/codes/open-orders.ts';

interface ShownCodes {
  /** The orders whose codes are on the screen, null while the pickup view is closed. */
  readonly shown: readonly Order[] | null;
  readonly show: () => void;
  readonly close: () => void;
}

/** One tap to the code: the codes of all open orders, or the loyalty card when there are none. */
export function useCodes(): ShownCodes {
  const [shown, setShown] = useState<readonly Order[] | null>(null);
  const navigate = useNavigate();
  const show = async () => {
    const orders = await listOpenOrders();
    if (orders.length > 0) setShown(orders);
    else await navigate(hrefs.profile());
  };
  return { shown, show: () => void show(), close: () => setShown(null) };
}
