import type { InferInput } from 'valibot';
import { type DemoPlace, findPickupPlace, PICKUP_PLACES } from '#server/suggest/pickup-places.ts';
import type { order } from '#src/contract/shop/orders.ts';
import { readPlace } from '#src/domain/orders/order-place.ts';
import { hasArrived, type Order } from '#src/domain/orders/order.ts';

type WirePlace = InferInput<typeof order>['pickup'];

const toWirePlace = ({ place, address, hours }: DemoPlace): WirePlace => ({
  place,
  address: address.ru,
  localAddress: address,
  hours: [...hours],
});

/**
 * Where the member fetches an order: the place that the order names, else the first one once the order has
 * arrived. Null while it is not known, and for an order that is not fetched.
 */
export function pickupPlaceOf({
  kind,
  status,
  description,
}: Pick<Order, 'kind' | 'status' | 'description'>): WirePlace {
  const wanted = readPlace(description);
  if (kind !== 'product' || wanted.kind === 'delivery') return null;
  const named = wanted.kind === 'pickup' && findPickupPlace(wanted.address);
  if (named) return toWirePlace(named);
  return hasArrived({ status }) ? toWirePlace(PICKUP_PLACES[0]) : null;
}
