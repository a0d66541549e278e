import {
  contactDetailResponse,
  contactsResponse,
  type Contact,
} from '#src/contract/member/contacts.ts';
import { emailByBitrixIdResponse } from '#src/contract/programme/support.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { callAndParse } from '../call-and-parse.ts';

async function fetchWith(include: string, signal?: AbortSignal): Promise<Contact | undefined> {
  const call = { path: '/v2/api/contacts', query: { include }, signal };
  return (await callAndParse(contactsResponse, call)).contacts[0];
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
  const call = { path: '/api/contacts/detail', query: { xmlId }, signal };
  return (await callAndParse(contactDetailResponse, call)).data.count;
}

/**
 * The e-mail of the CRM contact with an id; null when it is unknown or another's: the 404 is
 * ignored (R7.14, R8.6).
 */
export async function fetchEmailByBitrixId(bitrixId: number): Promise<string | null> {
  const path = `/api/emailByBitrixId/${bitrixId}`;
  try {
    const template = '/api/emailByBitrixId/{id}';
    return (await callAndParse(emailByBitrixIdResponse, { path }, template)).email;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
