import { ticketsResponse } from '#src/contract/support.ts';
import { EMAIL_CHANGE_TOPIC, NEW_TICKET, PROFILE_CHANGING } from '#src/domain/email-change.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { callService } from '../http/service.ts';
import { parseResponse } from './parse-response.ts';

const PATH = '/api/technicalSupport';

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
