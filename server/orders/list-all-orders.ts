import { and, asc, eq, gt, gte, notInArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { DEFAULT_LIMIT, toPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { staffOrdersQuery } from '#src/contract/acts/orders.ts';
import { FINISHED_STATUSES } from '#src/domain/orders/order.ts';
import { readOrder, toOrder } from './list-orders.ts';

/** A page of the orders of all members for whom the roles of staff hold, oldest first (R11.2). */
export async function listAllOrders(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof staffOrdersQuery>,
) {
  const { status, member: reference, updatedSince, cursor, limit = DEFAULT_LIMIT } = query;
  const rows = await db
    .select({ order: orders, reference: member.reference, name: member.fullName })
    .from(orders)
    .innerJoin(member, eq(member.id, orders.memberId))
    .where(
      and(
        inProjects(projects),
        status === undefined
          ? undefined
          : status === 'OPEN'
            ? notInArray(orders.status, [...FINISHED_STATUSES])
            : eq(orders.status, status),
        reference === undefined ? undefined : eq(member.reference, reference),
        updatedSince === undefined ? undefined : gte(orders.updatedAt, new Date(updatedSince)),
        cursor === undefined ? undefined : gt(orders.id, cursor),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit + 1);
  const { page, nextCursor } = toPage(rows, limit, (row) => row.order.id);
  return {
    orders: page.map(({ order, reference: of, name }) => ({
      ...toOrder(order, []),
      member: { reference: of, name },
    })),
    nextCursor,
  };
}

/** An order with its history and its member. Throws 404 for an unknown one, and for one that staff may not see. */
export async function readAnyOrder(db: Db, projects: readonly number[] | undefined, id: number) {
  const found = await readOrder(db, id);
  if (!found) throw notFound();
  const [buyer] = await db
    .select({ reference: member.reference, name: member.fullName })
    .from(member)
    .where(and(eq(member.id, found.memberId), inProjects(projects)));
  if (!buyer) throw notFound();
  return { ...found.order, member: buyer };
}
