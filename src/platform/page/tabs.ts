import { isOwnerView } from '../owner-view/owner-view.ts';
import type { EndReason } from '../stored/end-reason.ts';

/** The messages between tabs of this app. */
export type TabMessage =
  | { readonly type: 'signed-out' }
  /** `isOwnDevice` as the sender stored it: this tab may still read what was stored before. */
  | {
      readonly type: 'session-ended';
      readonly reason: EndReason;
      readonly isOwnDevice: boolean;
    }
  /** A tab is visible: the member uses the app (R4.8). */
  | { readonly type: 'in-use' }
  | { readonly type: 'reachable'; readonly reachable: boolean }
  | { readonly type: 'orders-ready'; readonly ids: readonly number[] };

const channel = new BroadcastChannel('area');

/** Notifies all other tabs, but not of what belongs to an owner (R6.3). */
export function notifyTabs(message: TabMessage): void {
  if (!isOwnerView() || message.type !== 'orders-ready') channel.postMessage(message);
}

/** Calls the listener with each message of another tab. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
