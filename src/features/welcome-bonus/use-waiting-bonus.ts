import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/database.ts';
import { loadWelcomeBonus } from '#src/data/db/welcome-bonus.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { Operation } from '#src/domain/operation.ts';
import { syncStatus } from '#src/state/sync-status.ts';

const load = (): Promise<Operation | null> =>
  // A database that closes at a sign-out has nothing to announce.
  Promise.resolve()
    .then(() => loadWelcomeBonus(database(), Date.now()))
    .catch(() => null);

/**
 * The welcome bonus that waits to be announced; null without one, and until this tab has refreshed the
 * operations: stored ones may lack a cancellation (R4.12).
 */
export function useWaitingBonus(): Operation | null {
  const { state, updatedAt } = useSnapshot(syncStatus.operations);
  const bonus = useStored(load) ?? null;
  return state === 'idle' && updatedAt !== null ? bonus : null;
}
