import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { addEvents, countUnread, markRead, takeUnseen } from '#src/data/db/events.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import {
  detectInvitationEvents,
  detectOrderEvents,
  detectTicketEvents,
} from '#src/domain/events/change-events.ts';
import type { Order } from '#src/domain/orders/order.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { sendCancellation } from '#src/sync/outbox/cancellation.ts';
import { refreshInvitations } from '#src/sync/refresh/invitations.ts';
import { refreshOrders, refreshOrdersById } from '#src/sync/refresh/orders.ts';
import { hasOpenTicket, refreshKnownTickets, refreshTickets } from '#src/sync/refresh/tickets.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';

const service = vi.hoisted(() => ({
  orders: [] as unknown[],
  invitations: [] as unknown[],
  tickets: [] as unknown[],
}));
vi.mock('#src/data/api/shop/orders.ts', () => ({
  fetchOrders: () => Promise.resolve({ orders: service.orders, nextCursor: null }),
  cancelOrder: () => Promise.resolve(service.orders[0]),
}));
vi.mock('#src/data/api/member/relatives.ts', () => ({
  fetchInvitations: () =>
    Promise.resolve({ relatives: service.invitations, counts: {}, nextCursor: null }),
}));
vi.mock('#src/data/api/programme/support.ts', () => ({
  fetchTickets: vi.fn(() => Promise.resolve(service.tickets)),
}));

const DAYS = ['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'];
const day = (index: number): string => DAYS[index] ?? '';

const order = (changes: Partial<Order> = {}): Order => ({
  id: 41,
  status: 'DELIVERY',
  kind: 'product',
  comment: '',
  description: '',
  date: day(0),
  updatedAt: day(0),
  prodId: 5,
  productName: { ru: 'Рюкзак', uz: 'Ryukzak' },
  productImage: null,
  price: 1200,
  history: [],
  ...changes,
});
const friend = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 9,
  name: 'Лола',
  status: 'sent',
  interests: [],
  sentAt: day(0),
  updatedAt: day(0),
  reason: null,
  reward: null,
  ...changes,
});
const ticket = (changes: Partial<SupportTicket> = {}): SupportTicket => ({
  id: 7,
  topic: 'Не приходит код',
  category_code: 'CARD',
  status_code: 'NEW',
  text: '',
  hasImage: false,
  createdAt: day(0),
  updatedAt: day(0),
  answer: null,
  ...changes,
});
const ready = order({ status: 'DELIVERED', updatedAt: day(1) });
const working = friend({ status: 'working', updatedAt: day(1) });
const answered = ticket({ status_code: 'ANSWERED', answer: 'Проверь ещё раз', updatedAt: day(1) });

const serve = (orders: Order[], invitations: Invitation[], tickets: SupportTicket[]) =>
  Object.assign(service, { orders, invitations, tickets });
const refresh = () => Promise.all([refreshOrders(), refreshInvitations(), refreshTickets()]);
const keys = async () => (await database().events.toArray()).map(({ key }) => key).toSorted();
const CHANGES = ['invitation-9-working', 'order-41-DELIVERED', `ticket-7-ANSWERED-${day(1)}`];

beforeEach(async () => {
  serve([order()], [friend()], [ticket()]);
  await openDatabase(await databaseName('person-a'));
  await refresh();
});
afterEach(async () => {
  viewOwner(null);
  vi.restoreAllMocks();
  closeDatabase();
  await wipeDatabases();
});

test('[R4.7] the first refresh of a device stores no event, whatever the statuses are', async () => {
  closeDatabase();
  await wipeDatabases();
  await openDatabase(await databaseName('person-a'));
  serve([ready, order({ id: 42, status: 'CANCELLED' })], [working], [answered]);
  await refresh();
  expect(await keys()).toEqual([]);
});

test('[R4.7] a ready order, a friend’s new status and an answered ticket are events once, at the time of their change', async () => {
  serve([ready], [working], [answered]);
  await refresh();
  await refresh();
  expect(await keys()).toEqual(CHANGES);
  expect(await countUnread(database())).toBe(3);
  const times = (await database().events.toArray()).map(({ at }) => at);
  expect(new Set(times)).toEqual(new Set([Date.parse(day(1))]));
});

test('[R4.7] an order, a friend and a ticket that the device did not know are no event', async () => {
  serve([order(), order({ ...ready, id: 42 })], [friend(), friend({ ...working, id: 10 })], []);
  await refresh();
  serve([], [], [ticket(), ticket({ ...answered, id: 8 })]);
  await refresh();
  expect(await keys()).toEqual([]);
});

test('[R4.7] of two tabs that receive the same only one stores the events', async () => {
  const other = new AreaDatabase(database().name);
  const at = Date.now();
  const inTab = (db: AreaDatabase) =>
    db.transaction('rw', db.orders, db.events, db.meta, async () => {
      const stored = await db.orders.bulkGet([ready.id]);
      const events = detectOrderEvents(stored, [ready], at);
      await addEvents(db, events, at);
      await db.orders.put(ready);
      return events.length;
    });
  const raised = await Promise.all([inTab(database()), inTab(other)]);
  expect(new Set(raised)).toEqual(new Set([0, 1]));
  expect(await keys()).toEqual(['order-41-DELIVERED']);
  other.close();
});

test('[R4.7] an event that was read stays read when a late response raises it again', async () => {
  serve([ready], [friend()], [ticket()]);
  await refresh();
  await markRead(['order-41-DELIVERED']);
  await database().orders.put(order());
  await refresh();
  expect(await countUnread(database())).toBe(0);
});

test('[R4.7] data and its events are stored together or not at all', async () => {
  serve([ready], [friend()], [ticket()]);
  vi.spyOn(database().orders, 'bulkPut').mockRejectedValueOnce(new Error('The tab dies'));
  await expect(refreshOrders()).rejects.toThrow('The tab dies');
  expect(await keys()).toEqual([]);
  await refreshOrders();
  expect(await keys()).toEqual(['order-41-DELIVERED']);
});

test('[R4.7] [R9.4] a damaged row is repaired and is no event', async () => {
  await database().orders.put({ id: 41 } as never);
  await database().invitations.put({ id: 9, status: 3 } as never);
  await storeMeta('tickets', [{ id: 7 }] as never, 0);
  serve([ready], [working], [answered]);
  await refresh();
  await storeMeta('tickets', 'damaged' as never, 0);
  expect(await hasOpenTicket()).toBe(false);
  await refreshTickets();
  expect(await keys()).toEqual([]);
  expect(await database().orders.get(41)).toMatchObject({ status: 'DELIVERED' });
});

test('[R6.3] in owner view nothing is stored as an event', async () => {
  viewOwner('owner@example.test');
  serve([ready], [working], [answered]);
  await refresh();
  expect(await keys()).toEqual([]);
});

test('[R4.7] [R2.19] an order that has arrived has its line and no toast; one that staff cancelled has a toast', async () => {
  serve([ready, order({ id: 42 })], [friend()], [ticket()]);
  await refresh();
  expect(await takeUnseen()).toEqual([]);
  serve([ready, order({ id: 42, status: 'CANCELLED', updatedAt: day(2) })], [friend()], [ticket()]);
  await refresh();
  expect((await takeUnseen()).map(({ key }) => key)).toEqual(['order-42-CANCELLED']);
  expect(await countUnread(database())).toBe(2);
});

test('[R4.4] [R4.7] the member’s own cancellation is no event, also when a poll saw it first', async () => {
  serve([order({ status: 'CANCELLED' })], [friend()], [ticket()]);
  const post = waitingPost('cancellation', { orderId: 41, reason: 'Планы изменились' });
  await sendCancellation(post, true);
  await refresh();
  expect(await keys()).toEqual([]);
  await database().orders.put(order());
  await refresh();
  expect(await keys()).toEqual(['order-41-CANCELLED']);
  await sendCancellation(post, true);
  expect(await keys()).toEqual([]);
});

test('[R4.7] every step of a friend and each further answer of the support is an event of its own', () => {
  const steps = ['review', 'working', 'paid', 'unknown-yet'].map((status) =>
    detectInvitationEvents([friend()], [friend({ status })], 0),
  );
  expect(steps.flat()).toHaveLength(4);
  expect(detectInvitationEvents([working], [friend()], 0)).toEqual([]);
  const again = { ...answered, answer: 'И ещё', updatedAt: day(2) };
  expect(detectTicketEvents([answered], [again], 0)[0]?.subject).toMatchObject({
    isAnswered: true,
  });
  expect(detectTicketEvents([answered], [{ ...answered, updatedAt: day(2) }], 0)).toEqual([]);
  expect(detectTicketEvents([again], [answered], 0)).toEqual([]);
});

test('[R4.16] [R4.7] the ticket of an e-mail change is no event: the change has its own notices', () => {
  const change = ticket({ category_code: 'PROFILE_CHANGING' });
  expect(detectTicketEvents([change], [{ ...change, status_code: 'CLOSED' }], 0)).toEqual([]);
});

test('[R2.27] only tickets that the device knows are refreshed with the rest, and an open one is waited for', async () => {
  const { fetchTickets } = vi.mocked(await import('#src/data/api/programme/support.ts'));
  fetchTickets.mockClear();
  expect(await hasOpenTicket()).toBe(true);
  await refreshKnownTickets();
  expect(fetchTickets).toHaveBeenCalledTimes(1);
  await storeMeta('tickets', [], 0);
  await refreshKnownTickets();
  expect(fetchTickets).toHaveBeenCalledTimes(1);
});

test('[R2.3] [R7.25] orders that do not exist are named, and store nothing', async () => {
  serve([], [], []);
  expect(await refreshOrdersById([777, 778])).toEqual([777, 778]);
  expect(await database().orders.get(41)).toBeDefined();
});

test('[R4.7] refreshes that bring nothing end well', async () => {
  serve([], [], []);
  await refresh();
  await refresh();
  expect(await keys()).toEqual([]);
});
