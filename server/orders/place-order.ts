import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { cardsColumn } from '#server/cards/cards.ts';
import { dealsColumn } from '#server/clients/contacts.ts';
import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict, RefusedError } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { addOperation, balanceColumn } from '#server/operations/ledger.ts';
import { isNamed, type PlaceRow } from '#server/places/places.ts';
import type { orderRequest } from '#src/contract/shop/orders.ts';
import { isStudent } from '#src/domain/member/member.ts';
import { readPlace } from '#src/domain/orders/order-place.ts';
import { readOrder, toOrder, type WireOrder } from './list-orders.ts';
import { checkCard, checkTicketLimit } from './purchase-rules.ts';

type ProductRow = typeof product.$inferSelect;

export interface Purchase {
  readonly memberId: number;
  readonly requestId: string;
  readonly body: InferOutput<typeof orderRequest>;
  /** Coins. */
  readonly confirmedPrice: number;
}

/**
 * Places an order (R7.27) and charges it, in the caller's transaction and under the member's lock.
 * Throws a RefusedError for the first rule that the purchase breaks. The order's time is the
 * service's: the body's `date` comes from the device's clock. An order that the member placed under the
 * same request id, with another address at that time, is the result again; for another purchase under the
 * id it throws 409 REQUEST_ID_REUSED.
 */
export async function placeOrder(tx: Db, purchase: Purchase): Promise<WireOrder> {
  const { memberId, body, confirmedPrice } = purchase;
  await lockMember(tx, memberId);
  const { balance, cards, deals, item, placedId, place: named } = await readPurchase(tx, purchase);
  if (placedId !== null) return readPlaced(tx, placedId, purchase);
  const details = { balance, ...(item && { price: item.price, stock: item.stock }) };
  checkCard(cards, body.cardId, details);
  if (!item) throw productGone();
  const { kind, eventDate, price, stock } = item;
  // Products are sold to students only (R1.6).
  if (kind === 'product' && !isStudent(deals)) throw conflict('NOT_A_STUDENT', details);
  // An event that has begun sells no tickets (R2.16).
  if (eventDate && eventDate.getTime() < Date.now()) throw conflict('EVENT_OVER', details);
  await checkTicketLimit(tx, memberId, item, details);
  // The price is the one that the member confirmed (R7.31).
  if (price !== confirmedPrice) throw conflict('PRICE_CHANGED', details);
  if (stock < 1) throw conflict('OUT_OF_STOCK', details);
  if (balance < price) throw conflict('INSUFFICIENT_COINS', details);
  const order = await insertOrder(tx, purchase, item, kind === 'product' ? named : null);
  await addOperation(tx, {
    memberId,
    type: 'ORDER',
    amount: -item.price,
    comment: item.name,
    orderId: order.id,
  });
  // The service desk gets no order that asks to be kept from it (R3.5).
  if (!body.skipSend2SD) {
    const placeId = kind === 'product' ? (named?.id ?? null) : null;
    const data = { orderId: order.id, productId: item.id, price: item.price, placeId };
    await recordEvent(tx, { type: 'order.placed', entityId: String(order.id), memberId, data });
  }
  // Last: everybody who buys the product waits until this transaction ends.
  await takeFromStock(tx, item, balance);
  return order;
}

const productGone = () =>
  new RefusedError({ status: 404, code: 'NOT_FOUND', text: 'PRODUCT_GONE' });

const isInCatalog = (prodId: number) => and(eq(product.id, prodId), isNull(product.removedAt));

/** What the rules look at, in one round trip, after the member is locked: the statement of a lock sees older coins. */
async function readPurchase(tx: Db, { memberId, requestId, body }: Purchase) {
  const placedId = sql<number | null>`(
    select ${orders.id} from ${orders}
    where ${orders.memberId} = ${memberId} and ${orders.requestId} = ${requestId}
  )`.mapWith((id: number | string | null) => (id === null ? null : Number(id)));
  const wanted = readPlace(body.description);
  const named = wanted.kind === 'pickup' ? isNamed(wanted.address) : sql`false`;
  const [found] = await tx
    .select({
      balance: balanceColumn,
      cards: cardsColumn,
      deals: dealsColumn,
      item: product,
      placedId,
      place,
    })
    .from(member)
    .leftJoin(product, isInCatalog(body.prodId))
    .leftJoin(place, named)
    .where(eq(member.id, memberId));
  if (!found) throw new Error('the member was not found');
  return found;
}

/** The responses are kept by the token's subject, which is another one after a change of e-mail. */
async function readPlaced(tx: Db, id: number, { body, confirmedPrice }: Purchase) {
  const { order } = (await readOrder(tx, id)) ?? {};
  if (order?.prodId !== body.prodId || order.price !== confirmedPrice) {
    throw conflict('REQUEST_ID_REUSED');
  }
  return order;
}

/** Takes one piece at the checked price, although others may buy or change the product at this moment. */
async function takeFromStock(tx: Db, item: ProductRow, balance: number): Promise<void> {
  const taken = await tx
    .update(product)
    .set({ stock: sql`${product.stock} - 1`, updatedAt: new Date() })
    .where(
      and(
        eq(product.id, item.id),
        eq(product.price, item.price),
        isNull(product.removedAt),
        gt(product.stock, 0),
      ),
    )
    .returning({ id: product.id });
  if (taken.length === 1) return;
  const [current] = await tx.select().from(product).where(isInCatalog(item.id));
  if (!current) throw productGone();
  const { price, stock } = current;
  throw conflict(stock > 0 ? 'PRICE_CHANGED' : 'OUT_OF_STOCK', { price, balance, stock });
}

async function insertOrder(
  tx: Db,
  { memberId, requestId, body: { cardId, comment, description } }: Purchase,
  item: ProductRow,
  named: PlaceRow | null,
): Promise<WireOrder> {
  const at = new Date();
  const status = 'NEW_ORDER';
  const [inserted] = await tx
    .insert(orders)
    .values({
      memberId,
      cardId,
      requestId,
      comment,
      description,
      status,
      kind: item.kind,
      placeId: named?.id ?? null,
      date: at,
      updatedAt: at,
      prodId: item.id,
      productName: item.name,
      productImage: item.pictures[0] ?? null,
      price: item.price,
    })
    .returning();
  if (!inserted) throw new Error('the order was not inserted');
  await tx.insert(orderStatus).values({ orderId: inserted.id, status, at });
  return toOrder({ order: inserted, place: named }, [
    { status, at: at.toISOString(), comment: null },
  ]);
}
