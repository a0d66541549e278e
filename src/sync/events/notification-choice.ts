import { isNotificationChoice, type NotificationChoice } from '#src/domain/events/notification.ts';
import { loadNotificationChoice } from '#src/platform/worker/push.ts';

/** What this device is notified about, and the subscription that the service has for it; null for nothing. */
export function notificationChoice(): NotificationChoice | null {
  const stored = loadNotificationChoice();
  return isNotificationChoice(stored) ? stored : null;
}
