import { openDatabase, openMemoryDatabase } from '#src/data/db/database.ts';
import { isKnownMember, type KnownMember } from '#src/domain/known-member.ts';
import { loadKnownMember } from '#src/platform/known-member.ts';
import { isOwnDevice } from '#src/platform/own-device.ts';
import { mayHaveSession } from '#src/platform/session-limit.ts';
import { followMember, member } from '#src/state/member.ts';
import { session } from '#src/state/session.ts';
import { storage } from '#src/state/storage.ts';

/** The member who used this device last; null without one. */
export function storedMember(): KnownMember | null {
  const known = loadKnownMember();
  return isKnownMember(known) ? known : null;
}

/** Opens a member's database, in memory where the device's storage cannot be read (R9.4). */
export async function openArea(known: KnownMember): Promise<void> {
  storage.mode = await openDatabase(known.databaseName);
  session.member = known;
  try {
    await followMember();
  } catch {
    // A database that opens and cannot be read is replaced as one that does not open (R9.4).
    storage.mode = 'memory';
    await openMemoryDatabase(known.databaseName);
    await followMember();
  }
  storage.epoch += 1;
}

/**
 * Opens the area of the member who used this device last; true when there is data to show (R9.2). After the
 * end of the session only the member's own device shows it (R4.8).
 */
export async function openStoredArea(): Promise<boolean> {
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
