import { Dexie } from 'dexie';
import type { Operation } from '#src/domain/operation.ts';
import { DECISIVE_TYPES, WELCOME_BONUS_MS, welcomeBonusToShow } from '#src/domain/welcome-bonus.ts';
import type { AreaDatabase } from './area-database.ts';
import { loadMeta, storeMeta } from './meta.ts';

/** Whether all operations since a time (ms) are stored: newer ones are downloaded first. */
async function isStoredSince(db: AreaDatabase, since: number): Promise<boolean> {
  const known = await loadMeta(db, 'operations');
  if (!known) return false;
  if (known.value.next === null) return true;
  const oldest = await db.operations.orderBy('id').first();
  return oldest !== undefined && Date.parse(oldest.date) < since;
}

/** The newest operation of a type; ids increase with time. */
const newestOf = (db: AreaDatabase, type: string): Promise<Operation | undefined> =>
  db.operations.where('[type+id]').between([type, Dexie.minKey], [type, Dexie.maxKey]).last();

/**
 * The welcome bonus that is to be announced (R4.12): by the rule of `welcomeBonusToShow`, once the
 * operations of the period are complete, and unless this device has announced it. The newest operation of
 * each type decides as all of them would.
 * @param now ms since the epoch
 */
export async function loadWelcomeBonus(db: AreaDatabase, now: number): Promise<Operation | null> {
  if (!(await isStoredSince(db, now - WELCOME_BONUS_MS))) return null;
  const newest = await Promise.all(DECISIVE_TYPES.map((type) => newestOf(db, type)));
  const bonus = welcomeBonusToShow(
    newest.flatMap((operation) => operation ?? []),
    now,
  );
  const announced = await loadMeta(db, 'welcomeBonus');
  return bonus === null || bonus.id === announced?.value ? null : bonus;
}

/** Remembers that the member has seen a bonus announced. */
export async function storeAnnouncedBonus(db: AreaDatabase, id: number): Promise<void> {
  await storeMeta(db, 'welcomeBonus', id, Date.now());
}
