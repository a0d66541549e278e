import { Dexie } from 'dexie';
import type { Operation } from '#src/domain/operations/operation.ts';
import { welcomeBonusToShow } from '#src/domain/operations/welcome-bonus.ts';
import type { AreaDatabase } from './area/area-database.ts';
import { loadMeta } from './meta.ts';
import { storeMeta } from './store-meta.ts';

/**
 * The newest stored welcome bonus, while it is of the check period and this device has not announced it. The
 * service decides whether it is announced (R4.12): a cancellation may not be stored yet.
 * @param now ms since the epoch
 */
export async function loadNewBonus(db: AreaDatabase, now: number): Promise<Operation | null> {
  const [newest, announced] = await Promise.all([
    db.operations
      .where('[type+id]')
      .between(['WELCOME', Dexie.minKey], ['WELCOME', Dexie.maxKey])
      .last(),
    loadMeta(db, 'welcomeBonus'),
  ]);
  return newest && newest.id !== announced?.value ? welcomeBonusToShow([newest], now) : null;
}

/** Remembers that the member has seen a bonus announced. */
export const storeAnnouncedBonus = (id: number): Promise<unknown> =>
  storeMeta('welcomeBonus', id, Date.now());
