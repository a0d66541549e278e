import { Dexie } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import { isReady } from '#src/domain/orders/order.ts';
import { showBadge } from '#src/platform/worker/push.ts';
import { followArea } from '../storage/follow-area.ts';

const countReady = async (): Promise<number> => {
  const arrived = await database()
    .orders.where('[status+id]')
    .between(['DELIVERED', Dexie.minKey], ['DELIVERED', Dexie.maxKey])
    .toArray();
  return arrived.filter(isReady).length;
};

/**
 * Shows the number of orders that are ready on the app's icon (R9.7), until the signal aborts. While the app is
 * closed, the worker sets it with a notification (`sw/notifications.ts`).
 */
export const watchBadge = (signal: AbortSignal): void => followArea(countReady, showBadge, signal);
