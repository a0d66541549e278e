import {
  contactDetailResponse,
  contactsResponse,
  type Contact,
} from '#src/contract/member/contacts.ts';
import { emailByBitrixIdResponse } from '#src/contract/programme/support.ts';
import { callService } from '#src/data/http/service.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { parseResponse } from '../parse-response.ts';

const CONTACTS = '/v2/api/contacts';

async function fetchWith(include: string, signal?: AbortSignal): Promise<Contact | undefined> {
  const response = await callService({ path: CONTACTS, query: { include }, signal });
  return parseResponse(contactsResponse, response, `GET ${CONTACTS}`).contacts[0];
}

/**
 * The member's CRM contact with deals and manager, or null when the CRM has none (R7.4). A request includes
 * one of them.
 */
export async function fetchContact(signal?: AbortSignal): Promise<Contact | null> {
  const [contact, managed] = await Promise.all([
    fetchWith('deals,hasWin', signal),
    fetchWith('manager,hasWin', signal),
  ]);
  return contact ? { ...contact, manager: managed?.manager } : null;
}

/** Friends by the link: how many registered (FRIEND) or paid (ACADEM_ORDER) (R7.7). */
export async function fetchReferrals(
  xmlId: 'FRIEND' | 'ACADEM_ORDER',
  signal?: AbortSignal,
): Promise<number> {
  const path = '/api/contacts/detail';
  const response = await callService({ path, query: { xmlId }, signal });
  return parseResponse(contactDetailResponse, response, `GET ${path}`).data.count;
}

/**
 * The e-mail of the CRM contact with an id; null when it is unknown or another's: the 404 is
 * ignored (R7.14, R8.6).
 */
export async function fetchEmailByBitrixId(bitrixId: number): Promise<string | null> {
  const path = `/api/emailByBitrixId/${bitrixId}`;
  try {
    const response = await callService({ path });
    return parseResponse(emailByBitrixIdResponse, response, 'GET /api/emailByBitrixId/{id}').email;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
