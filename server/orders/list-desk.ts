import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { InferInput, InferOutput } from 'valibot';
import { cardsColumn } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { change } from '#server/database/schema/service/change.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { isPlace } from '#server/places/places.ts';
import type { deskHandOutsQuery, deskOrder, deskOrdersQuery } from '#src/contract/acts/desk.ts';
import { selectCards, type Card } from '#src/domain/member/card.ts';
import { FINISHED_STATUSES, type OrderStatus } from '#src/domain/orders/order.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { readPublicKey } from './code-marks.ts';
import { mayUndo } from './hand-out.ts';

/** An older `since` gets the whole list, in ms: a list of a day's changes is not shorter. */
const OLDEST_SINCE_MS = 24 * 60 * 60 * 1000;
/** A transaction may end this long after the time that its changes have, in ms. */
const LATE_MS = 60_000;

/** What the desk sees of an order and its member; columns of a query that joins the members. */
const PARCEL = {
  productName: orders.productName,
  productImage: orders.productImage,
  reference: member.reference,
  fullName: member.fullName,
  cards: cardsColumn,
};

interface ParcelRow extends Pick<typeof orders.$inferSelect, 'productName' | 'productImage'> {
  readonly reference: string;
  readonly fullName: string;
  readonly cards: readonly Card[];
}

const toParcel = ({ productName, productImage, reference, fullName, cards }: ParcelRow) => {
  const card = cardInUse(cards);
  const isKnownByCard = card === null || card.state === 'active';
  const name = isKnownByCard ? shortName(fullName) : fullName;
  return { productName, productImage, member: { reference, name, card } };
};

function cardInUse(cards: readonly Card[]): InferInput<typeof deskOrder>['member']['card'] {
  const { physical, virtual, state } = selectCards(cards);
  const shown = physical ?? virtual;
  return shown && { number: shown.cardNumber, state: state === 'none' ? 'active' : state };
}

interface OtherHandOut {
  readonly at: string;
  readonly by: string;
  readonly place: LocalText | null;
}

/**
 * The hand-outs of an order that were not taken back, as the contract has them; a column of a query.
 * @param isMeant which of them, a condition on `other`
 */
const handOutsOf = (isMeant: SQL) => sql<OtherHandOut[]>`(
  select coalesce(json_agg(json_build_object(
    'at', to_char(other.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', other.name, 'place', other_place.name
  ) order by other.id), '[]')
  from ${handOut} other left join ${place} other_place on other_place.id = other.place_id
  where ${isMeant} and other.undone_at is null
)`;
const REPORTS = handOutsOf(sql`other.order_id = ${orders.id}`);
const OTHERS = handOutsOf(sql`other.order_id = ${handOut.orderId} and other.id <> ${handOut.id}`);

/** Throws 404 for a place that never was: its list would look like that of a place without orders. */
async function requirePlace(db: Db, id: number): Promise<void> {
  if (!(await isPlace(db, id))) throw notFound();
}

/**
 * A page of the orders that wait at a place, for the members for whom the roles of staff hold: all, or what has changed
 * since an earlier response (R12.1).
 */
export async function listDeskOrders(
  db: Db,
  projects: readonly number[] | undefined,
  { place: at, since, cursor, limit }: InferOutput<typeof deskOrdersQuery>,
) {
  await requirePlace(db, at);
  const now = new Date();
  const from = since === undefined ? 0 : Date.parse(since);
  const isWhole = now.getTime() - from > OLDEST_SINCE_MS;
  const changedSince = new Date(from - LATE_MS);
  const ofChanged = isWhole
    ? undefined
    : inArray(
        orders.memberId,
        db.select({ id: change.memberId }).from(change).where(gte(change.at, changedSince)),
      );
  const waiting = db
    .select({ id: orders.id, reports: REPORTS, ...PARCEL })
    .from(orders)
    .innerJoin(member, eq(member.id, orders.memberId))
    .where(
      and(
        inProjects(projects),
        eq(orders.placeId, at),
        eq(orders.status, 'DELIVERED' satisfies OrderStatus),
        ofChanged,
        cursor === undefined ? undefined : gt(orders.id, cursor),
      ),
    )
    .orderBy(asc(orders.id));
  const { page, nextCursor } = await readPage(waiting, limit, ({ id }) => id);
  const elsewhere = and(
    eq(orders.status, 'DELIVERED' satisfies OrderStatus),
    sql`${orders.placeId} is distinct from ${at}`,
  );
  const gone =
    isWhole || cursor !== undefined
      ? []
      : await db
          .select({ id: orders.id })
          .from(orders)
          .innerJoin(member, eq(member.id, orders.memberId))
          .where(
            and(
              inProjects(projects),
              ofChanged,
              gte(orders.updatedAt, changedSince),
              or(inArray(orders.status, [...FINISHED_STATUSES]), elsewhere),
            ),
          )
          .orderBy(asc(orders.id));
  return {
    orders: page.map(({ id, reports, ...row }) => ({ id, ...toParcel(row), reports })),
    gone: gone.map(({ id }) => id),
    isWhole,
    at: now.toISOString(),
    codeKey: await readPublicKey(db),
    nextCursor,
  };
}

/** A page of the hand-outs at a place of which something is new since a time, newest first (R12.1, R12.3). */
export async function listHandOuts(
  db: Db,
  projects: readonly number[] | undefined,
  { place: at, since, cursor, limit }: InferOutput<typeof deskHandOutsQuery>,
) {
  await requirePlace(db, at);
  const from = new Date(since);
  const changed = db
    .select({ id: handOut.orderId })
    .from(handOut)
    .where(or(gte(handOut.receivedAt, from), gte(handOut.undoneAt, from)));
  const statement = db
    .select({ given: handOut, others: OTHERS, ...PARCEL })
    .from(handOut)
    .innerJoin(orders, eq(orders.id, handOut.orderId))
    .innerJoin(member, eq(member.id, orders.memberId))
    .where(
      and(
        inProjects(projects),
        eq(handOut.placeId, at),
        inArray(handOut.orderId, changed),
        cursor === undefined ? undefined : lt(handOut.id, cursor),
      ),
    )
    .orderBy(desc(handOut.id));
  const { page, nextCursor } = await readPage(statement, limit, ({ given }) => given.id);
  return {
    handOuts: page.map(({ given, others, ...row }) => ({
      id: given.id,
      orderId: given.orderId,
      ...toParcel(row),
      at: given.at.toISOString(),
      receivedAt: given.receivedAt.toISOString(),
      by: given.name,
      isUndone: given.undoneAt !== null,
      mayUndo: given.undoneAt === null && given.problem === null && mayUndo(given),
      problem: given.problem,
      others,
    })),
    nextCursor,
  };
}
