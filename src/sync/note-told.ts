import { markTold } from '#src/data/db/order-intents.ts';
import { orInMemory } from './full-storage.ts';

/**
 * Notes that the member has seen what became of purchases, by their request ids; without the note they are
 * told again (R9.9). Never rejects.
 */
export async function noteTold(requestIds: readonly string[]): Promise<void> {
  try {
    for (const id of requestIds) await orInMemory(() => markTold(id));
  } catch {
    // They are told again.
  }
}
