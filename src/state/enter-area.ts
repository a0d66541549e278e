import { forgetSessionAnswers } from '#src/data/api/forget-answers.ts';
import { closeDatabase, databaseName } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import type { Who } from '#src/domain/who.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import { storeWho } from '#src/platform/stored-who.ts';
import { tellTabs } from '#src/platform/tabs.ts';
import { wipeStorage } from '#src/platform/wipe-storage.ts';
import { openArea } from './area.ts';
import { boot, hasLeft } from './boot.ts';
import { unfollowMember } from './member.ts';
import { session } from './session.ts';

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
  await openArea(who);
  if (!hasLeft()) return true;
  // Another tab has wiped the device meanwhile: what was opened here came into being anew.
  session.who = null;
  unfollowMember();
  closeDatabase();
  await Promise.all([wipeDatabases(), wipeStorage()]);
  return false;
}
