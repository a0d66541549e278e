import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrdersRoute } from '#src/app/screens/OrderRoutes.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storePostEvent } from '#src/data/db/outbox/posts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { announcer } from '#src/state/page/announcer.ts';
import { network } from '#src/state/page/network.ts';
import { backpack as product } from '#src/ui/app/ProductCard/example-products.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { anOrder } from './orders-fixtures.ts';

beforeEach(async () => {
  await openArea();
  await database().products.put(product);
  await storeMeta('orders', true, Date.now());
});
afterEach(async () => {
  viewOwner(null);
  announcer.text = '';
  await switchLanguage('ru');
  await closeArea();
});

const begin = (
  state: 'draft' | 'sending',
  confirmedPrice = product.price,
): Promise<PurchaseIntent> =>
  storePurchase({
    subject: 'member',
    body: { cardId: 1, comment: '', date: '', description: '', prodId: product.id },
    confirmedPrice,
    state,
    at: Date.now(),
  });

async function reject(
  refusal: Partial<PostRefusal> & Pick<PostRefusal, 'errorCode'>,
): Promise<void> {
  const { requestId } = await begin('sending', 100);
  await storePostEvent(requestId, {
    type: 'refused',
    refusal: { text: 'Текст сервиса', field: null, ...refusal },
  });
}

const section = page.getByRole('region', { name: 'Незавершённые заказы' });

test('[R9.9] a draft shows that nothing is ordered and leads to its confirmation; offline it waits', async () => {
  await begin('draft');
  show(<OrdersRoute />, '/orders');
  await expect.element(section.getByText('Не заказано')).toBeVisible();
  await expect.element(section.getByRole('heading', { name: product.name.ru })).toBeVisible();
  const order = section.getByRole('link', { name: 'Проверить и заказать' });
  await expect.element(order).toHaveAttribute('href', `/catalog/${product.id}?buy`);
  network.reachable = false;
  await expect.element(section.getByText(/Ждём связи с сервисом/)).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
});

test('[R9.9] [R10.1] a draft that is removed is gone from the device, and the focus goes to the title', async () => {
  await begin('draft');
  show(<OrdersRoute />, '/orders');
  await section.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Заказы' })).toHaveFocus();
  expect(await database().posts.count()).toBe(0);
});

test('[R9.9] while a purchase is unconfirmed nothing can be pressed, in either tab of the screen', async () => {
  await database().orders.put(anOrder({ id: 40 }));
  await begin('sending');
  show(<OrdersRoute />, '/orders');
  await expect.element(section.getByText('Уточняем результат')).toBeVisible();
  await expect.element(section.getByText(/списание будет не больше одного раза/)).toBeVisible();
  await page.getByRole('tab', { name: 'Услуги' }).click();
  await expect.element(section.getByText('Уточняем результат')).toBeVisible();
  expect(section.getByRole('button').elements()).toEqual([]);
  expect(section.getByRole('link').elements()).toEqual([]);
});

test('[R9.9] [R2.19] once placed, the order is in the list, marked as new', async () => {
  const { requestId } = await begin('sending');
  await storePostEvent(requestId, { type: 'delayed', failure: null });
  show(<OrdersRoute />, '/orders');
  await expect.element(section).toBeVisible();
  await storePostEvent(requestId, { type: 'attempted', at: Date.now() });
  await storePostEvent(requestId, { type: 'accepted', order: anOrder({ id: 41 }) });
  await expect.element(section).not.toBeInTheDocument();
  const card = page.getByRole('article').filter({ hasText: '№ 41' });
  await expect.element(card.getByText('Только что')).toBeVisible();
});

test('[R9.9] [R8.2] [R1.8] a rejected purchase shows the reason with the current values, in the language on screen, and that nothing was charged', async () => {
  await reject({ errorCode: 'PRICE_CHANGED', details: { price: 121, balance: 500 } });
  show(<OrdersRoute />, '/orders');
  await expect
    .element(section)
    .toMatchTextContent(/Цена изменилась: была 100\sтокенов, теперь 121\sтокен\./);
  await expect.element(section).toMatchTextContent(/Ничего не списано/);
  await switchLanguage('uz');
  const uzbek = page.getByRole('region', { name: 'Yakunlanmagan buyurtmalar' });
  await expect
    .element(uzbek)
    .toMatchTextContent(/Narx oʻzgardi: 100\stoken edi, endi 121\stoken\./);
  await uzbek.getByRole('button', { name: 'Tushunarli' }).click();
  await expect.element(uzbek).not.toBeInTheDocument();
});

test('[R9.9] missing coins are counted; an error code of a later service shows the service’s text', async () => {
  await reject({ errorCode: 'INSUFFICIENT_COINS', details: { price: 100, balance: 79 } });
  show(<OrdersRoute />, '/orders');
  await expect.element(section).toMatchTextContent(/Не хватает 21\sтокена: на счёте 79\sтокенов\./);
  await database().posts.clear();
  await reject({ errorCode: 'SOMETHING_NEW' });
  await expect.element(section).toMatchTextContent(/Текст сервиса/);
});

test('[R7.31] an uncertain outcome says nothing about the coins and leads to the history', async () => {
  await reject({ errorCode: 'OUTCOME_FORGOTTEN', text: null });
  show(<OrdersRoute />, '/orders');
  await expect
    .element(section.getByRole('link', { name: 'История операций' }))
    .toHaveAttribute('href', '/history');
  await expect.element(section.getByText('Результат неизвестен')).toBeVisible();
  await expect.element(section.getByText('Заказ не прошёл')).not.toBeInTheDocument();
  await expect.element(section.getByText('Ничего не списано.')).not.toBeInTheDocument();
});

test('[R6.3] in owner view the viewer’s own purchases are not shown', async () => {
  await begin('draft');
  await database().orders.put(anOrder({ id: 5 }));
  viewOwner('owner@example.test');
  show(<OrdersRoute />, '/orders');
  await expect.element(page.getByRole('article')).toMatchTextContent(/№\s5/);
  await expect.element(section).not.toBeInTheDocument();
});

test('[R10.1] every state passes axe at 320 px without scrolling sideways, in Uzbek too', async () => {
  await page.viewport(320, 740);
  await begin('draft');
  await reject({ errorCode: 'INSUFFICIENT_COINS', details: { price: 1_234_567, balance: 79 } });
  await begin('sending');
  show(<OrdersRoute />, '/orders');
  await expect.poll(() => section.getByRole('article').elements().length).toBe(2);
  expect(await findings()).toEqual([]);
  await switchLanguage('uz');
  await expect.element(page.getByText('Buyurtma oʻtmadi')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(360, 740);
});
