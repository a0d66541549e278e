/** What tabs of this app tell each other. */
export type TabMessage =
  | { readonly type: 'signed-out' }
  | { readonly type: 'reachable'; readonly reachable: boolean }
  | { readonly type: 'orders-ready'; readonly ids: readonly number[] };

const channel = new BroadcastChannel('area');

/** Tells all other tabs. */
export const tellTabs = (message: TabMessage): void => channel.postMessage(message);

/** Hears the other tabs. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
