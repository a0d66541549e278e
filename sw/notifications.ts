import type { PushPayload } from '#src/domain/events/notification.ts';
import { newsPath, readPushMessage } from './push-message.ts';
declare const self: ServiceWorkerGlobalScope;

/** The number on the app's icon, where the browser has it. */
async function showBadge(ready: number | undefined): Promise<void> {
  const badge = self.navigator as Partial<WorkerNavigator>;
  if (ready !== undefined && ready > 0) await badge.setAppBadge?.(ready);
}

async function show(payload: PushPayload): Promise<void> {
  const { title, body, path, tag, icon, ready } = payload;
  await self.registration.showNotification(title, { body, tag, ...(icon && { icon }), data: path });
  // An app that is not installed has none.
  await showBadge(ready).catch(() => undefined);
}

/** Opens the address in a window of its own: one that is open may hold a form. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}

/** Shows what the service sends to this device (R9.7), and opens it at a press. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(readPushMessage(event.data?.text() ?? '', self.navigator.language)));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(newsPath(event.notification.data)));
  });
}
