import { AreaDatabase } from './area-database.ts';

/** How long opening may take before the device's storage counts as blocked, in ms. */
const OPEN_TIMEOUT_MS = 4000;
const NAME_PREFIX = 'area-';

let current: AreaDatabase | null = null;

/**
 * The open database. Screens that read it are mounted after it opens.
 * @throws {Error} when none is open.
 */
export function database(): AreaDatabase {
  if (!current) throw new Error('No database is open');
  return current;
}

/** The database's name for a subject: a hash, which does not reveal the member. */
export async function databaseName(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  const bytes = new Uint8Array(digest).slice(0, 12);
  return NAME_PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function openWithTimeout(db: AreaDatabase): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Opening the database timed out')), OPEN_TIMEOUT_MS);
  });
  try {
    // A damaged database may open and then fail, or hang, at the first read.
    await Promise.race([db.open().then(() => db.meta.count()), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads what a database in memory needs; the file is not part of the installation. */
export const loadMemoryDatabase = () => import('fake-indexeddb');

async function openInMemory(name: string): Promise<AreaDatabase> {
  const { indexedDB, IDBKeyRange } = await loadMemoryDatabase();
  const db = new AreaDatabase(name, { indexedDB, IDBKeyRange });
  await db.open();
  return db;
}

/**
 * Opens the member's database and makes it the current one. If the device's storage is absent, blocked,
 * damaged or full, a database in memory replaces it (R9.4); the result says which one is open.
 * @throws {TypeError} when neither can be opened: the file of the one in memory cannot be loaded offline.
 */
export async function openDatabase(name: string): Promise<'device' | 'memory'> {
  closeDatabase();
  const onDevice = new AreaDatabase(name);
  try {
    await openWithTimeout(onDevice);
    current = onDevice;
    return 'device';
  } catch {
    onDevice.close();
    current = await openInMemory(name);
    return 'memory';
  }
}

/** Replaces the current database by an empty one in memory. */
export async function openMemoryDatabase(name: string): Promise<void> {
  closeDatabase();
  current = await openInMemory(name);
}

/** Copies the rows as they are stored: reading them converts the outbox, whose rows keep earlier names. */
async function copyTables(from: AreaDatabase, to: AreaDatabase): Promise<void> {
  for (const table of from.tables) {
    await to.table(table.name).bulkPut(await table.toCollection().raw().toArray());
  }
}

async function move(): Promise<void> {
  const from = database();
  const to = await openInMemory(from.name);
  await copyTables(from, to);
  if (current === from) {
    current = to;
    from.close();
  } else {
    // The member signed out meanwhile.
    to.close();
  }
}

let moving: Promise<void> | null = null;

/** Copies all data into a database in memory, which replaces one that cannot be written (R9.4). */
export function moveToMemory(): Promise<void> {
  moving ??= move().finally(() => {
    moving = null;
  });
  return moving;
}

export function closeDatabase(): void {
  current?.close();
  current = null;
}
