import { proxy } from 'valtio';
import { onTabMessage, notifyTabs } from '#src/platform/page/tabs.ts';

/**
 * Orders that became ready for pickup while the app was open, until the member follows or closes the
 * hint.
 */
export const readyOrders = proxy<{ ids: readonly number[] }>({ ids: [] });

function addReady(ids: readonly number[]): void {
  readyOrders.ids = [...new Set([...readyOrders.ids, ...ids])];
}

onTabMessage((message) => {
  if (message.type === 'orders-ready') addReady(message.ids);
});

/** Adds orders that became ready, in all tabs. */
export function notifyReadyOrders(ids: readonly number[]): void {
  if (ids.length === 0) return;
  addReady(ids);
  notifyTabs({ type: 'orders-ready', ids });
}

/** Removes orders that the member acknowledged. */
export function acknowledgeReady(ids: readonly number[]): void {
  readyOrders.ids = readyOrders.ids.filter((id) => !ids.includes(id));
}
