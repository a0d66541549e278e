import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { signInAs } from './support/sign-in.ts';

const list = (page: Page) => page.getByRole('tabpanel').getByRole('article');
/** Ends the pause of the poll, as a network that comes back does. */
const wakeUp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The number of the first order that is listed. */
async function firstNumber(page: Page): Promise<string> {
  const text = await list(page)
    .first()
    .getByText(/^№ \d+$/)
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

test('[R2.19] [R9.5] what happens to an open order shows without a reload, and its readiness is told elsewhere with the way to the code', async ({
  page,
  server,
}) => {
  await signInAs(page, 'student');
  const number = await openFirst(page, '/my/orders?status=PROCESSING');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const way = page.getByRole('region', { name: 'Путь заказа' });
  await server.sandbox('POST', `orders/${number}/status`, {
    status: 'DELIVERY',
    comment: 'Выехал со склада',
  });
  await expect(async () => {
    await wakeUp(page);
    await expect(way.getByText('Выехал со склада')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });

  await page.getByRole('link', { name: 'Каталог' }).first().click();
  await server.sandbox('POST', `orders/${number}/status`, { status: 'DELIVERED' });
  const told = page.getByRole('main').getByText(/^Готов к выдаче: /);
  await expect(async () => {
    await wakeUp(page);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Показать код' }).click();
  await expect(page).toHaveURL(`/my/orders/${number}`);
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[R2.3] [R2.10] an address names several orders, once each; an unknown one has its message, a part that is no number none of it', async ({
  page,
  expectNetworkErrors,
}) => {
  // The service's 404 for the unknown one.
  expectNetworkErrors();
  await signInAs(page, 'student');
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

test('[R2.19] going back finds the tab, the filter, the pages and the place in the list', async ({
  page,
}) => {
  await signInAs(page, 'heavy');
  await page.goto('/my/orders');
  await expect(list(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(list(page)).toHaveCount(40);
  const far = list(page).nth(33);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await far.getByRole('link').first().click();
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
  await page.getByRole('tabpanel').getByText('Отменён', { exact: true }).first().click();
  await expect(page).toHaveURL('/my/orders?tab=services&status=CANCELLED');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Любой' })).toBeChecked();
  await expect(page.getByRole('tab', { name: /^Услуги/ })).toHaveAttribute('aria-selected', 'true');
});

test('[R4.4] a cancellation that comes too late shows why and the fresh status, and offers no more', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  const number = await openFirst(page, '/my/orders?status=NEW_ORDER');
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Почему отменяешь').fill('Передумала');
  // Not before it leaves: a round of the app's that hears of the change would take the button away.
  await page.route(/\/orders\/\d+\/message\b/u, async (route) => {
    await server.sandbox('POST', `orders/${number}/status`, { status: 'BUYING' });
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Заказ уже закупают или везут');
  await expect(dialog.getByText('Теперь статус заказа — «Закупаем».')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

/** What a tab leaves behind that was killed with a purchase under way: the intent on the device. */
const leaveKilledPurchase = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const found = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('area-'),
    );
    const db = (await found(indexedDB.open(name))) as IDBDatabase;
    const read = db.transaction(['products', 'cards']);
    const products = (await found(read.objectStore('products').getAll())) as {
      id: number;
      kind: string;
      price: number;
      stock: number;
    }[];
    const cards = (await found(read.objectStore('cards').getAll())) as {
      id: number;
      typeId: number;
    }[];
    const item = products.find(({ kind, price, stock }) => kind === 'service' && price && stock);
    const who = localStorage.getItem('SF_WHO');
    const write = db.transaction('outbox', 'readwrite').objectStore('outbox');
    await found(
      write.put({
        requestId: crypto.randomUUID(),
        kind: 'order',
        state: 'sending',
        subject: (JSON.parse(who ?? '{}') as { sub?: string }).sub,
        body: {
          cardId: cards.find(({ typeId }) => typeId === 2)?.id,
          comment: '',
          date: new Date().toISOString(),
          description: '',
          prodId: item?.id,
        },
        confirmedAmount: item?.price,
        createdAt: Date.now(),
        sentAt: Date.now() - 120_000,
        orderId: null,
        refusal: null,
        attempts: 1,
        isTold: false,
      }),
    );
    db.close();
  });

test('[R9.9] a purchase that a killed tab left is found out while nothing can be bought again, then stands in the list as new', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  await page.goto('/my/catalog/services');
  await expect(page.getByRole('article').first()).toBeVisible();
  await server.faults([{ match: '^POST /service/api/orders', status: 502, body: 'x', times: 50 }]);
  await leaveKilledPurchase(page);
  await page.goto('/my/orders?tab=services');
  const open = page.getByRole('region', { name: 'Незавершённые заказы' });
  await expect(open.getByText('Уточняем результат')).toBeVisible();
  await expect(open.getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await server.clearFaults();
  await expect(async () => {
    await wakeUp(page);
    await expect(list(page).getByText('Только что')).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await expect(open).toHaveCount(0);
});
