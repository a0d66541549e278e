import { fetchHandOuts } from '#src/data/api/desk.ts';
import { database } from '#src/data/db/area/database.ts';
import { deleteDeskList, deskDevice } from '#src/data/db/desk-list.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { isForbidden, ServiceError } from '#src/domain/service-error.ts';

/**
 * Asks the service whether this device may keep the list of its desk, and deletes it where it may not: a lost device is
 * emptied whatever screen is open (R12.2). A device without a list asks nothing.
 */
export async function checkDesk(): Promise<void> {
  const kept = await loadMeta(database(), 'desk');
  if (!kept) return;
  const { place, at } = kept.value;
  try {
    await fetchHandOuts({ place, device: await deskDevice() }, at);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (isForbidden(error)) await deleteDeskList();
  }
}
