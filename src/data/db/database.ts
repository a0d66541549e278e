import { AreaDatabase } from './area-database.ts';

/** How long opening may take before the device's storage counts as blocked, in ms. */
const OPEN_TIMEOUT_MS = 4000;
const NAME_PREFIX = 'area-';

let current: AreaDatabase | null = null;

/** The open database. Throws when none is open: a screen that reads one is mounted after opening. */
export function database(): AreaDatabase {
  if (!current) throw new Error('No database is open');
  return current;
}

/** The database's name for a subject: a hash, so that the name says nothing of the person. */
export async function databaseName(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  const bytes = new Uint8Array(digest).slice(0, 12);
  return NAME_PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function openWithin(db: AreaDatabase): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Opening the database timed out')), OPEN_TIMEOUT_MS);
  });
  try {
    await Promise.race([db.open(), timeout]);
    // A damaged store may open and fail at the first read.
    await db.meta.count();
  } finally {
    clearTimeout(timer);
  }
}

async function openInMemory(name: string): Promise<AreaDatabase> {
  const { indexedDB, IDBKeyRange } = await import('fake-indexeddb');
  const db = new AreaDatabase(name, { indexedDB, IDBKeyRange });
  await db.open();
  return db;
}

/**
 * Opens the member's database and makes it the current one. Where the device's storage is absent,
 * blocked, damaged or full, a database in memory takes its place (R9.4); the answer says which.
 */
export async function openDatabase(name: string): Promise<'device' | 'memory'> {
  closeDatabase();
  const onDevice = new AreaDatabase(name);
  try {
    await openWithin(onDevice);
    current = onDevice;
    return 'device';
  } catch {
    onDevice.close();
    current = await openInMemory(name);
    return 'memory';
  }
}

/** Puts a database in memory in the place of the current one, for a device that refuses to write. */
export async function moveToMemory(): Promise<void> {
  const { name } = database();
  closeDatabase();
  current = await openInMemory(name);
}

export function closeDatabase(): void {
  current?.close();
  current = null;
}
