import { deleteDatabases, wipeDatabases } from '#src/data/db/area/wipe.ts';
import { forgetWiped, rememberWipe, unfinishedWipe } from '#src/platform/stored/unfinished-wipe.ts';
import { storage } from '#src/state/session/storage.ts';

function deleted(name: string): void {
  forgetWiped(name);
  if (unfinishedWipe().length === 0) storage.isUnwiped = false;
}

const reportRest = (): void => {
  storage.isUnwiped = unfinishedWipe().length > 0;
};

/**
 * Deletes every member's database on this device except `keep` (R9.8). What something holds, or what the page
 * does not live to delete, is remembered for the next start.
 */
export async function wipeMemberDatabases(keep?: string): Promise<void> {
  await wipeDatabases(keep, { begin: rememberWipe, deleted });
  // Its member is back: what an earlier wipe has not deleted is theirs.
  if (keep !== undefined) forgetWiped(keep);
  reportRest();
}

/**
 * Deletes what an earlier wipe could not; resolves before the end where something still holds it for long.
 */
export async function finishWipe(): Promise<void> {
  await deleteDatabases(unfinishedWipe(), deleted);
  reportRest();
}
