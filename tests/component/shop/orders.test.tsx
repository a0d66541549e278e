import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OrdersRoute } from '#src/app/screens/OrderRoutes.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { OrdersSpecific } from '#src/features/orders/OrdersSpecific.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { closeArea, openArea, show, watchFor } from '../member/profile-orders-fixtures.tsx';
import { anOrder, everyStatus, readyOrder } from './orders-fixtures.ts';

beforeEach(openArea);
afterEach(closeArea);

async function store(orders: readonly Order[]): Promise<void> {
  await database().orders.bulkPut([...orders]);
  await storeMeta('orders', true, Date.now());
}

const cards = () => page.getByRole('article');

test('[R2.19] products and services have their own tabs with counts; events are among the services', async () => {
  await store([
    anOrder({ id: 1 }),
    anOrder({ id: 2, kind: 'service' }),
    anOrder({ id: 3, kind: 'event' }),
  ]);
  show(<OrdersRoute />, '/orders');
  await expect.poll(() => cards().elements().length).toBe(1);
  await page.getByRole('tab', { name: 'Услуги 2' }).click();
  await expect.poll(() => cards().elements().length).toBe(2);
  await expect.element(cards().first()).toMatchTextContent(/№\s3/);
});

test('[R2.10] while the first orders arrive, the screen never says that there are none', async () => {
  syncStatus.orders.state = 'loading';
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByRole('tab', { name: 'Товары' })).toBeVisible();
  const saidNone = watchFor('Здесь пока нет заказов');
  const db = database();
  await db.transaction('rw', db.orders, db.meta, () => store(everyStatus));
  await expect.poll(() => cards().elements().length).toBe(8);
  expect(saidNone()).toBe(false);
});

test('[R2.19] [R4.7] an order that is stored alone ends the empty list', async () => {
  await store([]);
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByText('Здесь пока нет заказов')).toBeVisible();
  await database().orders.put(readyOrder);
  await expect.poll(() => cards().elements().length).toBe(1);
});

test('[R2.19] [R3.4] the address selects the tab and the status, and ANY lists every status', async () => {
  await store(everyStatus);
  show(<OrdersRoute />, '/orders?status=BUYING');
  await expect.poll(() => cards().elements().length).toBe(1);
  await expect.element(cards().first()).toMatchTextContent(/Закупаем/);
  await page.getByRole('radio', { name: 'Любой' }).click();
  await expect.poll(() => cards().elements().length).toBe(8);
});

test('[R2.19] an order that is ready for pickup is marked in the list', async () => {
  await store([readyOrder]);
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByText('Можно забирать: покажи код на выдаче')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Рюкзак 10482' }))
    .toHaveAttribute('href', '/orders/10482');
});

test('[R2.19] a delivered order is described by its address, never as ready at the desk', async () => {
  const description = 'Доставка: Ташкент, Навои, 12';
  await store([
    anOrder({ id: 7, status: 'DELIVERED', description }),
    anOrder({ id: 8, status: 'BUYING', description }),
  ]);
  show(<OrdersRoute />, '/orders');
  await expect.element(cards().first()).toMatchTextContent(/Закупаем/);
  await expect.element(cards().last()).toMatchTextContent(/Доставлен/);
  await expect.element(page.getByText('Открытых заказов: 2')).toBeVisible();
  await expect.element(page.getByText(/на выдаче/)).not.toBeInTheDocument();
  show(<OrdersSpecific key={8} ids={[8]} />);
  const track = page.getByRole('region', { name: 'Путь заказа' });
  await expect.element(track).toMatchTextContent(/Везём по твоему адресу.*Доставлен по адресу/);
  await expect.element(track).not.toMatchTextContent(/выдач/);
});

test('[R1.8] [R2.17] the app’s own texts in an order are in the language on screen; the member’s text stays as written', async () => {
  const written = { comment: 'Для друга: Алия\nЛента', description: 'Самовывоз: Корпус Б' };
  await store([anOrder({ id: 7, ...written })]);
  await switchLanguage('uz');
  show(<OrdersSpecific ids={[7]} />);
  await expect.element(page.getByText(/Doʻst uchun: Алия\s+Лента/)).toBeVisible();
  await expect.element(page.getByText('Oʻzim olib ketaman: Корпус Б')).toBeVisible();
  await switchLanguage('ru');
});

test('[R1.8] [R2.19] a step of an order has the service’s comment in the language on screen', async () => {
  const comment = 'Заказали у поставщика';
  const localComment = { ru: comment, uz: 'Buyurtma berdik' };
  const history = [{ status: 'BUYING', at: '2026-11-02T09:15:00.000Z', comment, localComment }];
  await store([anOrder({ id: 7, status: 'BUYING', history })]);
  show(<OrdersSpecific ids={[7]} />);
  await expect.element(page.getByText(comment)).toBeVisible();
  await switchLanguage('uz');
  await expect.element(page.getByText('Buyurtma berdik')).toBeVisible();
  await expect.element(page.getByText(comment)).not.toBeInTheDocument();
  await switchLanguage('ru');
});

test('[R2.19] a long list shows 20 orders at a time', async () => {
  await store(Array.from({ length: 45 }, (_, index) => anOrder({ id: index + 1 })));
  show(<OrdersRoute />, '/orders');
  await expect.poll(() => cards().elements().length).toBe(20);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => cards().elements().length).toBe(40);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => cards().elements().length).toBe(45);
  await expect.element(page.getByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('[R2.19] [R10.1] by keyboard a longer list continues at its first new order', async () => {
  await store(Array.from({ length: 45 }, (_, index) => anOrder({ id: index + 1 })));
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByText('Показано 20 из 45')).toBeVisible();
  page.getByRole('button', { name: 'Показать ещё' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Показано 40 из 45')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Рюкзак 25' })).toHaveFocus();
});

test('[R2.20] one tap in the list shows the code that is ready, another one those on their way', async () => {
  await store([...everyStatus, anOrder({ id: 20_000 })]);
  network.reachable = false;
  show(<OrdersRoute />, '/orders');
  await page.getByRole('button', { name: /Показать коды/ }).click();
  const view = page.getByRole('dialog');
  await expect.element(view).toMatchTextContent(/Рюкзак 10005/);
  await expect.element(view).not.toMatchTextContent(/1 из/);
  await view.getByRole('button', { name: /Ещё в пути/ }).click();
  await expect.element(view).toMatchTextContent(/Рюкзак 20000.*1 из/);
});

test('[R2.10] the list is shown as empty only after orders were received', async () => {
  const shownEmpty = watchFor('Здесь пока нет заказов');
  show(<OrdersRoute />, '/orders');
  syncStatus.orders.state = 'failed';
  await expect.element(page.getByText('Заказы не загрузились')).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  expect(shownEmpty()).toBe(false);
  await store([]);
  await expect.element(page.getByText('Здесь пока нет заказов')).toBeVisible();
});

test('[R9.11] missing orders are explained: the request failed, or there is no network', async () => {
  syncStatus.orders.state = 'failed';
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByText(/попробуй снова/)).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/Сети нет/)).toBeVisible();
});

test('[R2.19] an order shows its steps with dates and texts, comment, price and code', async () => {
  await store([readyOrder]);
  show(<OrdersSpecific ids={[10_482]} />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Заказ № 10482' }))
    .toBeVisible();
  const track = page.getByRole('region', { name: 'Путь заказа' });
  await expect
    .element(track.getByRole('listitem').nth(2))
    .toMatchTextContent(/Готов к выдаче, сейчас/);
  await expect.element(track.getByRole('listitem').nth(2)).toMatchTextContent(/05\.11\.2026/);
  await expect.element(track.getByRole('listitem').nth(2)).toMatchTextContent(/Стойка 3, корпус Б/);
  await expect.element(track.getByRole('listitem').nth(3)).toMatchTextContent(/Получен, впереди/);
  await expect.element(page.getByText('Позвони, когда привезут')).toBeVisible();
  await expect.element(page.getByText('1 200')).toBeVisible();
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('[R2.19] a finished order has no code', async () => {
  await store([anOrder({ id: 7, status: 'RECEIVED' })]);
  show(<OrdersSpecific ids={[7]} />);
  await expect.element(page.getByRole('heading', { name: 'Рюкзак 7' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Показать код' })).not.toBeInTheDocument();
});

test('[R2.3] several orders follow the order of the address; an unknown id has a message beside them', async () => {
  await store([anOrder({ id: 7 }), anOrder({ id: 9 })]);
  session.status = 'unreachable';
  show(<OrdersSpecific ids={[9, 777, 7]} />);
  // Only a response of the service proves that the order does not exist.
  await expect.element(page.getByText('Заказа № 777 ещё нет на этом устройстве')).toBeVisible();
  await expect.element(cards().first()).toMatchTextContent(/№\s9/);
  await expect.element(cards().last()).toMatchTextContent(/№\s7/);
  await expect.element(page.getByRole('button', { name: 'Показать коды' })).toBeVisible();
});

test('[R2.10] «no such order» never flashes before the stored orders are loaded', async () => {
  const shownUnknown = watchFor('среди твоих нет');
  session.status = 'unreachable';
  show(<OrdersSpecific ids={[777]} />);
  syncStatus.orders.state = 'failed';
  await expect.element(page.getByText('Заказы не загрузились')).toBeVisible();
  expect(shownUnknown()).toBe(false);
  await store([]);
  await expect.element(page.getByText('Этого заказа ещё нет на этом устройстве')).toBeVisible();
  expect(shownUnknown()).toBe(false);
});

test('[R9.2] without its history an order shows everything else and explains the missing dates', async () => {
  await store([anOrder({ id: 7, status: 'DELIVERY', comment: 'Синий' })]);
  network.reachable = false;
  session.status = 'unreachable';
  show(<OrdersSpecific ids={[7]} />);
  await expect.element(page.getByText(/Даты шагов появятся/)).toBeVisible();
  await expect.element(page.getByText('Синий')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Показать код' })).toBeVisible();
  await expect.element(page.getByText(/Везём в пункт выдачи/)).toBeVisible();
});

test('[R2.3] more than twenty orders of one address are all shown, each once, and share their code view', async () => {
  const ids = Array.from({ length: 24 }, (_, index) => 100 + index);
  await store(ids.map((id) => anOrder({ id })));
  session.status = 'unreachable';
  show(<OrdersSpecific ids={ids} />);
  await expect.poll(() => cards().elements().length).toBe(24);
  await page.getByRole('button', { name: 'Показать коды' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/1 из 24/);
});

test('[R2.19] [R9.5] a status that changes while the order is open appears at once, with the known steps', async () => {
  session.status = 'unreachable';
  const history = [{ status: 'NEW_ORDER', at: '2026-11-02T09:15:00.000Z', comment: 'Приняли' }];
  await store([anOrder({ id: 7, history })]);
  show(<OrdersSpecific ids={[7]} />);
  const track = page.getByRole('region', { name: 'Путь заказа' });
  await expect.element(track.getByRole('listitem').first()).toMatchTextContent(/Приняли/);
  const shownNoDates = watchFor('Даты шагов появятся');
  await database().orders.update(7, { status: 'DELIVERED', updatedAt: '2026-11-06T10:00:00.000Z' });
  await expect.element(page.getByText(/Можно забирать/)).toBeVisible();
  await expect.element(track.getByRole('listitem').first()).toMatchTextContent(/Приняли/);
  await expect
    .element(track.getByRole('listitem').nth(1))
    .toMatchTextContent(/Готов к выдаче, сейчас06\.11\.2026/);
  expect(shownNoDates()).toBe(false);
});

test('[R2.3] an address with too many orders shows a hundred, and says so', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => 100 + index);
  await store(ids.map((id) => anOrder({ id })));
  session.status = 'unreachable';
  show(<OrdersSpecific ids={ids} />);
  await expect
    .element(page.getByText(/Слишком много заказов в одной ссылке: 2 ?000/))
    .toBeVisible();
  await expect.poll(() => cards().elements().length).toBe(100);
});
