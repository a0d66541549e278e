import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/orders/order.ts';
import type { Codes } from '#src/features/orders/codes/Codes.tsx';
import { loadTexts } from '#src/i18n/setup.ts';
import { cancelCodeRequest, requestCode } from '#src/state/member/code-request.ts';

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

async function loadCodes(): Promise<CodesView> {
  const [{ pickup }] = await Promise.all([import('../areas/orders.ts'), loadTexts()]);
  return { Codes: pickup.Codes, orders: await pickup.loadOpenOrders() };
}

/**
 * Shows the codes of all open orders, or the loyalty card's code when there are none. A press has no
 * effect after a navigation or another press.
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
    if (pathname !== hrefs.profile()) cancelCodeRequest();
  }, [pathname]);

  const show = async () => {
    const press = {};
    lastPress.current = press;
    // If the view cannot be loaded, the card's code is shown.
    const view = await loadCodes().catch(() => null);
    if (press !== lastPress.current) return;
    if (view !== null && view.orders.length > 0) return setShown(view);
    await navigate(hrefs.profile());
    requestCode();
  };
  return { shown, show: () => void show(), close: () => setShown(null) };
}
