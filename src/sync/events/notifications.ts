import { fetchPushKey, removePush, updatePush } from '#src/data/api/programme/push.ts';
import type { NotificationKind } from '#src/domain/events/notification.ts';
import {
  isSubscribedWith,
  pushAbility,
  pushSubscription,
  storeNotificationChoice,
  subscribeToPush,
  unsubscribeFromPush,
} from '#src/platform/worker/push.ts';
import { notificationChoice } from './notification-choice.ts';

/** The language on screen, which each request names for its texts. */
const language = (): string => document.documentElement.lang;

/**
 * Notifies this device about the kinds, without any ends it (R9.7). The permission has been granted before.
 * @throws {ServiceError} when the service does not keep it
 * @throws {DOMException} when the browser's push service does not
 */
export async function chooseNotifications(kinds: readonly NotificationKind[]): Promise<void> {
  if (kinds.length === 0) return endNotifications();
  const before = notificationChoice();
  const subscription = await subscribeToPush(await fetchPushKey());
  const { endpoint } = subscription;
  await updatePush(subscription, kinds);
  storeNotificationChoice({ endpoint, kinds, language: language() });
  if (before && before.endpoint !== endpoint) {
    await removePush(before.endpoint).catch(() => undefined);
  }
}

/** Ends them on this device at once; what the service still sends, the push service refuses. */
async function endNotifications(): Promise<void> {
  const choice = notificationChoice();
  await unsubscribeFromPush();
  storeNotificationChoice(null);
  if (choice) await removePush(choice.endpoint).catch(() => undefined);
}

/**
 * Goes on notifying a device whose browser has replaced the subscription, whose member has changed the
 * language or whose service has another key; ends it where the browser forbids it meanwhile.
 */
export async function renewNotifications(): Promise<void> {
  const choice = notificationChoice();
  if (!choice) return;
  if (pushAbility() !== 'granted') return endNotifications();
  const subscription = await pushSubscription();
  const isCurrent =
    subscription?.endpoint === choice.endpoint &&
    language() === choice.language &&
    isSubscribedWith(subscription, await fetchPushKey());
  if (!isCurrent) await chooseNotifications(choice.kinds);
}
