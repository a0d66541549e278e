import * as v from 'valibot';
import { TICKET_STATUSES } from '../../domain/support-ticket.ts';
import { freeText, queryInteger } from '../common.ts';
import { ticket } from '../programme/support.ts';
import { concernedMember, listedBy } from './common.ts';

const staffTicket = v.object({ ...ticket.entries, member: concernedMember });

/** GET /programme/v1/tickets (R11.2): oldest first by id, paged by `cursor`. */
export const staffTicketsQuery = v.object({
  status: v.optional(v.picklist(TICKET_STATUSES)),
  category: v.optional(v.pipe(v.string(), v.maxLength(40))),
  ...listedBy(queryInteger),
});
export const staffTicketsResponse = v.object({
  tickets: v.array(staffTicket),
  nextCursor: v.nullable(v.number()),
});
export const staffTicketResponse = v.object({ ticket: staffTicket });

/** POST /programme/v1/tickets/{id}/answer. */
export const ticketAnswerBody = v.strictObject({
  answer: v.pipe(freeText, v.nonEmpty('FIELD_REQUIRED')),
});
/** POST /programme/v1/tickets/{id}/status: begins to work on it, closes it or opens it again. */
export const ticketStatusBody = v.strictObject({
  status: v.picklist(TICKET_STATUSES.filter((status) => status !== 'ANSWERED')),
});
