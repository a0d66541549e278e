import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { handOut as handOutRows } from '#server/database/schema/shop/hand-out.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { fetchHandOuts } from '#src/data/api/desk.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadPosts, loadUnsentPosts } from '#src/data/db/outbox/posts.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { retryPost, sendOutbox } from '#src/sync/outbox/posts.ts';
import { loadDesk, refreshDesk, type Desk } from '#src/sync/staff/desk-list.ts';
import { handOut } from '#src/sync/staff/hand-out.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { LOSSES, withFault, type Fault } from '#tests/support/faults/order-faults.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const both = (text: string) => ({ ru: text, uz: text });
/** The shares of the day in which a device has no network: the first one's are 40 minutes. */
const OFFLINE = { first: [0.3, 0.6], second: [0.35, 0.7], third: [0.9, 1] } as const;
const DAY_MS = (40 * 60_000) / (OFFLINE.first[1] - OFFLINE.first[0]);
/** How many of the steps pass before a desk asks for its list. */
const STEPS_A_POLL = 5;

/** One device at a place, with the app's own list and outbox. */
interface Device {
  readonly name: string;
  readonly place: number;
  /** The shares of the day without a network. */
  readonly offline: readonly [from: number, to: number];
  /** Null before the first list and after a restart that has not read it. */
  desk: Desk | null;
  /** What was given to people here, by order: when, in ms since the epoch. */
  readonly given: Map<number, number>;
}

let test: TestApp;
let isCut = false;
let fault: Fault = 'none';

/** What the network does to a request of the device whose turn it is. */
const stubFetch = (path: string, init: RequestInit = {}): Promise<Response> => {
  const pass = () => Promise.resolve(test.app.request(path, init));
  if (isCut) return withFault('lost-before', pass);
  return withFault(init.method === 'POST' ? fault : 'none', pass);
};

beforeAll(async () => {
  test = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', stubFetch);
});
afterAll(() => test.close());

/** Adds a place. Returns its id. */
async function addPlace(name: string): Promise<number> {
  const row = { name: both(name), address: both(name), hours: [] };
  const [added] = await test.db.insert(place).values(row).returning({ id: place.id });
  return added?.id ?? 0;
}

/** Adds orders that wait at a place. Returns their ids. */
async function addOrders(
  count: number,
  placeId: number,
  updatedAt: Date,
): Promise<readonly number[]> {
  const { student, mug } = test.seed;
  await test.db.update(member).set({ partnerId: 1 }).where(eq(member.id, student.id));
  const row = {
    memberId: student.id,
    status: 'DELIVERED',
    kind: 'product',
    comment: '',
    description: '',
    placeId,
    updatedAt,
    prodId: mug,
    productName: both('Кружка'),
    price: 0,
  } as const;
  const added = await test.db
    .insert(orders)
    .values(Array.from({ length: count }, () => row))
    .returning({ id: orders.id });
  return added.map(({ id }) => id);
}

/** Makes a device the one that acts, as its app finds it at a start. */
async function enter({ name }: Device, isOnline: boolean): Promise<void> {
  const email = `${name}@example.test`;
  const databaseName = `area-${name}`;
  Object.assign(person, { email, roles: ['desk'], isSignedIn: true });
  session.member = {
    sub: email,
    email,
    firstName: name,
    lastName: '',
    roles: ['desk'],
    databaseName,
  };
  isCut = !isOnline;
  fault = 'none';
  network.reachable = true;
  await openDatabase(databaseName);
}

async function poll(device: Device): Promise<void> {
  const last = device.desk ?? (await loadDesk(device.place));
  const isKept = last !== null;
  const refreshed = await refreshDesk(device.place, last, isKept, new AbortController().signal);
  device.desk = refreshed.desk;
  expect(await refreshed.keep()).toBe(true);
}

/** A member shows a code, and the person at the desk goes by what the screen says. */
async function serve(device: Device, id: number): Promise<void> {
  device.desk ??= await loadDesk(device.place);
  const own = await loadPosts('handOut');
  const isGreen =
    device.desk?.orders.has(id) === true && !own.some(({ body }) => body.orderId === id);
  if (!isGreen) return;
  const outcome = await handOut({ id, productName: both('Кружка') }, device.place);
  if (typeof outcome === 'string') device.given.set(id, Date.now());
}

/** The app ends in the middle of its attempts, and knows after its start what the device has. */
async function die(device: Device): Promise<void> {
  await database()
    .posts.filter(({ state }) => state === 'waiting')
    .modify({ state: 'sending' });
  device.desk = null;
}

/** Sends what waits until nothing does; what was rejected on the way is sent again by a press. */
async function settle(device: Device): Promise<void> {
  await enter(device, true);
  await expect
    .poll(async () => {
      await sendOutbox().catch(() => undefined);
      const unsent = await loadUnsentPosts();
      for (const { state, requestId } of unsent)
        if (state === 'refused') await retryPost(requestId);
      return unsent.length;
    })
    .toBe(0);
  await poll(device);
}

it(
  `[R12.3] [R12.2] a day at the desk: ${SOAK.handOuts} codes at two desks of one place and one of another, without a network for 40 minutes of it, with faults and a device that dies: nothing is handed out twice, lost or silent`,
  { timeout: SOAK.timeoutMs },
  async () => {
    const begun = new Date(Date.now() - DAY_MS);
    const library = await addPlace('Библиотека');
    const hall = await addPlace('Холл');
    const waiting = new Map<number, readonly number[]>([
      [library, await addOrders(Math.ceil(SOAK.handOuts / 2), library, begun)],
      [hall, await addOrders(Math.ceil(SOAK.handOuts / 4), hall, begun)],
    ]);
    const device = (name: string, at: number, offline: Device['offline']): Device => ({
      name,
      place: at,
      offline,
      desk: null,
      given: new Map(),
    });
    const first = device('first', library, OFFLINE.first);
    const second = device('second', library, OFFLINE.second);
    const devices = [first, second, device('third', hall, OFFLINE.third)];
    vi.useFakeTimers({ toFake: ['Date'], now: begun });

    const choice = fc.record({
      device: fc.nat(devices.length - 1),
      order: fc.nat(),
      fault: fc.option(fc.constantFrom(...LOSSES), { nil: 'none' as const }),
    });
    const [codes = []] = fc.sample(
      fc.array(choice, { minLength: SOAK.handOuts, maxLength: SOAK.handOuts }),
      { numRuns: 1, ...SOAK.cases },
    );
    for (const [step, code] of codes.entries()) {
      const share = step / SOAK.handOuts;
      vi.setSystemTime(begun.getTime() + share * DAY_MS);
      const served = devices[code.device] ?? first;
      const [from, to] = served.offline;
      const isOnline = share < from || share > to;
      await enter(served, isOnline);
      if (isOnline && (step % STEPS_A_POLL === 0 || !served.desk)) {
        await sendOutbox().catch(() => undefined);
        await poll(served);
      }
      const ids = waiting.get(served.place) ?? [];
      fault = code.fault;
      await serve(served, ids[code.order % ids.length] ?? 0);
      if (served === second && share > 0.5 && share < 0.6) await die(served);
    }
    vi.useRealTimers();
    for (const one of devices) await settle(one);
    // What the others have sent since.
    for (const one of devices) {
      await enter(one, true);
      await poll(one);
    }

    const rows = await test.db.select().from(handOutRows);
    const counted = rows.filter(({ problem }) => problem === null).map(({ orderId }) => orderId);
    expect(new Set(counted).size).toBe(counted.length);
    const given = devices.flatMap((one) => [...one.given.keys()]);
    expect(rows.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual(
      given.toSorted((a, b) => a - b),
    );
    expect(new Set(counted)).toEqual(new Set(given));
    // Each has the time of its desk, however much later it was reported.
    for (const { orderId, at } of rows)
      expect(devices.map((one) => one.given.get(orderId))).toContain(at.getTime());

    const conflicts = [...first.given.keys()].filter((id) => second.given.has(id));
    expect(conflicts.length).toBeGreaterThan(0);
    const told = await fetchHandOuts({ place: library, device: undefined }, begun.toISOString());
    for (const id of conflicts) {
      const both = told.filter(({ orderId }) => orderId === id);
      expect(both.map(({ others }) => others.length)).toEqual([1, 1]);
      expect(new Set(both.map(({ problem }) => problem))).toEqual(new Set([null, 'REPEATED']));
    }
    for (const one of devices) {
      const left = [...(one.desk?.orders.keys() ?? [])];
      expect(left.filter((id) => counted.includes(id))).toEqual([]);
    }

    const acts = await test.db.select().from(journal).where(eq(journal.act, 'orders.hand-out'));
    const changes = acts.filter(
      ({ before, after }) => after?.['handOuts'] !== before?.['handOuts'],
    );
    expect(changes).toHaveLength(rows.length);
  },
);
