import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { openedOrders } from '#src/domain/orders/order-address.ts';
import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { type Order, hasArrived } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { acknowledgeReady, readyOrders } from '#src/state/member/ready-orders.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';

async function load(ids: readonly number[]): Promise<readonly Order[]> {
  const found = await database().orders.bulkGet([...ids]);
  return found.flatMap((order) => (order && hasArrived(order) ? [order] : []));
}

/** Those of the given orders that have arrived, at the desk or an address; none once the database is closed. */
const loadArrived = (ids: readonly number[]): Promise<readonly Order[]> =>
  load(ids).catch(() => []);

/** A line that leads to the code of an order that has arrived (R2.19), until the order is opened. */
export function ReadyNotice() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useStatusTexts();
  const { pathname } = useLocation();
  const { ids } = useSnapshot(readyOrders);
  const ready = useStored(() => loadArrived(ids), [ids.join('-')]) ?? [];

  // A member who has the order open sees it change: it needs no line afterwards.
  const opened = openedOrders(pathname);
  useEffect(() => () => acknowledgeReady(openedOrders(pathname)), [pathname]);

  const [first, ...others] = ready;
  const isOne = others.length === 0;
  const goesByCourier = ready.some(goesToAddress);
  const number = format.number(ready.length);
  const textOf = (order: Order) =>
    order.kind === 'product'
      ? t(goesByCourier ? 'notice.arrived' : 'notice.ready')
      : words.step(order);
  const several = t(goesByCourier ? 'notice.arrivedMany' : 'notice.several', { number });
  const text = first && (isOne ? textOf(first) : several);
  const detail =
    first && isOne ? t('notice.name', { name: first.productName[format.language] }) : '';
  const isWanted = text !== undefined && !ready.every(({ id }) => opened.includes(id));
  const isShown = useBanner('ready', isWanted);
  useEffect(() => announce(isShown && text ? text + detail : null), [isShown, text, detail]);
  if (!isShown || text === undefined) return null;
  return (
    <NoticeBar
      icon="package-check"
      tone="positive"
      text={text}
      detail={detail}
      to={hrefs.order(ready.map(({ id }) => id))}
      action={t(goesByCourier ? 'notice.see' : isOne ? 'codes.showOne' : 'codes.show')}
      onClose={() => acknowledgeReady(ids)}
    />
  );
}
