import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import type { product } from '#server/database/schema/shop/product.ts';
import { conflict, type ErrorDetails } from '#server/http/errors/refused-error.ts';
import { CARD_TYPE, selectCards, type Card } from '#src/domain/member/card.ts';

/**
 * Rules of a purchase. Each function throws the 409 of its rule, with the current price,
 * stock and balance as `details`.
 */
type ProductRow = typeof product.$inferSelect;

/** Only the active physical card that counts may be charged (R4.1). */
export function checkCard(cards: readonly Card[], cardId: number, details: ErrorDetails): void {
  const named = cards.find((card) => card.id === cardId);
  const { physical, state } = selectCards(cards);
  if (!physical || named?.typeId !== CARD_TYPE.physical) {
    throw conflict('NO_PHYSICAL_CARD', details);
  }
  if (state !== 'active' || physical.id !== cardId) throw conflict('CARD_NOT_ACTIVE', details);
}

/** One member buys at most `ticketLimit` tickets; cancelled orders do not count. */
export async function checkTicketLimit(
  tx: Db,
  memberId: number,
  { id, kind, ticketLimit }: ProductRow,
  details: ErrorDetails,
): Promise<void> {
  if (kind !== 'event' || ticketLimit === null) return;
  if (ticketLimit < 1) throw conflict('TICKET_LIMIT_MISCONFIGURED', details);
  const tickets = await tx.$count(
    orders,
    and(eq(orders.memberId, memberId), eq(orders.prodId, id), ne(orders.status, 'CANCELLED')),
  );
  if (tickets >= ticketLimit) throw conflict('TICKET_LIMIT', details);
}
