import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { desktop } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { scrollToRest } from '../support/looks/list-in-sight.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const found = (page: Page) => page.getByText(/^Операций: /);
const chart = (page: Page) => page.getByRole('list', { name: 'Получено и потрачено по месяцам' });

async function openHistory(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account);
  await page.getByRole('link', { name: 'Вся история' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'История' })).toBeVisible();
  await expect(found(page)).toBeVisible();
}

test('[R2.14] the operations of the student’s whole history add up to the balance', async ({
  page,
}) => {
  await openHistory(page, 'student');
  await expect(page.getByRole('region', { name: 'Всё время' })).toContainText(/Разница\+12\s480/);
});

test(
  '[R2.14] filters stay in the address: a reload keeps them, and Back undoes the last one',
  { tag: '@journey' },
  async ({ page }) => {
    await openHistory(page, 'student');
    const all = await found(page).textContent();
    await page.getByRole('button', { name: 'Потрачено', exact: true }).click();
    await expect(found(page)).not.toHaveText(all ?? '');
    const spent = await found(page).textContent();
    await page.getByRole('combobox', { name: 'Вид операций' }).selectOption('ORDER');
    await expect(page).toHaveURL(/\/my\/history\?direction=spent&kind=ORDER$/);
    await expect(found(page)).not.toHaveText(spent ?? '');
    const orders = await found(page).textContent();

    await page.reload();
    await expect(found(page)).toHaveText(orders ?? '');
    await page.goBack();
    await expect(found(page)).toHaveText(spent ?? '');
    await page.goBack();
    await expect(found(page)).toHaveText(all ?? '');
  },
);

test('[R2.14] a press on a month of the profile’s chart opens the history with that month chosen', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  const month = chart(page).getByRole('link').nth(2);
  const monthText = (await month.getByText(/: получено/).textContent()) ?? '';
  await month.click();
  await expect(page).toHaveURL(/\/my\/history\?period=\d{4}-\d{2}$/);
  await expect(page.getByRole('region', { name: monthText.split(':')[0] ?? '' })).toBeVisible();
  await page.getByRole('tab', { name: 'Статистика' }).click();
  const chosen = chart(page).locator('[aria-current=true]');
  await expect(chosen).toContainText(monthText);
});

/** The operation in the middle of the window with its offset from the top, in px. */
const rowInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li');
    return row ? `${row.textContent} at ${Math.round(row.getBoundingClientRect().top)}` : '';
  });

test('[R2.14] Back to the history restores its scroll offset', async ({ page }) => {
  await openHistory(page, 'student');
  await scrollToRest(page, 1800);
  const rowBefore = await rowInSight(page);
  expect(rowBefore).not.toBe('');
  await page.getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => rowInSight(page)).toBe(rowBefore);
});

test('[R2.14] after one visit the whole history is shown without a network, with the time of its data', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.slow();
  const firstVisit = await openApp(profileDir);
  await openHistory(firstVisit.page, 'student');
  const all = await found(firstVisit.page).textContent();
  await untilInstalled(firstVisit.page);
  await firstVisit.context.close();

  expectNetworkErrors();
  await server.kill();
  const { page } = await openApp(profileDir);
  await page.goto('/my/history?view=statistics');
  await expect(page.getByRole('region', { name: 'Откуда пришло' })).toBeVisible();
  await page.getByRole('tab', { name: 'Операции' }).click();
  await expect(found(page)).toHaveText(all ?? '');
  await expect(page.locator('main').getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
});

for (const [device, options] of [
  ['a phone in dark colours', { colorScheme: 'dark' }],
  ['a phone of 320 px', { viewport: { width: 320, height: 640 } }],
  ['a desktop', desktop],
] as const) {
  test(`[R10.1] [R2.14] the history fits ${device} in both languages and has no axe findings`, async ({
    openApp,
    profileDir,
  }) => {
    test.slow();
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'student');
    for (const language of ['ru', 'uz']) {
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      for (const query of ['', '?view=statistics', '?period=own', '?kind=LINGVA_HOUSE']) {
        await page.goto(`/my/history${query}`);
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await expect(page.locator('main [data-shape]')).toHaveCount(0);
        const [width, viewportWidth] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        expect(width).toBeLessThanOrEqual(viewportWidth ?? 0);
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('[R2.14] [R10.4] the Uzbek history has Uzbek months and texts', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/history?view=statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarix' })).toBeVisible();
  const months = page.getByRole('list', { name: 'Oylar boʻyicha tushgan va sarflangan' });
  await expect(months.getByRole('link').last()).toContainText(/^\d{4}-yil \p{L}+: /u);
  await expect(page.locator('main')).not.toContainText(/[а-я]{4,}: |Получено|Потрачено/);
});

test('[R2.14] a history of 100,000 operations shows their number, and a jump to its end shows the oldest', async ({
  page,
}) => {
  // The app first fetches the whole history, a page at a time.
  test.setTimeout(LIMITS.longTest);
  await openHistory(page, 'heavy');
  await expect(found(page)).toHaveText(/^Операций: 100\s000$/, { timeout: LIMITS.longTest });
  await expect(page.getByText(/Загружаем более ранние/)).toHaveCount(0);
  expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  const oldest = page.getByRole('listitem').filter({ hasText: 'Премия за олимпиаду' });
  // Rows are measured once they are visible, which moves the end of the list.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(oldest).toBeInViewport({ timeout: LIMITS.attempt });
  }).toPass();
});
