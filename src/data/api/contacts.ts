import { contactDetailAnswer, contactsAnswer, type Contact } from '#src/contract/contacts.ts';
import { emailByBitrixIdAnswer } from '#src/contract/support.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const CONTACTS = '/v2/api/contacts';

/** The member's CRM contact with deals and manager, or null when the CRM has none (R7.4). */
export async function fetchContact(): Promise<Contact | null> {
  const query = { include: 'deals,manager,hasWin' };
  const answer = await callService({ path: CONTACTS, query });
  return parseAnswer(contactsAnswer, answer, `GET ${CONTACTS}`).contacts[0] ?? null;
}

/** Friends by the link: how many registered (FRIEND) or paid (ACADEM_ORDER) (R7.7). */
export async function fetchReferrals(xmlId: 'FRIEND' | 'ACADEM_ORDER'): Promise<number> {
  const path = '/api/contacts/detail';
  const answer = await callService({ path, query: { xmlId } });
  return parseAnswer(contactDetailAnswer, answer, `GET ${path}`).data.count;
}

/** The address of the CRM contact with an id; null for one that is unknown or another's (R7.14, R8.6). */
export async function fetchEmailByBitrixId(bitrixId: number): Promise<string | null> {
  const path = `/api/emailByBitrixId/${bitrixId}`;
  try {
    const answer = await callService({ path });
    return parseAnswer(emailByBitrixIdAnswer, answer, 'GET /api/emailByBitrixId/{id}').email;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
