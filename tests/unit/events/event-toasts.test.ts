import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { countUnread } from '#src/data/db/events.ts';
import { storePostEvent } from '#src/data/db/outbox/posts.ts';
import { EVENT_TYPE } from '#src/domain/events/stored-event.ts';
import { loadLanguage, startI18n } from '#src/i18n/setup.ts';
import { inbox } from '#src/state/member/inbox.ts';
import { celebration } from '#src/state/page/celebration.ts';
import { network } from '#src/state/page/network.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { showNewEvents } from '#src/sync/events/event-toasts.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';

const page = { documentElement: { lang: 'ru', dataset: {} }, visibilityState: 'visible' };
vi.stubGlobal('document', page);
vi.stubGlobal('location', { pathname: '/my/' });

const shown = () => overlays.toasts.map(({ text }) => text);
const store = (...amounts: number[]) =>
  database().events.bulkPut(
    amounts.map((amount, index) => ({
      key: `operation-${index}`,
      type: EVENT_TYPE.operation,
      operation: { id: index, type: 'ORDER', amount },
      at: index,
      isSeen: false,
    })),
  );

beforeEach(async () => {
  await startI18n('token');
  network.reachable = true;
  page.visibilityState = 'visible';
  overlays.toasts = [];
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

test('[R4.7] up to two events are shown one by one, and only once', async () => {
  await store(1, -21);
  await Promise.all([showNewEvents(), showNewEvents()]);
  await showNewEvents();
  expect(shown()).toEqual([
    'Начисление: 1\u00A0токен\u00A0— Заказ',
    'Списание: 21\u00A0токен\u00A0— Заказ',
  ]);
});

test('[R4.7] [R4.4] a refund has the history’s word for it, and names its order', async () => {
  const operation = { id: 1, type: 'CANCEL_ORDER', amount: 320, orderId: 10_482 };
  await database().events.put({
    key: 'operation-1',
    type: EVENT_TYPE.operation,
    operation,
    at: 1,
    isSeen: false,
  });
  await showNewEvents();
  expect(shown()).toEqual(['Возврат за заказ: 320\u00A0токенов\u00A0— Заказ №\u00A010482']);
});

test('[R4.7] a cancelled order and its refund, which arrive together, are one message', async () => {
  const name = { ru: 'Кружка', uz: 'Krujka' };
  const subject = {
    kind: 'order',
    id: 10_482,
    status: 'CANCELLED',
    productKind: 'product',
    goesToAddress: false,
    name,
  } as const;
  const unseen = { at: 1, isSeen: false };
  await database().events.bulkPut([
    {
      ...unseen,
      key: 'operation-1',
      type: EVENT_TYPE.operation,
      operation: { id: 1, type: 'CANCEL_ORDER', amount: 320, orderId: 10_482 },
    },
    { ...unseen, key: 'order-10482', type: EVENT_TYPE.order, operation: null, subject },
    {
      ...unseen,
      key: 'order-10483',
      type: EVENT_TYPE.order,
      operation: null,
      subject: { ...subject, id: 10_483 },
    },
  ]);
  await showNewEvents();
  expect(shown()).toEqual([
    'Возврат за заказ: 320\u00A0токенов\u00A0— Заказ №\u00A010482',
    expect.stringMatching(/^Кружка/),
  ]);
});

const storeCharge = (orderId: number) =>
  database().events.put({
    key: `operation-${orderId}`,
    type: EVENT_TYPE.operation,
    operation: { id: orderId, type: 'ORDER', amount: -320, orderId },
    at: 1,
    isSeen: false,
    unread: 1,
  });
const storeOwnPurchase = () => {
  const body = { cardId: 1, comment: '', date: '', description: '', prodId: 5 };
  return storePurchase({ subject: 'a', body, confirmedPrice: 320, state: 'sending', at: 1 });
};

test('[R4.7] [R2.17] the charge of a purchase that this device made shows no toast, also before its outcome, and stays unread', async () => {
  const { requestId } = await storeOwnPurchase();
  await storeCharge(41);
  await showNewEvents();
  await storePostEvent(requestId, { type: 'accepted', order: { id: 42 } as never });
  await storeCharge(42);
  await showNewEvents();
  expect(shown()).toEqual([]);
  expect(await countUnread(database())).toBe(2);
});

test('[R4.7] the charge of a purchase on another device names what was bought', async () => {
  const { requestId } = await storeOwnPurchase();
  await storePostEvent(requestId, { type: 'accepted', order: { id: 42 } as never });
  await database().orders.put({ id: 43, productName: { ru: 'Кружка', uz: 'Krujka' } } as never);
  await storeCharge(43);
  await showNewEvents();
  expect(shown()).toEqual(['Списание: 320\u00A0токенов\u00A0— Кружка']);
});

test('[R4.7] a friend’s new status shows a toast, but not over the list of friends', async () => {
  const store = (status: string) =>
    database().events.put({
      key: `invitation-9-${status}`,
      type: EVENT_TYPE.invitation,
      operation: null,
      subject: { kind: 'invitation', id: 9, status, name: 'Лола' },
      at: 1,
      isSeen: false,
      unread: 1,
    });
  vi.stubGlobal('location', { pathname: '/my/invites' });
  await store('review');
  await showNewEvents();
  expect(shown()).toEqual([]);
  vi.stubGlobal('location', { pathname: '/my/' });
  await store('working');
  await showNewEvents();
  expect(shown()).toEqual(['Лола\u00A0— Приёмная на связи с другом']);
});

test('[R4.7] more than two events at once become one toast', async () => {
  await store(1, 2, 3);
  await showNewEvents();
  expect(shown()).toEqual(['Новых уведомлений: 3']);
});

test('[R4.7] [R4.13] events wait while the tab is offline or hidden, and none is lost', async () => {
  await store(5);
  network.reachable = false;
  await showNewEvents();
  Object.assign(network, { reachable: true });
  page.visibilityState = 'hidden';
  await showNewEvents();
  expect(shown()).toEqual([]);
  page.visibilityState = 'visible';
  await showNewEvents();
  expect(shown()).toHaveLength(1);
});

test('[R4.7] [R1.8] an event is shown in the language on screen, even if another one was active when it was stored', async () => {
  await store(1200);
  await loadLanguage('uz');
  await i18next.changeLanguage('uz');
  await showNewEvents();
  expect(shown()[0]).toContain('tushdi\u00A0— ');
});

test('[R4.7] [R2.28] the screen that celebrates the card replaces the toast, also later', async () => {
  await store(250);
  celebration.isShown = true;
  await showNewEvents();
  celebration.isShown = false;
  await showNewEvents();
  expect(shown()).toEqual([]);
});

test('[R4.7] the open inbox shows new events in place of toasts, also later', async () => {
  await store(250);
  inbox.isShown = true;
  await showNewEvents();
  inbox.isShown = false;
  await showNewEvents();
  expect(shown()).toEqual([]);
});

test('[R2.31] [R4.7] the toast of an event offers to open the inbox', async () => {
  await store(5);
  await showNewEvents();
  expect(overlays.toasts.map(({ to }) => to)).toEqual(['/inbox']);
});
