import { and, desc, eq } from 'drizzle-orm';
import type { InferInput, InferOutput } from 'valibot';
import type { ticketsResponse, ticketsQuery } from '#src/contract/support.ts';
import type { Db } from '#server/database/client.ts';
import { supportTicket } from '#server/database/schema/support-ticket.ts';

/** A member's tickets, newest first, of a category and a status where they are named (R7.15). */
export const listTickets = (
  db: Db,
  memberId: number,
  query: Pick<InferOutput<typeof ticketsQuery>, 'category_code' | 'status_code'>,
): Promise<InferInput<typeof ticketsResponse>['tickets']> =>
  db
    .select({
      id: supportTicket.id,
      topic: supportTicket.topic,
      category_code: supportTicket.categoryCode,
      status_code: supportTicket.statusCode,
    })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.memberId, memberId),
        query.category_code === undefined
          ? undefined
          : eq(supportTicket.categoryCode, query.category_code),
        query.status_code === undefined
          ? undefined
          : eq(supportTicket.statusCode, query.status_code),
      ),
    )
    .orderBy(desc(supportTicket.id));
