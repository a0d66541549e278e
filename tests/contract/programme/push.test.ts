import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { relative } from '#server/database/schema/member/relative.ts';
import { pushSubscription } from '#server/database/schema/programme/push.ts';
import { message } from '#server/database/schema/service/message.ts';
import { createPushSender } from '#server/messages/push-sender.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { changeInvitationStatus } from '#server/referrals/change-invitation-status.ts';
import type { NotificationKind } from '#src/domain/events/notification.ts';
import { type PushDevice, startPushDevice } from '#tests/support/device/push-device.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { deliverMessages } from '#tests/support/service/deliver-messages.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

let app: TestApp;
let device: PushDevice;
beforeAll(async () => {
  device = await startPushDevice();
  app = await createTestApp({ pushServices: [device.origin] });
});
afterAll(async () => {
  device.close();
  await app.close();
});
beforeEach(async () => {
  await app.db.delete(pushSubscription);
  await app.db.delete(message);
  device.respondWith(201);
});

const call = (method: string, path: string, email: string, body: object, language = 'ru') =>
  app.app.request(`/service/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(email)}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    body: JSON.stringify(body),
  });
const subscribe = (
  kinds: readonly NotificationKind[],
  email = app.seed.student.email,
  language?: string,
) => call('PUT', 'api/push', email, { ...device.subscription, kinds }, language);
const remove = (email: string) =>
  call('POST', 'api/push/removal', email, { endpoint: device.subscription.endpoint });
const owners = async () =>
  (await app.db.select().from(pushSubscription)).map(({ memberId }) => memberId);

/** Sends what waits; resolves with what the device got. */
async function deliver(): Promise<readonly { readonly body: string; readonly path: string }[]> {
  const before = device.received.length;
  const senders = { push: createPushSender(app.db, 'mailto:operator@example.org') };
  await deliverMessages(app.db, { senders, keepsCodes: true }, new Date(Date.now() + 1000));
  return device.received.slice(before).map(({ body, path }) => ({ body, path }));
}

async function arrivedOrder(prodId = app.seed.mug, price = 1200): Promise<void> {
  const response = await buy(app.app, app.seed.student, {
    prodId,
    confirmedPrice: price,
  });
  const id = orderIdIn(await response.text());
  await app.db.transaction((tx) => changeOrderStatus(tx, id, { status: 'DELIVERED' }));
}

const credit = (amount: number) =>
  addOperation(app.db, { memberId: app.seed.student.id, type: 'ACTIVITY', amount });

const moveInvitation = (id: number, status: 'waiting' | 'paid') =>
  app.db.transaction((tx) => changeInvitationStatus(tx, id, { status }));

test('[R9.7] the service has one key pair, and every device gets its public part', async () => {
  const keys = await Promise.all(
    [app.seed.student, app.seed.notStudent].map(({ email }) => getAs(app, email, 'api/push')),
  );
  expect(keys[0]).toEqual({ publicKey: expect.stringMatching(/^[\w-]{80,}$/) as string });
  expect(keys[1]).toEqual(keys[0]);
});

test('[R9.7] a device gets what its member chose and nothing else, encrypted, in its language, without a name or a sum', async () => {
  expect((await subscribe(['order'])).status).toBe(200);
  await credit(777);
  expect(await deliver()).toEqual([]);
  await arrivedOrder();
  expect(await deliver()).toEqual([{ body: 'Заказ готов к выдаче', path: '/my/orders?codes' }]);
  const last = device.received.at(-1);
  expect(last).toMatchObject({ title: 'Synergy Friends', tag: 'order', ready: 1 });
  expect(device.headers()).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/) as string,
  });

  await arrivedOrder(app.seed.lesson, 100);
  expect(await deliver()).toEqual([{ body: 'Новости о заказе', path: '/my/orders' }]);

  await subscribe(['coins'], undefined, 'uz');
  await credit(777);
  expect(await deliver()).toEqual([{ body: 'Hisobingizga yangi tushum', path: '/my/history' }]);
  await credit(-5);
  expect(await deliver()).toEqual([]);
});

test('[R9.7] a friend’s news that brings coins is one notification, of a kind that the device has chosen', async () => {
  const invite = async () => {
    const [added] = await app.db
      .insert(relative)
      .values({
        memberId: app.seed.student.id,
        name: 'Тест',
        status: 'working',
        cost: 10_000,
      })
      .returning({ id: relative.id });
    return added?.id ?? 0;
  };
  for (const [kinds, body] of [
    [['friend', 'coins'], 'Новости о приглашённом друге'],
    [['coins'], 'Новое начисление на счёт'],
  ] as const) {
    await subscribe(kinds);
    await moveInvitation(await invite(), 'waiting');
    await app.db.delete(message);
    await moveInvitation(await invite(), 'paid');
    expect((await deliver()).map((one) => one.body)).toEqual([body]);
  }
});

test('[R9.7] a device that has unsubscribed is forgotten; a push service that is unavailable gets the message later', async () => {
  await subscribe(['coins']);
  device.respondWith(503);
  await credit(1);
  await deliver();
  expect(await owners()).toHaveLength(1);
  const [waiting] = await app.db.select().from(message);
  expect(waiting).toMatchObject({ deliveredAt: null, attempts: 1 });
  device.respondWith(410);
  await app.db.update(message).set({ dueAt: new Date() });
  await deliver();
  expect(await owners()).toEqual([]);
});

test.each([400, 413])(
  '[R9.7] a message that the push service refuses for good (%i) is tried once, and its device stays',
  async (status) => {
    await subscribe(['coins']);
    device.respondWith(status);
    await credit(1);
    await deliver();
    expect(await app.db.select().from(message)).toMatchObject([{ dueAt: null, attempts: 1 }]);
    expect(await owners()).toHaveLength(1);
  },
);

test.each([
  [403, 'the VAPID credentials do not correspond to the credentials of the subscription'],
  [401, '{"errno":109,"message":"VAPID public key mismatch"}'],
  [400, '{"reason":"VapidPkHashMismatch"}'],
])(
  '[R9.7] a device that has subscribed with another key is forgotten (%i), others that are refused are not',
  async (status, reason) => {
    await subscribe(['coins']);
    device.respondWith(403, '{"reason":"BadJwtToken"}');
    await credit(1);
    await deliver();
    expect(await owners()).toHaveLength(1);
    device.respondWith(status, reason);
    await credit(1);
    await deliver();
    expect(await owners()).toEqual([]);
  },
);

test('[R9.7] [R9.8] a device is one member’s: the next one takes it over, and the one before cannot remove it', async () => {
  const { student, notStudent } = app.seed;
  await subscribe(['coins'], student.email);
  await subscribe(['coins'], notStudent.email);
  expect(await owners()).toEqual([notStudent.id]);
  await remove(student.email);
  expect(await owners()).toEqual([notStudent.id]);
  expect((await remove(notStudent.email)).status).toBe(200);
  expect(await owners()).toEqual([]);
});

test('[R9.7] the service posts to push services only: another address is refused and named', async () => {
  const { keys } = device.subscription;
  for (const endpoint of [
    'http://localhost:1/x',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://..notify.windows.com/x',
    'https://fcm.googleapis.com/x\n',
  ]) {
    const refused = await call('PUT', 'api/push', app.seed.student.email, {
      endpoint,
      keys,
      kinds: ['order'],
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ field: 'endpoint' });
  }
  const known = ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/b'];
  for (const endpoint of known) {
    const saved = await call('PUT', 'api/push', app.seed.student.email, {
      endpoint,
      keys,
      kinds: ['order'],
    });
    expect(saved.status).toBe(200);
  }
});

test('[R9.7] a member is notified on ten devices at most: the oldest goes', async () => {
  const { keys } = device.subscription;
  const { email, id } = app.seed.student;
  const endpoints = Array.from({ length: 12 }, (_, index) => `${device.origin}/device-${index}`);
  for (const endpoint of endpoints) {
    await call('PUT', 'api/push', email, { endpoint, keys, kinds: ['coins'] });
  }
  const kept = await app.db.select().from(pushSubscription);
  expect(kept.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.slice(2).toSorted());
  expect(new Set(kept.map(({ memberId }) => memberId))).toEqual(new Set([id]));
});

test('[R9.7] keys that no browser makes, and a kind named twice, are refused', async () => {
  const { endpoint, keys } = device.subscription;
  for (const body of [
    { endpoint, keys: { ...keys, p256dh: 'p'.repeat(87) }, kinds: ['order'] },
    { endpoint, keys: { ...keys, auth: 'a' }, kinds: ['order'] },
    { endpoint, keys, kinds: ['order', 'order'] },
  ]) {
    expect((await call('PUT', 'api/push', app.seed.student.email, body)).status).toBe(400);
  }
});
