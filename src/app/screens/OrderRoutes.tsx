import { useParams } from 'react-router-dom';
import { parseOrderIds } from '#src/domain/orders/order-ids.ts';
import { Orders } from '#src/features/orders/Orders.tsx';
import { OrdersSpecific } from '#src/features/orders/OrdersSpecific.tsx';
import { PendingPurchases } from '#src/features/purchase/pending/PendingPurchases.tsx';

/** /orders: the orders, with the purchases that have none above them (R2.19, R9.9). */
export function OrdersRoute() {
  return <Orders pending={<PendingPurchases />} />;
}

/** /orders/{ids}: the orders of a list of ids (R2.3); the route table keeps any other address away. */
export function OrderRoute() {
  const { ids: text = '' } = useParams();
  return <OrdersSpecific key={text} ids={parseOrderIds(text) ?? []} />;
}
