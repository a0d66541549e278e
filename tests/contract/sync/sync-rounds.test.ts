import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveGoal } from '#server/catalog/goals.ts';
import { startGeneration } from '#server/database/generation.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { changeInvitationStatus } from '#server/referrals/change-invitation-status.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadGoal } from '#src/data/db/goal.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { startI18n } from '#src/i18n/setup.ts';
import { storage } from '#src/state/session/storage.ts';
import { runLoop } from '#src/sync/loop/loop.ts';
import { pause } from '#src/sync/loop/pause.ts';
import { submitPost } from '#src/sync/outbox/posts.ts';
import { refreshCatalog } from '#src/sync/refresh/catalog.ts';
import { refreshInvitations } from '#src/sync/refresh/invitations.ts';
import { refreshMember } from '#src/sync/refresh/member.ts';
import { refreshOperations } from '#src/sync/refresh/operations.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { addressOf } from '#tests/support/device/posts-device.ts';
import { buy } from '#tests/support/people/buy.ts';
import { approveChange, emailChangeRequests } from '#tests/support/people/email-change.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { signInOnDevice } from '#tests/support/people/signed-in-person.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});
vi.mock('#src/sync/loop/pause.ts', () => ({ pause: vi.fn() }));
vi.mock('#src/sync/events/event-toasts.ts', () => ({
  watchEvents: vi.fn(),
  showNewEvents: vi.fn(),
}));
vi.mock('#src/sync/events/badge.ts', () => ({ watchBadge: vi.fn() }));
vi.mock('#src/sync/area/end-session.ts', () => ({ endSession: vi.fn() }));
vi.mock('#src/sync/area/programme.ts', () => ({ checkProgramme: vi.fn() }));
const push = vi.hoisted(() => ({ choice: null as unknown, subscribe: vi.fn() }));
vi.mock('#src/platform/worker/push.ts', () => ({
  pushAbility: () => 'granted',
  loadNotificationChoice: () => push.choice,
  pushSubscription: () => Promise.resolve(null),
  subscribeToPush: push.subscribe,
}));

const TRACKING = 'contactTracking';

let app: TestApp;
/** Part of the path whose next response is lost after the service has made it. */
let lost: string | null = null;
/** Part of the path whose requests are refused. */
let refuses: string | null = null;
let requested: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requested.push(path);
    if (refuses !== null && path.includes(refuses)) return Response.json({}, { status: 500 });
    const response = await app.app.request(path, { ...init, signal: null });
    if (lost === null || !path.includes(lost)) return response;
    lost = null;
    throw new TypeError('Failed to fetch');
  });
  await startI18n('token');
});
afterAll(() => app.close());
beforeEach(async () => {
  requested = [];
  // Each tab polls for itself.
  storage.mode = 'memory';
  await signInOnDevice(app.seed.student.email);
});
afterEach(() => {
  storage.mode = 'device';
  push.choice = null;
});

/** Runs the loop; `after` has the number of the round that has just ended. */
async function runRounds(number: number, after: (round: number) => Promise<void>): Promise<void> {
  const end = new AbortController();
  let round = 0;
  vi.mocked(pause).mockImplementation(async () => {
    round += 1;
    await after(round);
    if (round === number) end.abort();
    return true;
  });
  await runLoop(false, end.signal);
}

const addFriend = async (name: string, updatedAt = new Date()) => {
  const values = { memberId: app.seed.student.id, name, status: 'sent', updatedAt } as const;
  const [friend] = await app.db.insert(relative).values(values).returning();
  return friend?.id ?? 0;
};

test('[R4.7] a change whose poll response is lost reaches the device with the next round', async () => {
  const friend = await addFriend('Борис');
  await runRounds(4, async (round) => {
    if (round !== 2) return;
    await app.db.transaction((tx) => changeInvitationStatus(tx, friend, { status: 'working' }));
    await app.db.transaction((tx) => saveGoal(tx, app.seed.student.id, app.seed.mug));
    lost = TRACKING;
  });
  expect((await database().invitations.get(friend))?.status).toBe('working');
  expect((await loadGoal()).product?.id).toBe(app.seed.mug);
  expect((await database().events.toArray()).map(({ subject }) => subject?.kind)).toContain(
    'invitation',
  );
});

test('[R7.11] a refused poll is an empty list: neither it nor the next one is followed by a refresh', async () => {
  let sinceStart: readonly string[] = [];
  await runRounds(4, (round) => {
    refuses = round === 2 ? TRACKING : null;
    // The changes of the tests before are reported to this one's first poll.
    if (round === 2) requested = [];
    sinceStart = requested;
    return Promise.resolve();
  });
  expect(sinceStart.filter((path) => path !== '/errors')).toEqual([
    expect.stringContaining(TRACKING),
    expect.stringContaining(TRACKING),
  ]);
});

test('[R4.7] a change that was reported, but not fetched before the app ended, is there after the next start', async () => {
  const friend = await addFriend('Ольга');
  await runRounds(2, async (round) => {
    if (round !== 1) return;
    await app.db.transaction((tx) => changeInvitationStatus(tx, friend, { status: 'working' }));
    lost = '/relatives';
  });
  expect((await database().invitations.get(friend))?.status).toBe('sent');
  await runRounds(1, () => Promise.resolve());
  expect((await database().invitations.get(friend))?.status).toBe('working');
});

test('[R4.16] an approval that arrives while the app is open brings all data with the same round', async () => {
  const member = await emailChangeRequests(app).addConfirmedMember();
  await signInOnDevice(member.newEmail);
  await runRounds(2, async (round) => {
    if (round === 1) await approveChange(app, member.id);
  });
  expect((await loadMeta(database(), 'userInfo'))?.value).toMatchObject({ id: member.id });
});

test.each([
  ['fails', () => Promise.reject(new DOMException('Registration failed', 'AbortError'))],
  ['stays silent', () => new Promise<never>(() => undefined)],
])('[R9.5] [R9.7] the rounds go on while the browser’s push service %s', async (_, respond) => {
  push.choice = { endpoint: 'https://push.example/1', kinds: ['order'], language: 'ru' };
  push.subscribe.mockImplementation(respond);
  await runRounds(3, () => Promise.resolve());
  expect(push.subscribe).toHaveBeenCalled();
  expect(requested.filter((path) => path.includes(TRACKING))).toHaveLength(2);
});

test('[R2.23] [R7.35] a friend is on the list although a process with a faster clock had changed another one before', async () => {
  await addFriend('Вера', new Date(Date.now() + 2000));
  await refreshInvitations();
  await addFriend('Глеб');
  await refreshInvitations();
  const names = (await database().invitations.toArray()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Вера', 'Глеб']));
});

test('[R4.4] [R2.12] [R2.14] the coins of a cancelled order are back with the order', async () => {
  const bought = await buy(app.app, app.seed.student, {
    prodId: app.seed.lesson,
    confirmedPrice: 100,
  });
  const orderId = orderIdIn(await bought.text());
  await Promise.all([refreshMember(), refreshOrders(), refreshOperations()]);
  const coins = async () => (await loadMeta(database(), 'userInfo'))?.value.balance ?? 0;
  const before = await coins();
  await submitPost('cancellation', { orderId, reason: 'Передумал' });
  expect((await database().orders.get(orderId))?.status).toBe('CANCELLED');
  expect(await coins()).toBe(before + 100);
  const operations = await database()
    .operations.filter((one) => one.orderId === orderId)
    .toArray();
  expect(operations.map(({ amount }) => amount)).toEqual(expect.arrayContaining([-100, 100]));
});

test('[R9.14] [R9.3] [R4.7] [R2.14] after a restore the device has what the service has, tells only what is new, and sends what waited once', async () => {
  const { student, mug } = app.seed;
  const lostTime = app;
  const newsOf = async () => (await database().events.toCollection().primaryKeys()).toSorted();
  const buyMug = async (buyer: SeededMember) =>
    orderIdIn(await (await buy(app.app, buyer, { prodId: mug, confirmedPrice: 1200 })).text());
  await runRounds(2, () => Promise.resolve());

  const lostOrder = await buyMug(student);
  await addFriend('Потерян');
  await app.db.update(product).set({ price: 1300, updatedAt: new Date() });
  await Promise.all([refreshInvitations(), refreshCatalog()]);
  await runRounds(2, () => Promise.resolve());
  expect(await database().orders.get(lostOrder)).toBeDefined();
  const news = await newsOf();
  lost = 'deliveryNotes';
  await submitPost('address', addressOf('Ташкент, улица Навои, 1')).catch(() => undefined);

  // The copy that is put back was made before all of this.
  app = await createTestApp();
  try {
    await startGeneration(app.db);
    const other = { coins: 5000, isStudent: true };
    const newOrder = await buyMug(await addMember(app.db, 'other@example.test', other));
    await app.db.transaction((tx) =>
      addOperation(tx, { memberId: student.id, type: 'PARTNER', amount: 77 }),
    );
    await runRounds(3, () => Promise.resolve());

    expect(newOrder).toBeGreaterThan(lostOrder + 1_000_000);
    const own = await app.db.$count(orders, eq(orders.memberId, student.id));
    expect(await database().orders.count()).toBe(own);
    const rows = await app.db
      .select({ id: operation.id })
      .from(operation)
      .where(eq(operation.memberId, student.id))
      .orderBy(operation.id);
    const ids = rows.map(({ id }) => id);
    expect(await database().operations.toCollection().primaryKeys()).toEqual(ids);
    expect(await database().invitations.count()).toBe(0);
    expect((await database().products.get(mug))?.price).toBe(1200);
    expect((await loadMeta(database(), 'userInfo'))?.value.balance).toBe(5077);
    expect(await newsOf()).toEqual([...news, `operation-${ids.at(-1)}`].toSorted());
    expect(await app.db.$count(deliveryNote)).toBe(1);
  } finally {
    await app.close();
    app = lostTime;
  }
});
