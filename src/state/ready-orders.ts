import { proxy } from 'valtio';
import { onTabMessage, tellTabs } from '#src/platform/tabs.ts';

/** Orders that became ready for pickup under the member's eyes, until the hint is followed or closed. */
export const readyOrders = proxy<{ ids: readonly number[] }>({ ids: [] });

function note(ids: readonly number[]): void {
  readyOrders.ids = [...new Set([...readyOrders.ids, ...ids])];
}

onTabMessage((message) => {
  if (message.type === 'orders-ready') note(message.ids);
});

/** Notes orders that this tab has just learnt to be ready, in all tabs. */
export function tellReady(ids: readonly number[]): void {
  if (ids.length === 0) return;
  note(ids);
  tellTabs({ type: 'orders-ready', ids });
}

/** The member knows of these now. */
export function forgetReady(ids: readonly number[]): void {
  readyOrders.ids = readyOrders.ids.filter((id) => !ids.includes(id));
}
