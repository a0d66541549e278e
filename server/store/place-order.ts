import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { OrderBody } from '#src/contract/orders.ts';
import { CARD_TYPE, selectCards, type Card } from '#src/domain/card.ts';
import { isStudent } from '#src/domain/member.ts';
import { conflict, ServiceError, type ErrorDetails } from '../errors/service-error.ts';
import { cardsOf } from './cards.ts';
import { dealsOf } from './contacts.ts';
import type { Db } from './db.ts';
import { addOperation, balanceOf } from './ledger.ts';
import { lockMember } from './members.ts';
import { orders, orderStatus } from './schema/order.ts';
import { product } from './schema/product.ts';

type ProductRow = typeof product.$inferSelect;

export interface Purchase {
  readonly memberId: number;
  readonly requestId: string;
  readonly body: OrderBody;
  /** Coins that the member confirmed. */
  readonly expectedAmount: number;
}

/**
 * Places an order and charges it (api.md «Money»), in the caller's transaction and under the
 * member's lock. Throws a ServiceError for every rule that the order breaks; returns its id. The
 * time is the service's: the body's `date` is what the device believes.
 */
export async function placeOrder(tx: Db, purchase: Purchase): Promise<number> {
  const { memberId, requestId, body, expectedAmount } = purchase;
  await lockMember(tx, memberId);
  const item = await findProduct(tx, body.prodId);
  const balance = await balanceOf(tx, memberId);
  const fresh = { balance, ...(item && { price: item.price, stock: item.stock }) };
  checkCard(await cardsOf(tx, memberId), body.cardId, fresh);
  if (!item) throw productGone();
  await checkStudent(tx, memberId, item, fresh);
  checkTime(item, fresh);
  await checkTicketLimit(tx, memberId, item, fresh);
  if (item.price !== expectedAmount) throw conflict('PRICE_CHANGED', fresh);
  if (item.stock < 1) throw conflict('OUT_OF_STOCK', fresh);
  if (balance < item.price) throw conflict('INSUFFICIENT_COINS', fresh);
  await takeFromStock(tx, item, balance);
  const orderId = await insertOrder(tx, memberId, requestId, body, item);
  await addOperation(tx, {
    memberId,
    type: 'ORDER',
    amount: -item.price,
    comment: item.name.ru,
    orderId,
  });
  return orderId;
}

const productGone = () =>
  new ServiceError({ status: 404, code: 'NOT_FOUND', text: 'PRODUCT_GONE' });

/** Only the active physical card that counts may be charged (R4.1). */
function checkCard(cards: readonly Card[], cardId: number, fresh: ErrorDetails): void {
  const named = cards.find((card) => card.id === cardId);
  const { physical, state } = selectCards(cards);
  if (!physical || named?.typeId !== CARD_TYPE.physical) throw conflict('NO_PHYSICAL_CARD', fresh);
  if (state !== 'active' || physical.id !== cardId) throw conflict('CARD_NOT_ACTIVE', fresh);
}

/** The product while it is in the catalogue. */
async function findProduct(tx: Db, prodId: number): Promise<ProductRow | undefined> {
  const [item] = await tx
    .select()
    .from(product)
    .where(and(eq(product.id, prodId), isNull(product.removedAt)));
  return item;
}

/** Products are for students alone (R1.6). */
async function checkStudent(
  tx: Db,
  memberId: number,
  item: ProductRow,
  fresh: ErrorDetails,
): Promise<void> {
  if (item.kind !== 'product') return;
  if (!isStudent(await dealsOf(tx, memberId))) throw conflict('NOT_A_STUDENT', fresh);
}

/** An event that has begun sells no tickets (R2.16). */
function checkTime({ eventDate }: ProductRow, fresh: ErrorDetails): void {
  if (eventDate !== null && eventDate.getTime() < Date.now()) throw conflict('EVENT_OVER', fresh);
}

/** The limit of tickets of one person; cancelled orders give theirs back. */
async function checkTicketLimit(
  tx: Db,
  memberId: number,
  item: ProductRow,
  fresh: ErrorDetails,
): Promise<void> {
  if (item.kind !== 'event' || item.ticketLimit === null) return;
  if (item.ticketLimit < 1) throw conflict('TICKET_LIMIT_MISCONFIGURED', fresh);
  const tickets = await tx.$count(
    orders,
    and(eq(orders.memberId, memberId), eq(orders.prodId, item.id), ne(orders.status, 'CANCELLED')),
  );
  if (tickets >= item.ticketLimit) throw conflict('TICKET_LIMIT', fresh);
}

/** Takes one piece at the price that was checked, whoever else buys it or changes it now. */
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
  const now = await findProduct(tx, item.id);
  if (!now) throw productGone();
  const fresh = { price: now.price, balance, stock: now.stock };
  throw conflict(now.stock > 0 ? 'PRICE_CHANGED' : 'OUT_OF_STOCK', fresh);
}

async function insertOrder(
  tx: Db,
  memberId: number,
  requestId: string,
  { cardId, comment, description }: OrderBody,
  item: ProductRow,
): Promise<number> {
  const at = new Date();
  const [inserted] = await tx
    .insert(orders)
    .values({
      memberId,
      cardId,
      requestId,
      comment,
      description,
      status: 'NEW_ORDER',
      kind: item.kind,
      date: at,
      updatedAt: at,
      prodId: item.id,
      productName: item.name,
      productImage: item.pictures[0] ?? null,
      price: item.price,
    })
    .returning({ id: orders.id });
  if (!inserted) throw new Error('the order was not inserted');
  await tx.insert(orderStatus).values({ orderId: inserted.id, status: 'NEW_ORDER', at });
  return inserted.id;
}
