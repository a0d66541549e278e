import { acknowledgeIntent } from '#src/data/db/purchase-intents.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';

/**
 * Stores that the member has seen the outcomes of purchases, by their request ids. Never rejects: an
 * outcome that is not stored as seen is shown again (R9.9).
 */
export async function acknowledgeIntents(requestIds: readonly string[]): Promise<void> {
  try {
    for (const id of requestIds) await withMemoryFallback(() => acknowledgeIntent(id));
  } catch {
    // Shown again.
  }
}
