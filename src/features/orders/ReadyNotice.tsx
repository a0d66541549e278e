import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { openedOrders } from '#src/domain/order-address.ts';
import { goesToAddress } from '#src/domain/order-place.ts';
import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { acknowledgeReady, readyOrders } from '#src/state/ready-orders.ts';
import { announce } from '#src/state/announcer.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { loadArrived } from './arrived-orders.ts';

/** A line that leads to the code of an order that has arrived (R2.19), until the order is opened. */
export function ReadyNotice() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { pathname } = useLocation();
  const { ids } = useSnapshot(readyOrders);
  const ready = useStored(() => loadArrived(ids), [ids.join('-')]) ?? [];

  // A member who has the order open sees it change: it needs no line afterwards.
  const opened = openedOrders(pathname);
  useEffect(() => () => acknowledgeReady(openedOrders(pathname)), [pathname]);

  const [first, ...others] = ready;
  const goesByCourier = ready.some(goesToAddress);
  const number = format.number(ready.length);
  const textOf = (order: Order) =>
    t(goesByCourier ? 'notice.arrived' : 'notice.ready', {
      name: order.productName[format.language],
    });
  const several = t(goesByCourier ? 'notice.arrivedMany' : 'notice.several', { number });
  const text = first ? (others.length === 0 ? textOf(first) : several) : null;
  useEffect(() => announce(text), [text]);
  if (text === null || ready.every(({ id }) => opened.includes(id))) return null;
  return (
    <NoticeBar
      icon="package-check"
      tone="positive"
      text={text}
      to={hrefs.order(ready.map(({ id }) => id))}
      action={t(
        goesByCourier ? 'notice.see' : others.length === 0 ? 'codes.showOne' : 'codes.show',
      )}
      onClose={() => acknowledgeReady(ids)}
    />
  );
}
