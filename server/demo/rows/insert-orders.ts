import { inArray } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import type { SeedOrder } from '#server/demo/activity/activity.ts';
import { listPlaces, nameOf } from '#server/places/places.ts';
import { writePlace } from '#src/domain/orders/order-place.ts';

/** Adds orders with what their products are called now, and their histories (R3.4). */
export async function insertOrders(
  tx: Db,
  memberId: number,
  cardId: number | null,
  list: readonly SeedOrder[],
): Promise<void> {
  if (list.length === 0) return;
  const ids = [...new Set(list.map(({ prodId }) => prodId))];
  const found = await tx.select().from(product).where(inArray(product.id, ids));
  const products = new Map(found.map((item) => [item.id, item]));
  const places = (await listPlaces(tx)).map((place) => ({
    id: place.id,
    description: writePlace({ kind: 'pickup', address: nameOf(place).ru }),
  }));
  const rows = list.map(({ id, prodId, comment, description, history }) => {
    const [made] = history;
    const last = history.at(-1);
    const bought = products.get(prodId);
    if (!made || !last || !bought) throw new RangeError(`Order ${id} has no product or no history`);
    return {
      id,
      memberId,
      cardId,
      placeId: places.find((place) => place.description === description)?.id ?? null,
      prodId,
      comment,
      description,
      kind: bought.kind,
      status: last.status,
      date: made.at,
      updatedAt: last.at,
      productName: bought.name,
      productImage: bought.pictures[0] ?? null,
      price: bought.price,
    };
  });
  await tx.insert(orders).values(rows);
  await tx.insert(orderStatus).values(
    list.flatMap(({ id, history }) =>
      history.map(({ comment, ...change }) => ({
        ...change,
        orderId: id,
        comment: comment?.ru ?? null,
        localComment: comment,
      })),
    ),
  );
}
