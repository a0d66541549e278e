import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const list = (page: Page) => page.getByRole('tabpanel').getByRole('article');
/** Makes the app poll now, as a network that comes back does. */
async function firstNumber(page: Page): Promise<string> {
  const text = await list(page)
    .first()
    .getByText(/^№\s\d+$/)
    .textContent();
  return (text ?? '').replace(/\D/g, '');
}

async function openFirst(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(list(page).first()).toBeVisible();
  const number = await firstNumber(page);
  await list(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/my/orders/${number}$`));
  return number;
}

resetAfterEach('student');

test(
  '[R2.19] [R9.5] an open order shows its new status without a reload; on another screen a message says that the order is ready and leads to its code',
  { tag: '@journey' },
  async ({ page, server }) => {
    await openSignedIn(page, 'student');
    const number = await openFirst(page, '/my/orders?status=PROCESSING');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const track = page.getByRole('region', { name: 'Путь заказа' });
    await server.staff.act(`orders/${number}/status`, {
      status: 'DELIVERY',
      comment: 'Выехал со склада',
    });
    await expect(async () => {
      await wakeUp(page);
      await expect(track.getByText('Выехал со склада')).toBeVisible({ timeout: LIMITS.attempt });
    }).toPass();

    await page.getByRole('link', { name: 'Каталог' }).first().click();
    await server.staff.act(`orders/${number}/status`, { status: 'DELIVERED' });
    const readyMessage = page.getByRole('main').getByText(/^Заказ готов к выдаче: /);
    await expect(async () => {
      await wakeUp(page);
      await expect(readyMessage).toBeVisible({ timeout: LIMITS.attempt });
    }).toPass();
    // The message may come before the catalog's own file: axe would then judge the fading page loader.
    await expect(page.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Показать код' }).click();
    await expect(page).toHaveURL(`/my/orders/${number}`);
    await page.getByRole('button', { name: 'Показать код' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test('[R2.3] [R2.10] an address with several numbers shows each order once and a message for an unknown one; with a part that is no number it shows that the page does not exist', async ({
  page,
  expectNetworkErrors,
}) => {
  // The service responds with 404 for the unknown order.
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/orders');
  await expect(list(page).first()).toBeVisible();
  const number = await firstNumber(page);
  await page.goto(`/my/orders/${number}-777777777-${number}`);
  await expect(page.getByText('Заказа № 777777777 среди твоих нет')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.goto(`/my/orders/${number}-abc`);
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  await expect(page).toHaveTitle(/^Такой страницы нет/);
});

test('[R2.19] going back restores the tab, the filter, the loaded pages and the place in the list', async ({
  page,
}) => {
  await openSignedIn(page, 'heavy');
  await page.goto('/my/orders');
  await expect(list(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(list(page)).toHaveCount(40);
  const distant = list(page).nth(33);
  await distant.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await distant.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/my\/orders\/\d+$/);
  await page.goBack();
  await expect(list(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  await expect(list(page).nth(33).getByRole('link').first()).toBeFocused();

  await page.getByRole('link', { name: 'Каталог', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);

  await page.getByRole('tab', { name: /^Услуги/ }).click();
  await page.getByRole('tabpanel').getByRole('radio', { name: 'Отменён' }).check();
  await expect(page).toHaveURL('/my/orders?tab=services&status=CANCELLED');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Любой' })).toBeChecked();
  await expect(page.getByRole('tab', { name: /^Услуги/ })).toHaveAttribute('aria-selected', 'true');
});

test('[R4.4] a cancellation that comes too late shows the reason and the current status, and offers no second try', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  const number = await openFirst(page, '/my/orders?status=NEW_ORDER');
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Больше не нужно' }).check();
  // The status changes only when the request leaves: a poll that loads it earlier would remove the button.
  await page.route(/\/orders\/\d+\/message\b/u, async (route) => {
    await server.staff.act(`orders/${number}/status`, { status: 'BUYING' });
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Заказ уже закупают или везут');
  await expect(dialog.getByText('Теперь статус заказа — «Закупаем».')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

/** Stores the intent that a tab leaves on the device when it is killed while its purchase is sent. */
const storeSendingIntent = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const resultOf = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('area-'),
    );
    const db = (await resultOf(indexedDB.open(name))) as IDBDatabase;
    const read = db.transaction(['products', 'cards']);
    const products = (await resultOf(read.objectStore('products').getAll())) as {
      id: number;
      kind: string;
      price: number;
      stock: number;
    }[];
    const cards = (await resultOf(read.objectStore('cards').getAll())) as {
      id: number;
      typeId: number;
    }[];
    const service = products.find(({ kind, price, stock }) => kind === 'service' && price && stock);
    const identity = localStorage.getItem('SF_WHO');
    const write = db.transaction('posts', 'readwrite').objectStore('posts');
    await resultOf(
      write.put({
        requestId: crypto.randomUUID(),
        kind: 'order',
        state: 'sending',
        subject: (JSON.parse(identity ?? '{}') as { sub?: string }).sub,
        body: {
          cardId: cards.find(({ typeId }) => typeId === 2)?.id,
          comment: '',
          date: new Date().toISOString(),
          description: '',
          prodId: service?.id,
          confirmedPrice: service?.price,
        },
        createdAt: Date.now(),
        sentAt: Date.now() - 120_000,
        refusal: null,
        attempts: 1,
      }),
    );
    db.close();
  });

test('[R9.9] a purchase of a killed tab shows that its result is being clarified and has no button, then stands in the list as a new order', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/catalog/services');
  await expect(page.getByRole('article').first()).toBeVisible();
  await server.faults([{ match: '^POST /service/api/orders', status: 502, body: 'x', times: 50 }]);
  await storeSendingIntent(page);
  await page.goto('/my/orders?tab=services');
  const unfinished = page.getByRole('region', { name: 'Незавершённые заказы' });
  await expect(unfinished.getByText('Уточняем результат')).toBeVisible();
  await expect(unfinished.getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await server.clearFaults();
  await expect(async () => {
    await wakeUp(page);
    await expect(list(page).getByText('Только что')).toHaveCount(1, { timeout: LIMITS.attempt });
  }).toPass();
  await expect(unfinished).toHaveCount(0);
});

test('[R2.3] an address with five hundred orders makes few requests, and says that it has too many', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/orders/.test(pathname)) requested.push(pathname + search);
  });
  const ids = Array.from({ length: 500 }, (_, index) => 900_000_000 + index);
  await page.goto(`/my/orders/${ids.join('-')}`);
  await expect(page.getByText(/Слишком много заказов в одной ссылке: 500/)).toBeVisible();
  await expect(page.getByText(/среди твоих нет/)).toHaveCount(100);
  expect(requested.filter((path) => path.includes('ids=900'))).toHaveLength(5);
  expect(requested.filter((path) => /\/api\/orders\/\d/.test(path))).toEqual([]);
});
