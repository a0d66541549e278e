import { openDatabase, openMemoryDatabase } from '#src/data/db/database.ts';
import type { Who } from '#src/domain/who.ts';
import { readWho } from '#src/platform/stored-who.ts';
import { followMember, member } from './member.ts';
import { session } from './session.ts';
import { storage } from './storage.ts';

const isWho = (value: unknown): value is Who =>
  typeof value === 'object' &&
  value !== null &&
  'databaseName' in value &&
  typeof value.databaseName === 'string' &&
  value.databaseName.startsWith('area-');

/** Makes a person's database the open one, in memory where the device's cannot be read (R9.4). */
export async function openArea(who: Who): Promise<void> {
  storage.mode = await openDatabase(who.databaseName);
  session.who = who;
  try {
    await followMember();
  } catch {
    // A store that opens and then fails to read is as good as none (R9.4).
    storage.mode = 'memory';
    await openMemoryDatabase(who.databaseName);
    await followMember();
  }
  storage.epoch += 1;
}

/** Opens what the last person left on this device; true when there is something to show (R9.2). */
export async function openStoredArea(): Promise<boolean> {
  const who = readWho();
  if (!isWho(who)) return false;
  await openArea(who);
  return member.status === 'ready';
}
