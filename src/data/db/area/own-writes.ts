import { Dexie } from 'dexie';

const stop = (): boolean => false;

/**
 * Keeps Dexie from notifying other tabs of the rows that this tab writes: the keys are of the owner whose
 * area it shows (R6.3). Live queries of this tab still follow. Call it before the database opens: Dexie
 * notifies its listeners newest first, until one returns false, and posts to the other tabs last.
 */
export const keepWritesInThisTab = (): void => Dexie.on.storagemutated.subscribe(stop);
