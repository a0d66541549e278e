import { contactDetailAnswer, contactsAnswer, type Contact } from '#src/contract/contacts.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const CONTACTS = '/v2/api/contacts';

/** The member's CRM contact with deals and manager, or null when the CRM has none (R7.4). */
export async function fetchContact(): Promise<Contact | null> {
  const [withDeals, withManager] = await Promise.all(
    ['deals,hasWin', 'manager,hasWin'].map(async (include) => {
      const answer = await callService({ path: CONTACTS, query: { include } });
      return parseAnswer(contactsAnswer, answer, `GET ${CONTACTS}`).contacts[0];
    }),
  );
  return withDeals ? { ...withManager, ...withDeals } : null;
}

/** Friends by the link: how many registered (FRIEND) or paid (ACADEM_ORDER) (R7.7). */
export async function fetchReferrals(xmlId: 'FRIEND' | 'ACADEM_ORDER'): Promise<number> {
  const path = '/api/contacts/detail';
  const answer = await callService({ path, query: { xmlId } });
  return parseAnswer(contactDetailAnswer, answer, `GET ${path}`).data.count;
}
