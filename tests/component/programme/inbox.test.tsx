import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Bell } from '#src/app/shell/Bell.tsx';
import { database } from '#src/data/db/area/database.ts';
import { countUnread } from '#src/data/db/events.ts';
import { EVENT_TYPE, type StoredEvent } from '#src/domain/events/stored-event.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { Inbox } from '#src/features/inbox/Inbox.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import { iconOf } from '#tests/support/looks/icon-of.ts';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { tooWide } from '../kit/ui-fixtures.tsx';
import { physicalCard } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Today at noon: yesterday's events are of another day whatever the hour. */
const NOON = new Date().setHours(12, 0, 0, 0);

function event(id: number, changes: Partial<StoredEvent> = {}): StoredEvent {
  return {
    key: `operation-${id}`,
    type: EVENT_TYPE.operation,
    operation: { id, type: 'BIRTHDAY', amount: 500 },
    at: NOON + id * 1000,
    isSeen: true,
    ...changes,
  };
}
const unread = { unread: 1 } as const;
const rows = () => page.getByRole('group', { name: 'Уведомления' }).getByRole('listitem');
const store = (...events: StoredEvent[]) => database().events.bulkPut(events);

beforeEach(async () => {
  await openArea();
  await page.viewport(360, 740);
  Object.assign(member, { cards: [physicalCard], cardsKnown: true });
});
afterEach(async () => {
  await switchLanguage('ru');
  await closeArea();
});

test('[R4.7] events stand under their days, newest first, with title, body and time', async () => {
  await store(
    event(1, { at: NOON - DAY_MS }),
    event(2, { operation: { id: 2, type: 'ORDER', amount: -1200 } }),
    event(3, { key: 'cards-3', type: EVENT_TYPE.cardsChanged, operation: null }),
  );
  show(<Inbox />);
  await expect.poll(() => rows().elements().length).toBe(3);
  const days = page.getByRole('heading', { level: 2 }).elements();
  expect(days.map(({ textContent }) => textContent)).toEqual(['сегодня', 'вчера']);
  await expect.element(rows().nth(0)).toMatchTextContent(/Твоя карта изменилась.*12:00/);
  await expect.element(rows().nth(1)).toMatchTextContent(/Списание: 1\s200\sтокенов.*Заказ.*12:00/);
  await expect.element(rows().nth(2)).toMatchTextContent(/Начисление: 500\sтокенов/);
});

test('[R4.7] an event in sight is read after a moment and stays marked until the member leaves', async () => {
  await store(event(1), event(2, unread));
  show(<Inbox />);
  await expect.element(rows().nth(0)).toMatchTextContent(/Новое/);
  expect(rows().nth(1).element().textContent).not.toContain('Новое');
  expect(await countUnread(database())).toBe(1);
  await expect.poll(() => countUnread(database())).toBe(0);
  await expect.element(rows().nth(0)).toMatchTextContent(/Новое/);
});

test('[R4.7] an event below the window stays unread until the member scrolls to it', async () => {
  await store(...Array.from({ length: 20 }, (_, index) => event(index, unread)));
  show(<Inbox />);
  await expect.poll(() => countUnread(database())).toBeLessThan(20);
  const left = await countUnread(database());
  expect(left).toBeGreaterThan(0);
  expect(await database().events.get('operation-0')).toMatchObject(unread);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect
    .poll(async () => (await database().events.get('operation-0'))?.unread)
    .toBeUndefined();
});

test('[R4.7] each event leads to its subject; with a blocked card only to what opens', async () => {
  await database().orders.put({ id: 77 } as never);
  const operation = (id: number, type: string, orderId?: number) =>
    event(id, { operation: { id, type, amount: 5, ...(orderId !== undefined && { orderId }) } });
  await store(
    operation(1, 'CANCEL_ORDER', 77),
    operation(2, 'FRIEND'),
    operation(3, 'DECREE'),
    event(4, { key: 'cards-4', type: EVENT_TYPE.cardIssued, operation: null }),
  );
  show(<Inbox />);
  await expect.poll(() => rows().elements().length).toBe(4);
  const targets = () =>
    rows()
      .elements()
      .map((row) => row.querySelector('a')?.getAttribute('href') ?? null);
  expect(targets()).toEqual(['/', '/history?operation=3', '/invites', '/orders/77']);
  member.cards = [{ ...physicalCard, status: CARD_STATUS.blocked }];
  await expect.poll(targets).toEqual(['/', null, null, null]);
});

const changed = (id: number, subject: StoredEvent['subject'], changes = {}) =>
  event(id, {
    key: `changed-${id}`,
    type: EVENT_TYPE.order,
    operation: null,
    ...(subject && { subject }),
    ...changes,
  });
const orderSubject = {
  kind: 'order',
  id: 77,
  status: 'DELIVERED',
  productKind: 'product',
  goesToAddress: false,
  name: { ru: 'Рюкзак «Маршрут» 22 л, коралловый', uz: '“Marshrut” ryukzagi, 22 l' },
} as const;
const friendSubject = { kind: 'invitation', id: 9, status: 'working', name: 'Лола К.' } as const;
const ticketSubject = {
  kind: 'ticket',
  id: 7,
  status: 'ANSWERED',
  topic: 'Не приходит код',
  isAnswered: true,
} as const;

test('[R4.7] a ready order, a friend’s status and a ticket’s answer have their name, text, icon and link', async () => {
  await store(
    changed(1, orderSubject),
    changed(2, friendSubject),
    changed(3, ticketSubject, unread),
    changed(4, { ...orderSubject, productKind: 'event', name: { ru: '', uz: '' } }),
    changed(5, { ...orderSubject, productKind: 'service', status: 'CANCELLED' }),
  );
  show(<Inbox />);
  await expect.poll(() => rows().elements().length).toBe(5);
  const [cancelled, event_, ticket, friend, order] = rows().elements();
  expect(order?.textContent).toMatch(/^Рюкзак «Маршрут» 22 л, коралловыйГотов к выдаче12:00$/u);
  expect(friend?.textContent).toMatch(/^Лола К\.Приёмная на связи с другом12:00$/);
  expect(ticket?.textContent).toMatch(/^Не приходит кодНовоеПоддержка ответила12:00$/);
  expect(event_?.textContent).toMatch(/^Заказ №\s77Билет готов/);
  expect(cancelled?.textContent).toMatch(/Заявка отменена/);
  const urls = rows()
    .elements()
    .map((row) => row.querySelector('a')?.getAttribute('href'));
  expect(urls).toEqual(['/orders/77', '/orders/77', '/support#ticket-7', '/invites', '/orders/77']);
  const icons = rows()
    .elements()
    .map((row) => iconOf(row));
  expect(icons).toEqual(['circle-x', 'ticket', 'message-circle', 'user-round', 'package-check']);
  await switchLanguage('uz');
  await expect.element(page.getByText('Olib ketishga tayyor')).toBeVisible();
});

test('[R4.7] a charge names what was bought, a refund what came back, where the device knows it', async () => {
  await database().orders.put({ id: 77, productName: orderSubject.name } as never);
  const operation = (id: number, type: string, orderId: number) =>
    event(id, { operation: { id, type, amount: type === 'ORDER' ? -5 : 5, orderId } });
  await store(
    operation(1, 'ORDER', 77),
    operation(2, 'CANCEL_ORDER', 77),
    operation(3, 'ORDER', 5),
  );
  show(<Inbox />);
  await expect.element(rows().nth(2)).toMatchTextContent(/Списание: 5.*Рюкзак «Маршрут»/);
  await expect.element(rows().nth(1)).toMatchTextContent(/Возврат за заказ: 5.*Рюкзак «Маршрут»/);
  await expect.element(rows().nth(0)).toMatchTextContent(/Списание: 5\s\S+Заказ/);
});

test('[R4.7] a long list is shown a part at a time, with the number of events that are kept', async () => {
  await store(...Array.from({ length: 45 }, (_, index) => event(index)));
  show(<Inbox />);
  await expect.poll(() => rows().elements().length).toBe(20);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => rows().elements().length).toBe(40);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => rows().elements().length).toBe(45);
  await expect.element(page.getByText(/Хранятся последние 200 уведомлений/)).toBeVisible();
});

test('[R4.7] an empty inbox says what it will show', async () => {
  show(<Inbox />);
  await expect.element(page.getByText('Уведомлений пока нет')).toBeVisible();
  const history = page.getByRole('link', { name: 'Открыть историю' });
  await expect.element(history).toHaveAttribute('href', '/history');
});

test('[R4.7] the bell says how many events are unread, at most 9+ on its badge, and follows them', async () => {
  await store(...Array.from({ length: 12 }, (_, index) => event(index, unread)));
  show(<Bell />);
  const bell = page.getByRole('link');
  await expect.element(bell).toHaveAccessibleName('Уведомления (непрочитанных: 12)');
  await expect.element(bell).toMatchTextContent(/9\+/);
  await database()
    .events.where('at')
    .above(NOON + 2000)
    .delete();
  await expect.element(bell).toHaveAccessibleName('Уведомления (непрочитанных: 3)');
  await switchLanguage('uz');
  await expect.element(bell).toHaveAccessibleName('Bildirishnomalar (oʻqilmagani: 3 ta)');
  await database().events.clear();
  await expect.element(bell).toHaveAccessibleName('Bildirishnomalar');
});

test('[R10.1] axe finds nothing in the inbox, in any brand and theme, and nothing is wider than a small screen', async () => {
  await store(
    event(1, unread),
    event(2, { operation: { id: 2, type: 'ORDER', amount: -1 } }),
    changed(3, orderSubject, unread),
    changed(4, { ...orderSubject, status: 'CANCELLED' }),
    changed(5, friendSubject),
    changed(6, ticketSubject),
  );
  show(
    <>
      <Bell />
      <Inbox />
    </>,
  );
  await expect.poll(() => rows().elements().length).toBe(6);
  for (const width of [320, 1440]) {
    await page.viewport(width, 740);
    expect(tooWide()).toEqual([]);
  }
  await page.viewport(320, 740);
  document.documentElement.style.fontSize = '200%';
  expect(tooWide()).toEqual([]);
  document.documentElement.style.fontSize = '';
  expect(await findingsInEveryTheme()).toEqual([]);
});
