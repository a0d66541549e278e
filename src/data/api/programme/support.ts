import {
  ticketResponse,
  ticketsResponse,
  type TicketForm,
} from '#src/contract/programme/support.ts';
import {
  EMAIL_CHANGE_TOPIC,
  NEW_TICKET,
  PROFILE_CHANGING,
} from '#src/domain/email-change/email-change.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/technicalSupport';

/** The member's tickets, newest first (R2.27). */
export const fetchTickets = async (signal?: AbortSignal): Promise<readonly SupportTicket[]> =>
  (await callAndParse(ticketsResponse, { path: PATH, signal })).tickets;

/**
 * Writes to the support (R2.27).
 * @throws {ServiceError} 409 OPEN_TICKET while a ticket of the same category is open.
 */
export async function createTicket(form: TicketForm, requestId: string): Promise<SupportTicket> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) body.append(name, value);
  }
  const call = { method: 'POST', path: PATH, body, requestId } as const;
  return (await callAndParse(ticketResponse, call)).ticket;
}

/** The open tickets about the member's change of e-mail, newest first (R7.15). */
export async function fetchEmailChangeTickets(): Promise<readonly SupportTicket[]> {
  const query = { category_code: PROFILE_CHANGING, status_code: NEW_TICKET };
  const { tickets } = await callAndParse(ticketsResponse, { path: PATH, query });
  return tickets.filter(({ topic }) => topic.startsWith(EMAIL_CHANGE_TOPIC));
}
