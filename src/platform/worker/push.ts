import { installWay } from '../install/install.ts';
import { readStoredJson, writeStored } from '../web-storage.ts';

/**
 * Whether this browser can notify the member (R9.7): `install` on an iPhone, which notifies only for the
 * installed app; `denied` when the member or the browser has forbidden it for this site.
 */
export type PushAbility = 'unsupported' | 'install' | 'denied' | 'askable' | 'granted';

/** Wiped with everything else that is the member's (`wipeStorage`). */
const KEY = 'SF_PUSH';

const ABILITIES = { default: 'askable', denied: 'denied', granted: 'granted' } as const;

/** What holds in this browser now. */
export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return ABILITIES[Notification.permission];
  return installWay() === 'ios' ? 'install' : 'unsupported';
}

/** What the member chose on this device; null without a choice. The caller checks its shape. */
export const loadNotificationChoice = (): unknown => readStoredJson('local', KEY);

/** Stores the choice; null for none. */
export function storeNotificationChoice(choice: object | null): void {
  // Without storage the next start does not renew it; the settings show that nothing is chosen.
  writeStored('local', KEY, choice && JSON.stringify(choice));
}

/** Requests the permission; called in the event handler of a press. Resolves with whether it is granted. */
export const requestPushPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** This device's subscription; null without one. */
export const pushSubscription = async (): Promise<PushSubscription | null> =>
  (await manager()).getSubscription();

/**
 * Whether a subscription takes what the service sends: after a restore or a move the service may have another
 * key, and the push service refuses each message that is signed with it.
 * @param publicKey of the service, base64url
 */
export function isSubscribedWith({ options }: PushSubscription, publicKey: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const written = btoa(String.fromCharCode(...own)).replace(/=+$/, '');
  return written === publicKey.replaceAll('-', '+').replaceAll('_', '/');
}

/**
 * Subscribes this device at the browser's push service, unless it is; a subscription with another key ends.
 * @param publicKey of the service, base64url
 * @throws {DOMException} without a permission, or when the push service cannot be reached
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription> {
  const push = await manager();
  const existing = await push.getSubscription();
  if (existing && isSubscribedWith(existing, publicKey)) return existing;
  // A browser refuses a second subscription with another key.
  await existing?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the subscription: the push service refuses what is sent to it, also while this device is offline. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!('PushManager' in window) || !('serviceWorker' in navigator)) return;
  // Without a worker there is none, and `ready` would wait for one.
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Shows the number on the app's icon, where the browser can; 0 removes it. */
export function showBadge(number: number): void {
  const badge = navigator as Partial<Navigator>;
  const shown = number > 0 ? badge.setAppBadge?.(number) : badge.clearAppBadge?.();
  // A browser without an installed app, or without the permission, refuses.
  shown?.catch(() => undefined);
}
