import { Dexie } from 'dexie';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { database } from '#src/data/db/database.ts';
import { changeIntent, startIntent } from '#src/data/db/order-intents.ts';
import { OrderNotices } from '#src/features/orders/notices/OrderNotices.tsx';
import { viewOwner } from '#src/platform/owner-view.ts';
import { announcer } from '#src/state/announcer.ts';
import { network } from '#src/state/network.ts';
import { forgetReady, readyOrders, tellReady } from '#src/state/ready-orders.ts';
import { session } from '#src/state/session.ts';
import { watchPurchase } from '#src/state/watched-purchases.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { anOrder, readyOrder } from './orders-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-stage.tsx';
import { findings } from './ui-stage.tsx';

beforeEach(async () => {
  await openArea();
  session.status = 'authenticated';
  await database().products.put(backpack);
  await database().orders.bulkPut([readyOrder, anOrder({ id: 9, status: 'DELIVERED' })]);
});
afterEach(async () => {
  forgetReady(readyOrders.ids);
  viewOwner(null);
  announcer.text = '';
  await closeArea();
});

const draft = (prodId = backpack.id) =>
  startIntent({
    subject: 'member',
    body: { cardId: 1, comment: '', date: '', description: '', prodId },
    confirmedAmount: 100,
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
const asked = page.getByText('Есть незавершённый заказ: Рюкзак «Маршрут» 22 л, коралловый');

test('[R9.9] a draft asks again once the network is back, leads to its confirmation, and is said aloud', async () => {
  network.reachable = false;
  await draft();
  show(screen);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  network.reachable = true;
  await expect.element(asked).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Проверить и заказать' }))
    .toHaveAttribute('href', `/catalog/${backpack.id}?buy`);
  await expect.poll(() => announcer.text).toContain('Есть незавершённый заказ');
  expect(await findings()).toEqual([]);
});

test('[R9.9] several drafts are one line that leads to the orders, where none is said', async () => {
  await draft();
  await draft(7);
  show(screen);
  await expect.element(page.getByText('Незавершённых заказов: 2')).toBeVisible();
  await page.getByRole('link', { name: 'Посмотреть' }).click();
  await expect.element(page.getByText('Незавершённых заказов: 2')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.element(page.getByText('Незавершённых заказов: 2')).toBeVisible();
});

test('[R9.9] [R10.1] closed, it stays away in this visit, and the focus is not lost', async () => {
  await draft();
  show(screen);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await draft(7);
  await expect.element(page.getByText(/Есть незавершённый заказ: Позиция/)).toBeVisible();
});

test('[R6.3] in owner view nothing of the viewer’s own is said', async () => {
  await draft();
  tellReady([readyOrder.id]);
  viewOwner('owner@example.test');
  show(screen);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
});

test('[R2.19] an order that came to the desk is told with the way to its code, until it was looked at', async () => {
  show(screen);
  tellReady([readyOrder.id]);
  const told = page.getByText('Готов к выдаче: Рюкзак 10482');
  await expect.element(told).toBeVisible();
  await expect.poll(() => announcer.text).toBe('Готов к выдаче: Рюкзак 10482');
  await expect
    .element(page.getByRole('link', { name: 'Показать код' }))
    .toHaveAttribute('href', '/orders/10482');
  await page.getByRole('link', { name: 'К заказу' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.poll(() => readyOrders.ids).toEqual([]);
  await expect.element(told).not.toBeInTheDocument();
});

test('[R2.3] [R2.19] several that came lead to all their codes at once; one that is handed out is told no more', async () => {
  show(screen);
  tellReady([readyOrder.id, 9]);
  await expect.element(page.getByText('Готово к выдаче: 2')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Показать коды' }))
    .toHaveAttribute('href', '/orders/10482-9');
  await database().orders.update(9, { status: 'RECEIVED' });
  await expect.element(page.getByText('Готов к выдаче: Рюкзак 10482')).toBeVisible();
});

let begun = Date.now();
const purchase = async (prodId = backpack.id) => {
  const body = { cardId: 1, comment: '', date: '', description: '', prodId };
  const wish = { subject: 'member', body, confirmedAmount: 100, at: (begun += 1) };
  return (await startIntent({ ...wish, state: 'sending' })).requestId;
};
const place = (requestId: string, orderId: number) =>
  changeIntent(requestId, { type: 'placed', orderId });
const isAwaited = page.getByText(/^Узнаём, заказано ли: Рюкзак/);
const isPlaced = page.getByText('Заказ № 41 принят: Рюкзак «Маршрут» 22 л, коралловый');

test('[R9.9] a purchase that nobody looks at is told: that it is found out, then its order, until that was opened', async () => {
  const requestId = await purchase();
  show(screen);
  await expect.element(isAwaited).toBeVisible();
  await place(requestId, 41);
  await expect.element(isPlaced).toBeVisible();
  await expect.element(isAwaited).not.toBeInTheDocument();
  await expect.poll(() => announcer.text).toContain('Заказ № 41 принят');
  expect(await findings()).toEqual([]);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect.element(isPlaced).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'К каталогу' }).click();
  await expect.poll(async () => (await database().outbox.get(requestId))?.isTold).toBe(true);
  await expect.element(isPlaced).not.toBeInTheDocument();
});

test('[R9.9] what its own dialog tells no line tells, and what the line was closed for comes no more', async () => {
  const end = watchPurchase(backpack.id);
  const requestId = await purchase();
  show(screen);
  await place(requestId, 41);
  await place(await purchase(7), 9);
  const other = page.getByText('Заказ № 9 принят: Позиция каталога № 7');
  await expect.element(other).toBeVisible();
  await expect.element(isPlaced).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(other).not.toBeInTheDocument();
  end();
  await expect.element(isPlaced).toBeVisible();
});

test('[R9.9] [R2.3] several are one line; a line that was closed while it was found out comes back with the outcome', async () => {
  const first = await purchase();
  const second = await purchase(7);
  show(screen);
  await expect.element(page.getByText(/^Узнаём результат покупок: 2\./)).toBeVisible();
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
  await expect.poll(async () => (await database().outbox.get(first))?.isTold).toBe(true);
  await expect.element(page.getByText('Принято заказов: 2')).not.toBeInTheDocument();
});

test('[R9.9] an outcome that comes while the line about its finding out is being closed is told', async () => {
  const requestId = await purchase();
  await import('#src/sync/order-intents.ts');
  show(screen);
  await expect.element(isAwaited).toBeVisible();
  const { outbox, orders } = database();
  // Whatever the closing writes has to wait until the order is there.
  await database().transaction('rw', outbox, orders, async () => {
    await Dexie.waitFor(page.getByRole('button', { name: 'Закрыть' }).click());
    await place(requestId, 41);
  });
  await database().transaction('rw', outbox, () => undefined);
  expect((await outbox.get(requestId))?.isTold).toBe(false);
  await expect.element(isPlaced).toBeVisible();
});

test('[R9.9] a refusal says why; an outcome that nobody can tell claims nothing of it', async () => {
  const refuse = async (prodId: number, code: string) =>
    changeIntent(await purchase(prodId), {
      type: 'refused',
      refusal: { code, text: null, details: {} },
    });
  await refuse(backpack.id, 'OUT_OF_STOCK');
  show(screen);
  await expect.element(page.getByText(/^Заказ не прошёл: Рюкзак.*Всё разобрали/)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await refuse(7, 'OUTCOME_FORGOTTEN');
  await expect.element(page.getByText(/^Результат неизвестен: Позиция каталога/)).toBeVisible();
});
