import { requestVirtualCard } from '#src/data/api/card-linking.ts';
import { reportError } from '#src/data/api/error-report.ts';
import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { cardCreation } from '#src/state/card-creation.ts';
import { refreshCards } from './refresh/cards.ts';

async function hasNoCard(): Promise<boolean> {
  const db = database();
  const known = await loadMeta(db, 'cards');
  return known !== undefined && (await db.cards.count()) === 0;
}

/**
 * Has a virtual card issued to a member without any card (R4.18). The service issues one card, however
 * often it is requested. A failure is reported, not shown, and the next start tries again (R7.6).
 */
export async function createMissingCard(): Promise<void> {
  const { process, failed } = cardCreation;
  if (process || failed || viewedOwner() !== null) return;
  cardCreation.process = true;
  try {
    if (!(await hasNoCard())) return;
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
