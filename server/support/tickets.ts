import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import type { TicketForm, ticketsQuery } from '#src/contract/programme/support.ts';
import { OPEN_TICKET_STATUSES, type SupportTicket } from '#src/domain/support-ticket.ts';

/** A ticket that a member writes, with the image's media type as its first bytes say. */
export type NewTicket = Omit<TicketForm, 'image'> & {
  readonly image: { readonly bytes: Uint8Array; readonly type: string } | null;
};

/** The columns of a ticket without the image, of which they only say that it is there. */
export const TICKET = {
  id: supportTicket.id,
  topic: supportTicket.topic,
  localTopic: supportTicket.localTopic,
  localAnswer: supportTicket.localAnswer,
  category_code: supportTicket.categoryCode,
  status_code: supportTicket.statusCode,
  text: supportTicket.text,
  hasImage: sql`${supportTicket.image} is not null`.mapWith(Boolean),
  createdAt: supportTicket.createdAt,
  updatedAt: supportTicket.updatedAt,
  answer: supportTicket.answer,
};
type OfTable = 'createdAt' | 'updatedAt' | 'localTopic' | 'localAnswer';
type Row = Pick<typeof supportTicket.$inferSelect, OfTable> & Omit<SupportTicket, OfTable>;

/** A member's tickets, newest first, of a category and a status where they are named (R7.15, R2.27). */
export async function listTickets(
  db: Db,
  memberId: number,
  query: Pick<InferOutput<typeof ticketsQuery>, 'category_code' | 'status_code'>,
): Promise<SupportTicket[]> {
  const { category_code: category, status_code: status } = query;
  const rows = await db
    .select(TICKET)
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.memberId, memberId),
        category === undefined ? undefined : eq(supportTicket.categoryCode, category),
        status === undefined ? undefined : eq(supportTicket.statusCode, status),
      ),
    )
    .orderBy(desc(supportTicket.id));
  return rows.map(toTicket);
}

/**
 * Adds a ticket (R2.27); to be called in a transaction. Throws 409 OPEN_TICKET with the id of the
 * member's open ticket of the same category.
 */
export async function addTicket(
  tx: Db,
  memberId: number,
  { topic, category_code: categoryCode, text, image }: NewTicket,
): Promise<SupportTicket> {
  await lockMember(tx, memberId);
  const ticketId = await openTicketOf(tx, memberId, categoryCode);
  if (ticketId !== undefined) throw conflict('OPEN_TICKET', { ticketId });
  const [added] = await tx
    .insert(supportTicket)
    .values({
      memberId,
      topic,
      categoryCode,
      statusCode: 'NEW',
      text,
      image: image?.bytes,
      imageType: image?.type,
    })
    .returning(TICKET);
  if (!added) throw new Error('An insert gave no row');
  const entityId = String(added.id);
  const data = { ticketId: added.id, category: categoryCode };
  await recordEvent(tx, { type: 'ticket.opened', entityId, memberId, data });
  return toTicket(added);
}

/** The id of the member's open ticket of a category. */
export async function openTicketOf(
  tx: Db,
  memberId: number,
  categoryCode: string,
): Promise<number | undefined> {
  const [open] = await tx
    .select({ id: supportTicket.id })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.memberId, memberId),
        eq(supportTicket.categoryCode, categoryCode),
        inArray(supportTicket.statusCode, [...OPEN_TICKET_STATUSES]),
      ),
    );
  return open?.id;
}

export const toTicket = ({
  createdAt,
  updatedAt,
  localTopic,
  localAnswer,
  ...row
}: Row): SupportTicket => ({
  ...row,
  ...(localTopic && { localTopic }),
  ...(localAnswer && { localAnswer }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
