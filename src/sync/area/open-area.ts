import { leaveDatabase, openDatabase, openMemoryDatabase } from '#src/data/db/area/database.ts';
import { isKnownMember, type KnownMember } from '#src/domain/member/known-member.ts';
import { loadKnownMember } from '#src/platform/stored/known-member.ts';
import { isOwnDevice } from '#src/platform/stored/own-device.ts';
import { mayHaveSession } from '#src/platform/stored/session-limit.ts';
import { unfinishedWipe } from '#src/platform/stored/unfinished-wipe.ts';
import { followMember, member } from '#src/state/member/member.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';

/** The member who used this device last; null without one. */
export function storedMember(): KnownMember | null {
  const known = loadKnownMember();
  return isKnownMember(known) ? known : null;
}

/** How long the device's storage may take before the screen reports that something holds it, in ms. */
const PATIENCE_MS = 4000;

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Makes the member's database the current one and reads it; in memory if the device's is unreadable (R9.4).
 */
async function openStorage(known: KnownMember, giveUp: AbortSignal): Promise<void> {
  storage.mode = await openDatabase(known.databaseName, giveUp);
  session.member = known;
  try {
    await Promise.race([followMember(), untilAborted(giveUp)]);
  } catch {
    // A database that opens and cannot be read is replaced as one that does not open.
    storage.mode = 'memory';
    await openMemoryDatabase(known.databaseName);
    await followMember();
  }
}

/**
 * Opens a member's database. A database that something else holds is waited for, because it has the member's
 * purchases; after a while the screen reports that, and the member may go on without it.
 */
export async function openArea(known: KnownMember): Promise<void> {
  const stopped = new AbortController();
  const impatience = setTimeout(() => {
    storage.giveUp = () => stopped.abort();
  }, PATIENCE_MS);
  try {
    await openStorage(known, stopped.signal);
  } finally {
    clearTimeout(impatience);
    storage.giveUp = null;
  }
  storage.epoch += 1;
}

/** A page that is left ends what it does with the device's storage: it would hold up the next page. */
export function closeWhenLeft(): void {
  addEventListener('pagehide', ({ persisted }) => persisted && leaveDatabase());
}

/**
 * Opens the area of the member who used this device last; true when there is data to show (R9.2). After the
 * end of the session only the member's own device shows it (R4.8).
 */
export async function openStoredArea(): Promise<boolean> {
  // A previous member's data is deleted before anything is shown.
  if (unfinishedWipe().length > 0) await (await import('./wipe-databases.ts')).finishWipe();
  const known = storedMember();
  if (!known) return false;
  if (!isOwnDevice() && !mayHaveSession()) {
    session.endReason = 'expired';
    return false;
  }
  try {
    await openArea(known);
  } catch {
    // The device's storage cannot be read, and offline nothing replaces it: there is nothing to show.
    return false;
  }
  return member.status === 'ready';
}
