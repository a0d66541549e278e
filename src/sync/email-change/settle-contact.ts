import { reportError } from '#src/data/api/error-report.ts';
import { updateClient } from '#src/data/api/member/client.ts';
import { fetchEmailByBitrixId } from '#src/data/api/member/contacts.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { clientRelation } from '#src/domain/email-change/client-relation.ts';
import { needsOldEmailSearch } from '#src/domain/email-change/email-state.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { loadOwnClient } from './own-client.ts';

/** Searches the e-mail of the CRM's contact (R7.14); the state of the search shows its loader. */
async function searchOldEmail(bitrixId: number): Promise<void> {
  if (emailChange.search === 'idle') emailChange.search = 'running';
  try {
    emailChange.search = { email: await fetchEmailByBitrixId(bitrixId) };
  } catch (error) {
    if (emailChange.search === 'running') emailChange.search = 'idle';
    reportError(error);
  }
}

/** Links the record to the contact's partner and id if they differ (R7.18); a failure is reported (R8.6). */
async function linkContact(client: BusClient, info: UserInfo): Promise<void> {
  const ids = {
    ...(info.partnerId !== null && { partner_id: info.partnerId }),
    ...(info.bitrixId !== null && { bitrix_id: info.bitrixId }),
  };
  const requestIds = { service: crypto.randomUUID(), crm: crypto.randomUUID() };
  try {
    const linked = await updateClient(client, ids, requestIds);
    if (linked !== client) await storeMeta('client', linked, Date.now());
  } catch (error) {
    reportError(error);
  }
}

/**
 * Compares the current client with the CRM's contact: links the record to an existing one, and searches the
 * address of one that is at another address (R4.16). Never throws.
 */
export async function settleContact(): Promise<void> {
  const own = await loadOwnClient();
  const info = (await loadMeta(database(), 'userInfo'))?.value;
  if (!own || !info || clientRelation(own.client, own.email) !== 'current') return;
  const { client, email } = own;
  const hasContact = info.id !== null;
  if (hasContact) await linkContact(client, info);
  if (client.bitrix_id !== null && needsOldEmailSearch(client, hasContact, email)) {
    await searchOldEmail(client.bitrix_id);
  } else emailChange.search = 'idle';
}
