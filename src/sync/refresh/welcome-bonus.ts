import { fetchOperations } from '#src/data/api/programme/operations.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { withTypes, type Operation } from '#src/domain/operations/operation.ts';
import {
  DECISIVE_TYPES,
  WELCOME_BONUS_MS,
  welcomeBonusToShow,
} from '#src/domain/operations/welcome-bonus.ts';

/** More than a member gets of these types in the period. */
const LIMIT = 1000;

/**
 * Fetches the operations of the check period whose types decide about the welcome bonus (R7.8), and returns the bonus
 * that is to be announced (R4.12); null when none is.
 * @throws {ServiceError} when they cannot be fetched
 */
export async function fetchWelcomeBonus(signal: AbortSignal): Promise<Operation | null> {
  const dictionary = (await loadMeta(database(), 'operationsDictionary'))?.value ?? [];
  const ids = dictionary.flatMap(({ xmlId, ids }) => (DECISIVE_TYPES.includes(xmlId) ? ids : []));
  if (ids.length === 0) return null;
  const now = Date.now();
  const startDate = new Date(now - WELCOME_BONUS_MS).toISOString();
  const query = { operationId: ids.join(','), startDate, limit: LIMIT };
  const { operations } = await fetchOperations(query, signal);
  return welcomeBonusToShow(withTypes(operations, dictionary), now);
}
