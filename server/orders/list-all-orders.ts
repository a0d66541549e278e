import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { CONCERNED, isListed } from '#server/members/listed-for-staff.ts';
import type { staffOrdersQuery } from '#src/contract/acts/orders.ts';
import { FINISHED_STATUSES } from '#src/domain/orders/order.ts';
import { HOLDS, toHandOut } from './hand-out.ts';
import { ORDER, readOrder, toOrder } from './list-orders.ts';

/** A page of the orders of all members for whom the roles of staff hold, oldest first (R11.2). */
export async function listAllOrders(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof staffOrdersQuery>,
) {
  const { status, place: at, ids, limit } = query;
  const isWanted =
    status === 'OPEN'
      ? notInArray(orders.status, [...FINISHED_STATUSES])
      : status && eq(orders.status, status);
  const isThere = at === undefined ? undefined : eq(orders.placeId, at);
  const isNamed = ids && inArray(orders.id, ids);
  const statement = db
    .select({ ...ORDER, concerned: CONCERNED, given: handOut })
    .from(orders)
    .leftJoin(place, eq(place.id, orders.placeId))
    .leftJoin(handOut, and(eq(handOut.orderId, orders.id), HOLDS))
    .innerJoin(member, eq(member.id, orders.memberId))
    .where(and(isListed(orders, projects, query), isWanted, isThere, isNamed))
    .orderBy(asc(orders.id));
  const { page, nextCursor } = await readPage(statement, limit, ({ order }) => order.id);
  return {
    orders: page.map(({ concerned, given, ...row }) => ({
      ...toOrder(row, []),
      placeId: row.order.placeId,
      member: concerned,
      handOut: toHandOut(given),
    })),
    nextCursor,
  };
}

/** An order with its history and its member. Throws 404 for an unknown one, and for one that staff may not see. */
export async function readAnyOrder(db: Db, projects: readonly number[] | undefined, id: number) {
  const found = await readOrder(db, id);
  if (!found) throw notFound();
  const [row] = await db
    .select({ buyer: CONCERNED, given: handOut })
    .from(member)
    .leftJoin(handOut, and(eq(handOut.orderId, id), HOLDS))
    .where(and(eq(member.id, found.memberId), inProjects(projects)));
  if (!row) throw notFound();
  const { order, placeId } = found;
  return { ...order, placeId, member: row.buyer, handOut: toHandOut(row.given) };
}
