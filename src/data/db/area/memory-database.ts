import { indexedDB, IDBKeyRange } from 'fake-indexeddb';

/** What a database in memory needs; the build names the file with it after this module. */
export const memoryDatabase = { indexedDB, IDBKeyRange } as const;
