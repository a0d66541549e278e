import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/order.ts';
import { goesToAddress } from '#src/domain/order-place.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { forgetReady, readyOrders } from '#src/state/ready-orders.ts';
import { useStored } from '#src/state/use-stored.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { openedOrders } from './opened-orders.ts';
import { findReady } from './stored-notices.ts';
import { useSaid } from './use-said.ts';

/** An order has come to the desk: a line that leads to its code (R2.19); over once the order is opened. */
export function ReadyNotice() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { pathname } = useLocation();
  const { ids } = useSnapshot(readyOrders);
  const ready = useStored(() => findReady(ids), [ids.join('-')]) ?? [];

  // Whoever looks at the order sees it change, and knows of it from then on.
  const opened = openedOrders(pathname);
  useEffect(() => () => forgetReady(openedOrders(pathname)), [pathname]);

  const [first, ...others] = ready;
  const isCarried = ready.some(goesToAddress);
  const number = format.number(ready.length);
  const inOneLine = (order: Order) =>
    t(isCarried ? 'notice.arrived' : 'notice.ready', { name: order.productName[format.language] });
  const several = t(isCarried ? 'notice.arrivedMany' : 'notice.several', { number });
  const text = first ? (others.length === 0 ? inOneLine(first) : several) : null;
  useSaid(text);
  if (text === null || ready.every(({ id }) => opened.includes(id))) return null;
  return (
    <NoticeBar
      icon="package-check"
      tone="positive"
      text={text}
      to={hrefs.order(ready.map(({ id }) => id))}
      action={t(isCarried ? 'notice.see' : others.length === 0 ? 'codes.showOne' : 'codes.show')}
      onClose={() => forgetReady(ids)}
    />
  );
}
