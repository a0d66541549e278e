import {
  ticketResponse,
  ticketsResponse,
  type TicketForm,
} from '#src/contract/programme/support.ts';
import { callService } from '#src/data/http/service.ts';
import {
  EMAIL_CHANGE_TOPIC,
  NEW_TICKET,
  PROFILE_CHANGING,
} from '#src/domain/email-change/email-change.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/technicalSupport';

/** The member's tickets, newest first (R2.27). */
export async function fetchTickets(signal?: AbortSignal): Promise<readonly SupportTicket[]> {
  const response = await callService({ path: PATH, signal });
  return parseResponse(ticketsResponse, response, `GET ${PATH}`).tickets;
}

/**
 * Writes to the support (R2.27).
 * @throws {ServiceError} 409 OPEN_TICKET while a ticket of the same category is open.
 */
export async function createTicket(form: TicketForm, requestId: string): Promise<SupportTicket> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) body.append(name, value);
  }
  const response = await callService({ method: 'POST', path: PATH, body, requestId });
  return parseResponse(ticketResponse, response, `POST ${PATH}`).ticket;
}

/** The open tickets about the member's change of e-mail, newest first (R7.15). */
export async function fetchEmailChangeTickets(): Promise<readonly SupportTicket[]> {
  const query = { category_code: PROFILE_CHANGING, status_code: NEW_TICKET };
  const { tickets } = parseResponse(
    ticketsResponse,
    await callService({ path: PATH, query }),
    `GET ${PATH}`,
  );
  return tickets.filter(({ topic }) => topic.startsWith(EMAIL_CHANGE_TOPIC));
}
