import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/order.ts';
import type { Codes } from '#src/features/orders/codes/Codes.tsx';
import { forgetCodeRequest, requestCode } from '#src/state/code-request.ts';

interface CodesView {
  readonly Codes: typeof Codes;
  readonly orders: readonly Order[];
}

interface ShownCodes {
  /** The pickup view of the orders whose codes are on the screen, null while it is closed. */
  readonly shown: CodesView | null;
  readonly show: () => void;
  readonly close: () => void;
}

async function readCodes(): Promise<CodesView> {
  const [view, { listOpenOrders }] = await Promise.all([
    import('#src/features/orders/codes/Codes.tsx'),
    import('#src/features/orders/codes/open-orders.ts'),
  ]);
  return { Codes: view.Codes, orders: await listOpenOrders() };
}

/**
 * One tap to the code: the codes of all open orders, or that of the loyalty card when there are none. A
 * press is over when the member goes elsewhere or presses again: nothing comes of it later.
 */
export function useCodes(): ShownCodes {
  const [shown, setShown] = useState<CodesView | null>(null);
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const lastPress = useRef({});
  useEffect(
    () => () => {
      lastPress.current = {};
    },
    [key],
  );
  useEffect(() => {
    if (pathname !== hrefs.profile()) forgetCodeRequest();
  }, [pathname]);

  const show = async () => {
    const press = {};
    lastPress.current = press;
    // Where the view cannot be had the card has a code, too.
    const view = await readCodes().catch(() => null);
    if (press !== lastPress.current) return;
    if (view !== null && view.orders.length > 0) return setShown(view);
    await navigate(hrefs.profile());
    requestCode();
  };
  return { shown, show: () => void show(), close: () => setShown(null) };
}
