import * as v from 'valibot';
import {
  TICKET_CATEGORIES,
  TICKET_IMAGE,
  type SupportTicket,
} from '../../domain/support-ticket.ts';
import { cleanFreeLine } from '../../domain/text/free-text.ts';
import { emailQuery, freeText, id, localText, timestamp, typedText } from '../common.ts';
import { phone } from '../member/phone.ts';

/** GET api/technicalSupport (R7.15): the person's own tickets, newest first. */
export const ticketsQuery = v.object({
  ...emailQuery,
  category_code: v.optional(v.string()),
  status_code: v.optional(v.string()),
});
export const ticket = v.object({
  id,
  topic: v.string(),
  /** Topic and answer in both languages, where the service has them so. */
  localTopic: v.optional(localText),
  localAnswer: v.optional(localText),
  category_code: v.string(),
  status_code: v.string(),
  text: v.string(),
  hasImage: v.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  answer: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, SupportTicket>;
export const ticketsResponse = v.object({ tickets: v.array(ticket) });

/**
 * POST api/technicalSupport (R2.27): multipart form with `X-Request-ID`. 409 OPEN_TICKET with `ticketId` in
 * the details while a ticket of the same category is open, 413 TOO_LARGE for a larger image. The type of the
 * image is what its bytes say (src/domain/image-type.ts), whatever the part's header says.
 */
export const ticketForm = v.object({
  topic: v.pipe(typedText(cleanFreeLine, 120), v.nonEmpty('FIELD_REQUIRED')),
  category_code: v.picklist(TICKET_CATEGORIES, 'FIELD_REQUIRED'),
  text: v.pipe(freeText, v.nonEmpty('FIELD_REQUIRED')),
  image: v.optional(v.pipe(v.instance(Blob), v.maxSize(TICKET_IMAGE.bytes, 'FIELD_IMAGE'))),
});
export type TicketForm = v.InferOutput<typeof ticketForm>;
export const ticketResponse = v.object({ ticket });

/** GET api/emailByBitrixId/{id} (R7.14): the e-mail of the CRM contact; 404 for another person's. */
export const emailByBitrixIdResponse = v.object({ email: v.string() });

/**
 * GET api/contacts/welcomeBonus (R7.10): the welcome bonus of the signed-in person, by their phone. No
 * screen uses it.
 */
export const welcomeBonusQuery = v.object({ phone });
export const welcomeBonusResponse = v.object({
  /** Coins of the programme's welcome bonus. */
  welcomeBonus: v.number(),
  /** Whether the person has received it. */
  given: v.boolean(),
});
