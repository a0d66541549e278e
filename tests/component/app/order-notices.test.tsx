import { Dexie } from 'dexie';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderNotices } from '#src/app/notices/OrderNotices.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storePostEvent } from '#src/data/db/outbox/posts.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import {
  acknowledgeReady,
  readyOrders,
  notifyReadyOrders,
} from '#src/state/member/ready-orders.ts';
import { announcer } from '#src/state/page/announcer.ts';
import { network } from '#src/state/page/network.ts';
import { watchPurchase } from '#src/state/page/watched-purchases.ts';
import { session } from '#src/state/session/session.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { anOrder, readyOrder } from '../shop/orders-fixtures.ts';

beforeEach(async () => {
  await openArea();
  session.status = 'authenticated';
  await database().products.put(backpack);
  await database().orders.bulkPut([readyOrder, anOrder({ id: 9, status: 'DELIVERED' })]);
});
afterEach(async () => {
  acknowledgeReady(readyOrders.ids);
  viewOwner(null);
  announcer.text = '';
  await closeArea();
});

const draft = (prodId = backpack.id) =>
  storePurchase({
    subject: 'member',
    body: { cardId: 1, comment: '', date: '', description: '', prodId },
    confirmedPrice: 100,
    state: 'draft',
    at: Date.now(),
  });

const screen = (
  <>
    <h1 id="screen-title" tabIndex={-1}>
      Экран
    </h1>
    <OrderNotices />
    <Link to="/orders">К заказам</Link>
    <Link to="/catalog">К каталогу</Link>
    <Link to="/orders/10482">К заказу</Link>
  </>
);
const draftNotice = page.getByText('Незавершённый заказ: Рюкзак «Маршрут» 22 л, коралловый');

test('[R9.9] once the network is back a line leads to the draft’s confirmation and is announced', async () => {
  network.reachable = false;
  await draft();
  show(screen);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(draftNotice).not.toBeInTheDocument();
  network.reachable = true;
  await expect.element(draftNotice).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Проверить и заказать' }))
    .toHaveAttribute('href', `/catalog/${backpack.id}?buy`);
  await expect.poll(() => announcer.text).toContain('Незавершённый заказ');
  expect(await findings()).toEqual([]);
});

test('[R9.9] several drafts are one line that leads to the orders screen, which shows no line', async () => {
  await draft();
  await draft(7);
  show(screen);
  await expect.element(page.getByText('Не завершено: 2')).toBeVisible();
  await page.getByRole('link', { name: 'Посмотреть' }).click();
  await expect.element(page.getByText('Не завершено: 2')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.element(page.getByText('Не завершено: 2')).toBeVisible();
});

test('[R9.9] [R10.1] a closed line stays away for this visit, and the focus is not lost', async () => {
  await draft();
  show(screen);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(draftNotice).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.element(draftNotice).not.toBeInTheDocument();
  await draft(7);
  await expect.element(page.getByText(/Незавершённый заказ: Позиция/)).toBeVisible();
});

test('[R6.3] in owner view no notice of the viewer’s own orders is shown', async () => {
  await draft();
  notifyReadyOrders([readyOrder.id]);
  viewOwner('owner@example.test');
  show(screen);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
});

test('[R2.19] an order that is ready shows a line with a link to its code, until the order was opened', async () => {
  show(screen);
  notifyReadyOrders([readyOrder.id]);
  const notice = page.getByText('Заказ готов к выдаче: Рюкзак 10482');
  await expect.element(notice).toBeVisible();
  await expect.poll(() => announcer.text).toBe('Заказ готов к выдаче: Рюкзак 10482');
  await expect
    .element(page.getByRole('link', { name: 'Показать код' }))
    .toHaveAttribute('href', '/orders/10482');
  await page.getByRole('link', { name: 'К заказу' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.poll(() => readyOrders.ids).toEqual([]);
  await expect.element(notice).not.toBeInTheDocument();
});

test('[R2.3] [R2.19] several ready orders are one line to all their codes; an order that was handed out leaves it', async () => {
  show(screen);
  notifyReadyOrders([readyOrder.id, 9]);
  await expect.element(page.getByText('Готово к выдаче: 2')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Показать коды' }))
    .toHaveAttribute('href', '/orders/10482-9');
  await database().orders.update(9, { status: 'RECEIVED' });
  await expect.element(page.getByText('Заказ готов к выдаче: Рюкзак 10482')).toBeVisible();
});

let begun = Date.now();
const purchase = async (prodId = backpack.id) => {
  const body = { cardId: 1, comment: '', date: '', description: '', prodId };
  const values = { subject: 'member', body, confirmedPrice: 100, at: (begun += 1) };
  return (await storePurchase({ ...values, state: 'sending' })).requestId;
};
const place = (requestId: string, orderId: number) =>
  storePostEvent(requestId, { type: 'accepted', order: anOrder({ id: orderId }) });
const unconfirmedNotice = page.getByText(/^Узнаём, заказано ли: Рюкзак/);
const placedNotice = page.getByText('Заказ № 41 принят: Рюкзак «Маршрут» 22 л, коралловый');

test('[R9.9] a purchase whose dialog is closed shows a line: unconfirmed, then placed, until its order was opened', async () => {
  const requestId = await purchase();
  show(screen);
  await expect.element(unconfirmedNotice).toBeVisible();
  await place(requestId, 41);
  await expect.element(placedNotice).toBeVisible();
  await expect.element(unconfirmedNotice).not.toBeInTheDocument();
  await expect.poll(() => announcer.text).toContain('Заказ №\u00A041 принят');
  expect(await findings()).toEqual([]);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect.element(placedNotice).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.poll(async () => (await database().posts.get(requestId))?.isAcknowledged).toBe(true);
  await expect.element(placedNotice).not.toBeInTheDocument();
});

test('[R9.9] while a purchase’s dialog is open no line shows it, and a closed line does not come back', async () => {
  const end = watchPurchase(backpack.id);
  const requestId = await purchase();
  show(screen);
  await place(requestId, 41);
  await place(await purchase(7), 9);
  const other = page.getByText('Заказ № 9 принят: Позиция каталога № 7');
  await expect.element(other).toBeVisible();
  await expect.element(placedNotice).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(other).not.toBeInTheDocument();
  end();
  await expect.element(placedNotice).toBeVisible();
});

test('[R9.9] [R2.3] several purchases are one line; a line closed while unconfirmed comes back with the outcome', async () => {
  const first = await purchase();
  const second = await purchase(7);
  show(screen);
  await expect.element(page.getByText(/^Узнаём о заказах: 2\./)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByText(/^Узнаём/)).not.toBeInTheDocument();
  await place(first, 41);
  await place(second, 42);
  await expect.element(page.getByText('Принято заказов: 2')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Открыть заказы' }))
    .toHaveAttribute('href', '/orders/42-41');
  // The list of orders may have them in its other tab.
  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect.element(page.getByText('Принято заказов: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(async () => (await database().posts.get(first))?.isAcknowledged).toBe(true);
  await expect.element(page.getByText('Принято заказов: 2')).not.toBeInTheDocument();
});

test('[R9.9] an outcome that arrives while the unconfirmed line is being closed is shown', async () => {
  const requestId = await purchase();
  await import('#src/sync/outbox/send-purchases.ts');
  show(screen);
  await expect.element(unconfirmedNotice).toBeVisible();
  const { posts, orders } = database();
  // Whatever the closing writes has to wait until the order is there.
  await database().transaction('rw', posts, orders, database().formDrafts, async () => {
    await Dexie.waitFor(page.getByRole('button', { name: 'Закрыть' }).click());
    await place(requestId, 41);
  });
  await database().transaction('rw', posts, () => undefined);
  expect((await posts.get(requestId))?.isAcknowledged).toBeFalsy();
  await expect.element(placedNotice).toBeVisible();
});

test('[R9.9] a rejected purchase shows the reason; an uncertain outcome is called uncertain', async () => {
  const reject = async (prodId: number, code: string) =>
    storePostEvent(await purchase(prodId), {
      type: 'refused',
      refusal: { errorCode: code, text: null, field: null },
    });
  await reject(backpack.id, 'OUT_OF_STOCK');
  show(screen);
  await expect.element(page.getByText(/^Заказ не прошёл: Рюкзак.*Всё разобрали/)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await reject(7, 'OUTCOME_FORGOTTEN');
  await expect.element(page.getByText(/^Результат неизвестен: Позиция каталога/)).toBeVisible();
});
