import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { closeDatabase, database, onDatabaseLost } from '#src/data/db/area/database.ts';
import { readRows, storeRows, type StoredRows } from '#src/data/db/area/stored-rows.ts';
import { isWiping } from '#src/data/db/area/wipe.ts';
import type { KnownMember } from '#src/domain/member/known-member.ts';
import { pauseOf, withTimeout } from '#src/platform/network/with-timeout.ts';
import { followMember } from '#src/state/member/member.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { closeArea } from './close-area.ts';
import { openArea } from './open-area.ts';
import { flushOpenForms } from './open-forms.ts';
import { remainingMember } from './remaining-member.ts';
import { wipeMemberDatabases } from './wipe-databases.ts';

/** A damaged database may hang at a read, and must not hold up its deletion, in ms. */
const RESCUE_TIMEOUT_MS = 4000;
const NO_ROWS: StoredRows = new Map();

async function openAgain(member: KnownMember, rows: StoredRows): Promise<boolean> {
  await openArea(member);
  await storeRows(database(), rows);
  await followMember();
  if (remainingMember() !== null) return true;
  closeArea({ type: 'areaClosed' });
  await wipeMemberDatabases();
  return false;
}

/**
 * Takes what the lost database still has: a deletion waits until it is closed. After the browser has closed
 * it there is nothing to read.
 */
async function rescue(lost: AreaDatabase): Promise<StoredRows> {
  // What was typed while the forms left the screen.
  await pauseOf(0);
  return withTimeout(RESCUE_TIMEOUT_MS, readRows(lost)).catch(() => NO_ROWS);
}

/** Resolves with whether the member's area is open again. */
async function reopen(lost: AreaDatabase): Promise<boolean> {
  const isOwnDeletion = await isWiping();
  const member = remainingMember();
  if (isOwnDeletion || member === null) {
    // The tab that deletes notifies this one of the reason.
    lost.close();
    return false;
  }
  // Before the forms leave the screen: a draft that is stored after the rescue would be lost.
  await withTimeout(RESCUE_TIMEOUT_MS, flushOpenForms()).catch(() => undefined);
  // Screens must not read while no database is open.
  dispatchBoot({ type: 'areaClosed' });
  const rows = lost.isOpen() ? await rescue(lost) : NO_ROWS;
  lost.close();
  try {
    return await openAgain(member, rows);
  } catch {
    // Neither the device's storage nor the file of the one in memory: the start is repeated until it can.
    session.member = null;
    closeDatabase();
    dispatchBoot({ type: 'unreached' });
    return false;
  }
}

let reopening: Promise<unknown> = Promise.resolve();

/**
 * Resolves when no area is being opened again. A start that runs meanwhile must not show the screens: they
 * would read while no database is open.
 */
export async function untilReopened(): Promise<void> {
  await reopening;
}

/**
 * Opens the area again, with what it held, when something other than this app deletes its database under the
 * page, such as a cleaning tool, or the browser closes it (R9.4). Drafts, posts and purchases have no other
 * copy.
 */
export function reopenWhenLost(onLost: () => void, onReopened: () => void): void {
  onDatabaseLost((lost) => {
    onLost();
    const reopened = reopen(lost);
    reopening = reopened;
    void reopened.then((isOpen) => isOpen && onReopened());
  });
}
