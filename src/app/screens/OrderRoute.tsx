import { useParams } from 'react-router-dom';
import { parseOrderIds } from '#src/domain/order.ts';
import { OrdersSpecific } from '#src/features/orders/OrdersSpecific.tsx';
import { NotFound } from './NotFound.tsx';

/** /orders/{id}: a list of ids, or the not-found screen where a part is no id (R2.3). */
export function OrderRoute() {
  const { ids: text = '' } = useParams();
  const ids = parseOrderIds(text);
  return ids ? <OrdersSpecific key={text} ids={ids} /> : <NotFound />;
}
