import { forgetSessionAnswers } from '#src/data/api/forget-answers.ts';
import {
  closeDatabase,
  databaseName,
  openDatabase,
  openMemoryDatabase,
} from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import type { Who } from '#src/domain/who.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { readWho, storeWho } from '#src/platform/stored-who.ts';
import { tellTabs } from '#src/platform/tabs.ts';
import { wipeStorage } from '#src/platform/wipe-storage.ts';
import { boot, hasLeft } from './boot.ts';
import { followMember, member, unfollowMember } from './member.ts';
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
  await open(who);
  return member.status === 'ready';
}

/** Takes a former person off the screen, out of memory and off the device, in all tabs. */
async function clearFormer(): Promise<void> {
  boot.phase = 'starting';
  unfollowMember();
  forgetSessionAnswers();
  closeDatabase();
  tellTabs({ type: 'signed-out' });
  await wipeStorage();
}

/**
 * Opens the signed-in person's area. Another person's data on this device goes first, so that no name
 * and no coin of theirs is ever shown (R9.8). False when the person signed out meanwhile.
 */
export async function enterArea(claims: Claims): Promise<boolean> {
  if (session.who?.sub === claims.sub) {
    Object.assign(session.who, claims);
    storeWho(session.who);
    return true;
  }
  const who: Who = { ...claims, databaseName: await databaseName(claims.sub) };
  if (session.who) await clearFormer();
  await wipeDatabases(who.databaseName);
  if (hasLeft()) return false;
  storeWho(who);
  await open(who);
  return true;
}
