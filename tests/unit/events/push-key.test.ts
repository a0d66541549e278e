import { afterEach, expect, test, vi } from 'vitest';
import { fetchPushKey, removePush, updatePush } from '#src/data/api/programme/push.ts';
import { subscribeToPush } from '#src/platform/worker/push.ts';
import { renewNotifications } from '#src/sync/events/notifications.ts';

vi.mock('#src/data/api/programme/push.ts', () => ({
  fetchPushKey: vi.fn(),
  removePush: vi.fn(() => Promise.resolve()),
  updatePush: vi.fn(() => Promise.resolve()),
}));
vi.mock('#src/sync/events/notification-choice.ts', () => ({
  notificationChoice: () => ({
    endpoint: 'https://push.test/old',
    kinds: ['order'],
    language: 'ru',
  }),
}));

afterEach(() => vi.unstubAllGlobals());

/** A key as services write it; its bytes hold both letters that base64url has of its own. */
const KEY = '-_-_';
const KEY_BYTES = Uint8Array.from([0xfb, 0xff, 0xbf]).buffer;

/** A browser that is subscribed with a key; counts what is done with the subscription. */
function subscribedWith(applicationServerKey: ArrayBuffer | null) {
  const endpoint = 'https://push.test/old';
  const existing = { endpoint, options: { applicationServerKey }, unsubscribe: vi.fn() };
  const made = { endpoint: 'https://push.test/new', options: { applicationServerKey: KEY_BYTES } };
  const subscribe = vi.fn(() => Promise.resolve(made));
  const pushManager = { getSubscription: () => Promise.resolve(existing), subscribe };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  return { existing, made, subscribe };
}

test('[R9.7] a device that is subscribed with the service’s key stays so', async () => {
  const { existing, subscribe } = subscribedWith(KEY_BYTES);
  expect(await subscribeToPush(KEY)).toBe(existing);
  expect(existing.unsubscribe).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
});

test.each([Uint8Array.from([1, 2, 3]).buffer, null])(
  '[R9.7] a device that is subscribed with another key ends that subscription and gets one that works (%#)',
  async (other) => {
    const { existing, made, subscribe } = subscribedWith(other);
    expect(await subscribeToPush(KEY)).toBe(made);
    expect(existing.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenCalledOnce();
  },
);

test('[R9.7] the start subscribes anew when the service has another key, and the service forgets the old device', async () => {
  const { made } = subscribedWith(Uint8Array.from([1, 2, 3]).buffer);
  vi.stubGlobal('window', { PushManager: true, Notification: true });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  vi.mocked(fetchPushKey).mockResolvedValue(KEY);
  await renewNotifications();
  expect(updatePush).toHaveBeenCalledWith(made, ['order']);
  expect(removePush).toHaveBeenCalledWith('https://push.test/old');
});
