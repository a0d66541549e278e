import { databaseName, openDatabase } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import type { Who } from '#src/domain/who.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { readWho, storeWho } from '#src/platform/stored-who.ts';
import { tellTabs } from '#src/platform/tabs.ts';
import { wipeStorage } from '#src/platform/wipe-storage.ts';
import { followMember, member } from './member.ts';
import { session } from './session.ts';
import { storage } from './storage.ts';

const isWho = (value: unknown): value is Who =>
  typeof value === 'object' &&
  value !== null &&
  'databaseName' in value &&
  typeof value.databaseName === 'string' &&
  value.databaseName.startsWith('area-');

async function open(who: Who): Promise<void> {
  storage.mode = await openDatabase(who.databaseName);
  storage.epoch += 1;
  session.who = who;
  await followMember();
}

/** Opens what the last person left on this device; true when there is something to show (R9.2). */
export async function openStoredArea(): Promise<boolean> {
  const who = readWho();
  if (!isWho(who)) return false;
  await open(who);
  return member.status === 'ready';
}

/**
 * Opens the signed-in person's area. Another person's data on this device goes first, so that no name
 * and no coin of theirs is ever shown (R9.8).
 */
export async function enterArea(claims: Claims): Promise<void> {
  if (session.who?.sub === claims.sub) {
    Object.assign(session.who, claims);
    storeWho(session.who);
    return;
  }
  const who: Who = { ...claims, databaseName: await databaseName(claims.sub) };
  if (session.who) {
    tellTabs({ type: 'signed-out' });
    await wipeStorage();
  }
  await wipeDatabases(who.databaseName);
  storeWho(who);
  await open(who);
}
