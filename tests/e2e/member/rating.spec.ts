import { expect, type Page } from '@playwright/test';
import { desktop, narrow, wide } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('welcome');

const own = (page: Page) => page.getByRole('region', { name: /^(?:Твоё место|Oʻrningiz)$/ });
const rows = (page: Page) =>
  page
    .getByRole('list', { name: /^(?:Места ниже третьего|Uchinchi oʻrindan keyingilar)$/ })
    .getByRole('listitem');
const ownRow = (page: Page) =>
  page.locator('main li[aria-current=true]').filter({ hasText: /Ты|Siz/ });

async function openRating(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account);
  await page.goto('/my/rating');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Рейтинг|Reyting)$/);
  await expect(own(page)).toBeVisible();
}

test('[R2.25] [R7.12] a student sees their own place, what the next one needs, the level and the stories', async ({
  page,
}) => {
  await openRating(page, 'student');
  await expect(own(page)).toContainText(/\d+-е место/);
  await expect(own(page)).toContainText(/12\s480\sтокенов/);
  await expect(own(page)).toContainText(/До \d+-го места ещё [\d\s]+токен/);
  await expect(page.getByRole('region', { name: 'Твой уровень' })).toContainText(
    /Хороший друг.*6 друзей стали студентами/s,
  );
  const place = /\d+/.exec((await own(page).textContent()) ?? '')?.[0] ?? '';
  await expect(ownRow(page)).toContainText(`${place}-е место`);
  await expect(page.getByRole('list', { name: 'Первые три места' })).toContainText('Тимур Р.');
  const stories = page.getByRole('group', { name: 'Истории успеха' });
  await stories.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect(stories.getByText(/^2 из 4/).last()).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [language, width, options, texts] of [
  [
    'ru',
    '320 px',
    narrow,
    {
      stories: 'Истории успеха',
      next: 'Следующий слайд',
      second: /^2 из 4/,
      all: 'Показать весь список',
    },
  ],
  [
    'uz',
    '1440 px',
    wide,
    {
      stories: 'Muvaffaqiyat hikoyalari',
      next: 'Keyingi slayd',
      second: /^4 tadan 2-si/,
      all: 'Toʻliq roʻyxatni koʻrsatish',
    },
  ],
] as const) {
  test(`[R2.25] [R10.1] by keyboard only, at ${width} in ${language}, the stories are turned over and the whole list is opened`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'student');
    await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
    await page.goto('/my/rating');
    await expect(own(page)).toBeVisible();
    const stories = page.getByRole('group', { name: texts.stories });
    await pressOn(page, stories.getByRole('button', { name: texts.next }));
    await expect(stories.getByText(texts.second).last()).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: texts.all }));
    await expect(rows(page).nth(46)).toBeVisible();
    expect(await overflowFindings(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });
}

test('[R2.25] others are shown by first name and initial only', async ({ page }) => {
  await openRating(page, 'student');
  await page.getByRole('button', { name: 'Показать весь список' }).click();
  await expect(rows(page).nth(46)).toBeVisible();
  const texts = await page.locator('main').innerText();
  expect(texts).not.toMatch(/@|\+\d{5}/);
  expect(texts).not.toMatch(/Рахимов|Воронцов|Бакиров/);
});

test('[R2.25] an account below the top sees its place with its neighbours after a gap, and what the top needs', async ({
  page,
}) => {
  await openRating(page, 'poor');
  await expect(own(page)).toContainText(/До первых 50 ещё [\d\s]+токен/);
  const all = await rows(page).allTextContents();
  const gap = all.indexOf('Здесь другие участники');
  expect(gap).toBe(7);
  await expect(ownRow(page)).toContainText(/Лола К\..*10\sтокенов/s);
  expect(all.length).toBeGreaterThan(gap + 2);
});

test('[R2.25] coins that a member has just got count', async ({ page, server }) => {
  await server.staff.addCoins('welcome@example.test', 60_000);
  await openRating(page, 'welcome');
  await expect(own(page)).toContainText(/60\s250\sтокенов/);
  await expect(ownRow(page)).toContainText(/Шахзод Э\..*60\s250\sтокенов/s);
});

test('[R2.25] [R9.2] after one visit the rating is shown without a network, with its time', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.slow();
  const first = await openApp(profileDir);
  await openRating(first.page, 'student');
  const place = await own(first.page).textContent();
  await untilInstalled(first.page);
  await first.context.close();

  expectNetworkErrors();
  await server.kill();
  const { page } = await openApp(profileDir);
  await page.goto('/my/rating');
  await expect(own(page)).toHaveText(place ?? '');
  await expect(page.locator('main').getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
});

for (const [device, options] of [
  ['a phone in dark colours', { colorScheme: 'dark' }],
  ['a phone of 320 px', { viewport: { width: 320, height: 640 } }],
  ['a desktop', desktop],
] as const) {
  test(`[R10.1] [R2.25] the rating fits ${device} in both languages and has no axe findings`, async ({
    openApp,
    profileDir,
  }) => {
    test.slow();
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'student');
    for (const language of ['ru', 'uz']) {
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      await page.goto('/my/rating');
      await expect(own(page)).toBeVisible();
      expect(await overflowFindings(page)).toEqual([]);
      await expectNoAxeViolations(page);
    }
  });
}

test('[R1.8] [R2.25] the Uzbek rating is Uzbek, except for names', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/rating');
  await expect(own(page)).toContainText(/\d+-oʻringacha yana [\d\s]+token/);
  await expect(page.locator('main')).not.toContainText(/место|токен|студент/);
});
