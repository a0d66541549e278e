import { useParams } from 'react-router-dom';
import { parseOrderIds } from '#src/domain/order.ts';
import { OrdersSpecific } from '#src/features/orders/OrdersSpecific.tsx';

/** /orders/{id}: the orders of a list of ids (R2.3); the route table keeps any other address away. */
export function OrderRoute() {
  const { ids: text = '' } = useParams();
  return <OrdersSpecific key={text} ids={parseOrderIds(text) ?? []} />;
}
