import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { InferInput, InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { toPickup, type PlaceRow } from '#server/places/places.ts';
import type { order, ordersQuery } from '#src/contract/shop/orders.ts';
import { ANY_STATUS, type StatusChange } from '#src/domain/orders/order.ts';

type OrdersQuery = InferOutput<typeof ordersQuery>;
type OrderRow = typeof orders.$inferSelect;
/** The columns of an order with its place; for a query that joins the places. */
export const ORDER = { order: orders, place };
interface PlacedRow {
  readonly order: OrderRow;
  readonly place: PlaceRow | null;
}

/** An order as the contract has it. */
export type WireOrder = InferInput<typeof order>;

/** A page of a member's orders, newest first, by the filters of R7.25. */
export async function listOrders(db: Db, memberId: number, query: OrdersQuery) {
  const { status, kind, ids, updatedSince, cursor, limit, include = '' } = query;
  const statement = db
    .select(ORDER)
    .from(orders)
    .leftJoin(place, eq(place.id, orders.placeId))
    .where(
      and(
        eq(orders.memberId, memberId),
        status === undefined || status === ANY_STATUS ? undefined : eq(orders.status, status),
        kind === undefined ? undefined : eq(orders.kind, kind),
        ids === undefined ? undefined : inArray(orders.id, ids),
        updatedSince === undefined ? undefined : gte(orders.updatedAt, new Date(updatedSince)),
        cursor === undefined ? undefined : lt(orders.id, cursor),
      ),
    )
    .orderBy(desc(orders.id));
  const { page, nextCursor } = await readPage(statement, limit, ({ order }) => order.id);
  const histories = include.split(',').includes('statusDetail')
    ? await historiesOf(db, page)
    : undefined;
  return {
    orders: page.map((row) => toOrder(row, histories?.get(row.order.id) ?? [])),
    nextCursor,
  };
}

/** An order with its history, its member and its place (R7.26); undefined when there is none. */
export async function readOrder(db: Db, id: number) {
  const [row] = await db
    .select(ORDER)
    .from(orders)
    .leftJoin(place, eq(place.id, orders.placeId))
    .where(eq(orders.id, id));
  if (!row) return undefined;
  const histories = await historiesOf(db, [row]);
  const { memberId, placeId } = row.order;
  return { memberId, placeId, order: toOrder(row, histories.get(id) ?? []) };
}

async function historiesOf(
  db: Db,
  page: readonly PlacedRow[],
): Promise<Map<number, StatusChange[]>> {
  const ids = page.map(({ order }) => order.id);
  const histories = new Map<number, StatusChange[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return histories;
  const rows = await db
    .select()
    .from(orderStatus)
    .where(inArray(orderStatus.orderId, ids))
    .orderBy(asc(orderStatus.id));
  for (const { orderId, status, at, comment, localComment } of rows) {
    histories
      .get(orderId)
      ?.push({ status, at: at.toISOString(), comment, ...(localComment && { localComment }) });
  }
  return histories;
}

export const toOrder = ({ order, place: at }: PlacedRow, history: StatusChange[]): WireOrder => ({
  ...order,
  date: order.date.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  history,
  pickup: toPickup(at),
});
