import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { leftLists } from '#src/state/left-lists.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useLeftList, useListPlace } from '#src/state/use-list-place.ts';
import { useStored } from '#src/state/use-stored.ts';
import { whyEmpty } from '#src/state/why-empty.ts';
import { OrderCard } from '#src/ui/app/OrderCard/OrderCard.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { listNewOrders } from '../pending/stored-wishes.ts';
import { NoOrders } from './NoOrders.tsx';
import styles from './OrderList.module.css';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { listOrders } from './stored-orders.ts';
import { KINDS, type OrderTab, type StatusChoice } from './use-orders-filter.ts';

const PAGE = 20;

/** How many orders the lists showed. */
const lists = leftLists<number>(30);

interface OrderListProps {
  tab: OrderTab;
  status: StatusChoice;
  /** Lists every status again. */
  onReset: () => void;
}

/** The stored orders of a tab and a status, newest first, a page of 20 at a time (R2.19). */
export function OrderList({ tab, status, onReset }: OrderListProps) {
  const [isShown, setShown] = useState(false);
  const left = useLeftList(lists);
  const [limit, setLimit] = useState(left ?? PAGE);
  useListPlace(lists, isShown, () => limit);
  const list = useRef<HTMLUListElement>(null);
  const { state } = useSnapshot(syncStatus.orders);
  const { reachable } = useSnapshot(network);
  const stored = useStored(
    () => listOrders({ kinds: KINDS[tab], status }, limit),
    [tab, status, limit],
  );
  const fresh = useStored(listNewOrders);
  if (stored && !isShown) setShown(true);

  if (!stored) return <OrderListSkeleton />;
  const { orders, total, isKnown } = stored;
  if (orders.length === 0) {
    const why = whyEmpty(isKnown, state, reachable);
    return why === 'loading' ? (
      <OrderListSkeleton />
    ) : (
      <NoOrders why={why} status={status} onReset={onReset} />
    );
  }
  return (
    <div className={styles.place}>
      <ul ref={list} className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} isNew={fresh?.has(order.id)} />
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <ShowMore
          shown={orders.length}
          total={total}
          onMore={() => setLimit(limit + PAGE)}
          itemAt={(index) => list.current?.children[index]}
        />
      )}
    </div>
  );
}
