import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { TestServer } from '#tests/support/service/server.ts';
import { narrow, wide } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import {
  beginPurchase,
  confirmButton,
  dialogOf,
  openProduct,
  PRODUCT,
  readOutcome,
} from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student');

const SUGGEST = '^POST /suggest/address';
const HOME = /^Москва, Ленинградский проспект, 80/u;

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
async function openAddresses(page: Page): Promise<void> {
  await page.goto('/my/addresses');
  await expect(card(page, HOME)).toBeVisible();
}

/** Opens the form and types an address into it. */
async function typeAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' }).fill(address);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const requestLog = v.array(v.object({ method: v.string(), path: v.string() }));

/** How many writes of addresses reached the service. */
async function countWrites(server: TestServer, since: number, method = 'POST'): Promise<number> {
  const path = `requests?since=${encodeURIComponent(new Date(since).toISOString())}`;
  const requests = v.parse(requestLog, await server.sandbox('GET', path));
  return requests.filter((one) => one.method === method && one.path.includes('/deliveryNotes'))
    .length;
}

const JOURNEYS = [
  {
    language: 'ru',
    width: 320,
    options: narrow,
    tag: '@journey',
    typed: 'казань бау',
    street: 'Казань, улица Баумана',
    texts: {
      add: 'Добавить адрес',
      address: 'Адрес',
      main: 'Основной адрес',
      mark: 'Основной',
      save: 'Сохранить',
      hide: 'Скрыть',
      hidden: 'Скрытые адреса: 1',
      show: 'Вернуть',
    },
  },
  {
    language: 'uz',
    width: 1440,
    options: wide,
    tag: '@uz',
    typed: 'qozon bau',
    street: 'Qozon, Baumana koʻchasi',
    texts: {
      add: 'Manzil qoʻshish',
      address: 'Manzil',
      main: 'Asosiy manzil',
      mark: 'Asosiy',
      save: 'Saqlash',
      hide: 'Yashirish',
      hidden: 'Yashirilgan manzillar: 1',
      show: 'Qaytarish',
    },
  },
] as const;

for (const { language, width, options, tag, typed, street, texts } of JOURNEYS) {
  test(
    `[R2.26] [R7.33] [R10.1] at ${width} px in ${language} a member adds the default address with a suggestion, hides and shows it, by keyboard only`,
    { tag },
    async ({ openApp, profileDir }) => {
      const { page } = await openApp(profileDir, options);
      await openSignedIn(page, 'student');
      await page.evaluate((chosen) => localStorage.setItem('SF_LANG', chosen), language);
      await openAddresses(page);
      await expectNoAxeViolations(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await pressOn(page, button(texts.add));
      await expect(page.getByRole('dialog')).toBeVisible();
      await tabTo(page, page.getByRole('combobox', { name: texts.address, exact: true }));
      await page.keyboard.type(typed);
      await expect(page.getByRole('option', { name: street, exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await overflowFindings(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.type('7');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeVisible();
      await pressOn(page, page.getByRole('checkbox', { name: texts.main, exact: true }), 'Space');
      await pressOn(page, button(texts.save));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const added = card(page, `${street}, 7`);
      await expect(page.getByRole('article').first()).toHaveAccessibleName(`${street}, 7`);
      await expect(added.getByText(texts.mark, { exact: true })).toBeVisible();
      await expect(added.getByRole('status')).toHaveCount(0);

      await pressOn(page, added.getByRole('button', { name: texts.hide }));
      await expect(added).toBeHidden();
      await expect(page.locator('summary').filter({ hasText: texts.hidden })).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, button(texts.show));
      await expect(added).toBeVisible();
      await expect(page.getByText(texts.hidden)).toHaveCount(0);
      await page.reload();
      await expect(added).toBeVisible();
      await expect(added.getByText(texts.mark, { exact: true })).toHaveCount(0);
      expect(await overflowFindings(page)).toEqual([]);
    },
  );
}

test('[R9.10] [R7.31] an address and a change that are made offline are shown at once and are sent exactly once after the network returns', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openAddresses(page);
  const since = Date.now();
  await context.setOffline(true);
  await typeAddress(page, 'Тула, проспект Ленина, 1');
  await save(page);
  await expect(card(page, 'Тула, проспект Ленина, 1').getByRole('status')).toBeVisible();
  await card(page, /^Главный корпус/u)
    .getByRole('button', { name: 'Сделать основным' })
    .click();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/^Главный корпус/u);
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(card(page, 'Тула, проспект Ленина, 1').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('status')).toHaveCount(0);
  expect(await countWrites(server, since)).toBe(1);
  expect(await countWrites(server, since, 'PATCH')).toBe(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/^Главный корпус/u);
});

test('[R9.10] an address that is added offline survives the end of the browser and is sent exactly once by the next start', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const opened = await openApp(profileDir);
  await openSignedIn(opened.page, 'student');
  await openAddresses(opened.page);
  await untilInstalled(opened.page);
  const since = Date.now();
  await opened.context.setOffline(true);
  await typeAddress(opened.page, 'Омск, улица Мира, 5');
  await save(opened.page);
  await expect(card(opened.page, 'Омск, улица Мира, 5')).toBeVisible();
  await opened.context.close();

  const { page } = await openApp(profileDir);
  await openAddresses(page);
  const added = card(page, 'Омск, улица Мира, 5');
  await expect(added).toHaveCount(1);
  await expect(added.getByRole('button').first()).toBeVisible();
  await expect(added.getByRole('status')).toHaveCount(0);
  expect(await countWrites(server, since)).toBe(1);
});

for (const [name, fault] of [
  ['fails', { status: 503, body: '' }],
  ['is silent', { drop: 'before' }],
  ['is slow', { delayMs: 4000 }],
] as const) {
  test(`[R7.33] [R9.11] while the suggestion service ${name}, the typed address is taken and the area stays online`, async ({
    page,
    server,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    await openSignedIn(page, 'student');
    await openAddresses(page);
    await server.faults([{ match: SUGGEST, ...fault }]);
    const requested = page.waitForRequest((request) => request.url().includes('/suggest/'));
    await typeAddress(page, 'Пермь, улица Пушкина, 3');
    await requested;
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
    await save(page);
    await expect(card(page, 'Пермь, улица Пушкина, 3').getByRole('button').first()).toBeVisible();
    await wakeUp(page);
    await expect(page.getByText(/нет сети/iu)).toHaveCount(0);
  });
}

test('[R2.26] [R2.18] an order goes to an address that is typed with a suggestion while buying, which is then among the addresses', async ({
  page,
  server,
}) => {
  await server.staff.setProduct(PRODUCT, { stock: 5 });
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  await beginPurchase(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: HOME })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Другой адрес' }).click();
  const address = dialog.getByRole('combobox', { name: 'Адрес' });
  await address.pressSequentially('казань баум');
  await dialog.getByRole('option', { name: 'Казань, улица Баумана', exact: true }).click();
  await address.pressSequentially('9');
  await dialog.getByText('Сохранить в мои адреса').click();
  await expectNoAxeViolations(page);
  const since = Date.now();
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByText('Казань, улица Баумана, 9').first()).toBeVisible();
  await openAddresses(page);
  await expect(card(page, 'Казань, улица Баумана, 9')).toBeVisible();
  expect(await countWrites(server, since)).toBe(1);

  await openProduct(page, PRODUCT);
  await expect(async () => {
    const seen = page.getByRole('button', { name: 'Понятно', exact: true });
    if (await seen.isVisible()) await seen.click();
    await beginPurchase(page);
  }).toPass();
  await dialogOf(page).getByRole('radio', { name: 'Казань, улица Баумана, 9' }).click();
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
});
