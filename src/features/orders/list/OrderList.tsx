import { useRef, useState } from 'react';
import { useStored } from '#src/data/db/use-stored.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { createListMemory } from '#src/ui/app/ListPosition/list-memory.ts';
import { useRememberedList, useListPosition } from '#src/ui/app/ListPosition/use-list-position.ts';
import { OrderCard } from '#src/ui/app/OrderCard/OrderCard.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { NoOrders } from './NoOrders.tsx';
import { loadOrders, loadCancellingIds, loadNewOrderIds } from './stored-orders.ts';
import { KINDS, type OrderTab, type StatusChoice } from './use-orders-filter.ts';
import styles from './OrderList.module.css';

const CARDS = [1, 2, 3, 4];

/** Placeholders for order cards. */
function OrderListSkeleton() {
  return (
    <LoadingRegion>
      <div className={`stack stack-close ${styles.list}`}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="7.875rem" />
        ))}
      </div>
    </LoadingRegion>
  );
}

const PAGE = 20;

/** Number of shown orders of each list that the member left. */
const lists = createListMemory<number>(30);

interface OrderListProps {
  tab: OrderTab;
  status: StatusChoice;
  /** Removes the status filter. */
  onReset: () => void;
}

/** The stored orders of a tab and a status, newest first, in pages of 20 (R2.19). */
export function OrderList({ tab, status, onReset }: OrderListProps) {
  const [isShown, setShown] = useState(false);
  const left = useRememberedList(lists);
  const [limit, setLimit] = useState(left ?? PAGE);
  useListPosition(lists, isShown, () => limit);
  const list = useRef<HTMLUListElement>(null);
  const load = () => loadOrders({ kinds: KINDS[tab], status }, limit);
  const { data: stored, reason, retry } = useCollection('orders', load, [tab, status, limit]);
  const fresh = useStored(loadNewOrderIds);
  const cancelling = useStored(loadCancellingIds);
  if (stored && !isShown) setShown(true);

  if (!stored) return <OrderListSkeleton />;
  const { orders, total } = stored;
  if (orders.length === 0) {
    return reason === 'loading' ? (
      <OrderListSkeleton />
    ) : (
      <NoOrders {...{ reason, status, onReset }} onRetry={retry} />
    );
  }
  return (
    <div className="stack stack-close">
      <ul ref={list} className={`stack stack-close ${styles.list}`}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              isNew={fresh?.has(order.id)}
              isCancelling={cancelling?.has(order.id)}
            />
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
