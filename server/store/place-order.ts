import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { OrderBody } from '#src/contract/orders.ts';
import { CARD_TYPE, selectCards, type Card } from '#src/domain/card.ts';
import { isStudent } from '#src/domain/member.ts';
import { conflict, notFound } from '../errors/service-error.ts';
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
  checkCard(await cardsOf(tx, memberId), body.cardId);
  const item = await sellableProduct(tx, body.prodId);
  await checkStudent(tx, memberId, item);
  await checkTicketLimit(tx, memberId, item);
  await checkMoney(tx, memberId, item, expectedAmount);
  await takeFromStock(tx, memberId, item);
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

/** Only the active physical card that counts may be charged (R4.1). */
function checkCard(cards: readonly Card[], cardId: number): void {
  const named = cards.find((card) => card.id === cardId);
  const { physical, state } = selectCards(cards);
  if (!physical || named?.typeId !== CARD_TYPE.physical) throw conflict('NO_PHYSICAL_CARD');
  if (state !== 'active' || physical.id !== cardId) throw conflict('CARD_NOT_ACTIVE');
}

async function sellableProduct(tx: Db, prodId: number): Promise<ProductRow> {
  const [item] = await tx
    .select()
    .from(product)
    .where(and(eq(product.id, prodId), isNull(product.removedAt)));
  if (!item) throw notFound();
  return item;
}

/** Products are for students alone (R1.6). */
async function checkStudent(tx: Db, memberId: number, item: ProductRow): Promise<void> {
  if (item.kind !== 'product') return;
  if (!isStudent(await dealsOf(tx, memberId))) throw conflict('NOT_A_STUDENT');
}

/** The limit of tickets of one person; cancelled orders give theirs back. */
async function checkTicketLimit(tx: Db, memberId: number, item: ProductRow): Promise<void> {
  if (item.kind !== 'event' || item.ticketLimit === null) return;
  if (item.ticketLimit < 1) throw conflict('TICKET_LIMIT_MISCONFIGURED');
  const tickets = await tx.$count(
    orders,
    and(eq(orders.memberId, memberId), eq(orders.prodId, item.id), ne(orders.status, 'CANCELLED')),
  );
  if (tickets >= item.ticketLimit) throw conflict('TICKET_LIMIT');
}

async function checkMoney(
  tx: Db,
  memberId: number,
  { price, stock }: ProductRow,
  expectedAmount: number,
): Promise<void> {
  const balance = await balanceOf(tx, memberId);
  const fresh = { price, balance, stock };
  if (price !== expectedAmount) throw conflict('PRICE_CHANGED', fresh);
  if (balance < price) throw conflict('INSUFFICIENT_COINS', fresh);
}

/** Takes one piece at the price that was checked, whoever else buys it or changes it now. */
async function takeFromStock(tx: Db, memberId: number, item: ProductRow): Promise<void> {
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
  const now = await sellableProduct(tx, item.id);
  const fresh = { price: now.price, balance: await balanceOf(tx, memberId), stock: now.stock };
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
