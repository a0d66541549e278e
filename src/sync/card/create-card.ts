import { reportError } from '#src/data/api/error-report.ts';
import { requestVirtualCard } from '#src/data/api/member/card-linking.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { clientRelation } from '#src/domain/email-change/client-relation.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { loadOwnClient } from '../email-change/own-client.ts';
import { refreshCards } from '../refresh/cards.ts';

/** The progress of the automatic issue of a virtual card (R4.18). */
export const cardCreation = { process: false, failed: false, created: false };

async function hasNoCard(): Promise<boolean> {
  const db = database();
  const known = await loadMeta(db, 'cards');
  return known !== undefined && (await db.cards.count()) === 0;
}

/**
 * Whether an e-mail change is on its way: the card belongs to another address of the member, or to a
 * contact at another one. The service refuses a second card with 409.
 */
async function hasCardElsewhere(): Promise<boolean> {
  const own = await loadOwnClient();
  if (!own) return false;
  const { client, email } = own;
  if (clientRelation(client, email) !== 'current') return true;
  const info = (await loadMeta(database(), 'userInfo'))?.value;
  const wasInCrm = client.bitrix_id !== null || client.change_b24_email !== null;
  return info?.id === null && wasInCrm;
}

/**
 * Has a virtual card issued to a member without any card (R4.18). The service issues one card, however
 * often it is requested. It runs after the client was refreshed: a missing record is created first, and a
 * record at another address gets no card (R4.16). A failure is reported, not shown, and the next start
 * tries again (R7.6).
 */
export async function createMissingCard(): Promise<void> {
  const { process, failed } = cardCreation;
  if (process || failed || isOwnerView()) return;
  cardCreation.process = true;
  try {
    if (!(await hasNoCard()) || (await hasCardElsewhere())) return;
    await requestVirtualCard(crypto.randomUUID());
    cardCreation.created = true;
    await refreshCards();
  } catch (error) {
    cardCreation.failed = !cardCreation.created;
    reportError(error);
  } finally {
    cardCreation.process = false;
  }
}
