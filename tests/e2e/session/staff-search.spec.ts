import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { OWNER, OWNER_NAME, ownerBar, textsOnDevice } from '../support/members/owner-view.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { openAccount, openSection, staffRow } from '../support/members/staff.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('searchbox');
const row = (page: Page, name = OWNER_NAME) =>
  page.getByRole('main').getByRole('link', { name }).filter({ hasNotText: 'Карта и баланс' });
const more = (page: Page) => page.getByRole('button', { name: 'Ещё', exact: true }).click();

async function openSearch(page: Page): Promise<void> {
  await more(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Поиск участника' }).click();
  await expect(title(page)).toHaveText('Поиск участника');
}

test(
  '[R6.1] staff finds a member from the menu by each of name, e-mail, card and phone, opens the area, and finds the member again among the last ones',
  { tag: '@journey' },
  async ({ page }) => {
    await openSignedIn(page, 'manager');
    await openSearch(page);
    await expect(page.getByText('Кого открыть?')).toBeVisible();
    for (const text of ['соколова дарья', 'student@exam', '77100420 1002', '245-45-14']) {
      await field(page).fill(text);
      await expect(row(page)).toBeVisible();
      await field(page).fill('');
      await expect(row(page)).toHaveCount(0);
    }
    await field(page).fill('СОКОЛОВА');
    await expect(row(page)).toContainText('7710 0420 1002');
    await expect(row(page)).toContainText('45 14');
    await expect(row(page)).toContainText('Хороший друг');
    await expect(row(page)).not.toContainText('999');
    await expectNoAxeViolations(page);
    expect(await textsOnDevice(page, [OWNER, 'Соколова'])).toEqual([]);

    await row(page).click();
    await expect(ownerBar(page)).toContainText(OWNER_NAME);
    await expect(page.getByText('12 480').first()).toBeVisible();
    await more(page);
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'История' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Поиск участника' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await ownerBar(page).getByRole('button').click();
    await expect(title(page)).toHaveText('Поиск участника');
    await expect(page.getByRole('heading', { name: 'Недавно открытые' })).toBeVisible();
    await expect(row(page)).toBeVisible();
    // Longer than what an address shows takes to be stored.
    const shownAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((at) => performance.now() - at > 1500, shownAt);
    expect(await textsOnDevice(page, [OWNER, 'Соколова'])).toEqual([]);
  },
);

test('[R6.1] [R9.8] the sign-out forgets whom staff viewed', async ({ page }) => {
  await openSignedIn(page, 'manager');
  await openSearch(page);
  await field(page).fill(OWNER);
  await row(page).click();
  await expect(ownerBar(page)).toContainText(OWNER_NAME);
  const reference = new URL(page.url()).searchParams.get('owner') ?? '';
  expect(await textsOnDevice(page, [reference])).toEqual([reference]);
  await more(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await expect.poll(() => textsOnDevice(page, [reference])).toEqual([]);
  await signInAs(page, 'manager');
  await openSearch(page);
  await expect(page.getByText('Кого открыть?')).toBeVisible();
});

test('[R6.1] no member found, too little typed, too many requests and a lost network each say what to do', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'manager');
  await openSearch(page);
  await field(page).fill('со');
  await expect(page.getByText('Не меньше трёх букв или цифр.')).toBeVisible();
  await expect(page.getByText('Кого открыть?')).toBeVisible();
  await field(page).fill('нет такого');
  await expect(page.getByRole('heading', { name: 'Никого не нашли' })).toBeVisible();

  const body = JSON.stringify({ message: 'Позже', error: '', errorCode: 'TOO_MANY_REQUESTS' });
  await server.faults([{ match: '^GET /service/api/members', status: 429, body }]);
  await field(page).fill('соколова');
  await expect(page.getByRole('heading', { name: 'Слишком много запросов подряд' })).toBeVisible();
  await server.clearFaults();
  await server.faults([{ match: '^GET /service/api/members', status: 500 }]);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: 'Поиск не ответил' })).toBeVisible();
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(row(page)).toBeVisible();

  await page.context().setOffline(true);
  await field(page).fill('каримова');
  await expect(
    page.getByRole('heading', { name: /Поиск не ответил|Поиск работает только по сети/ }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(row(page, 'Каримова')).toBeVisible();
});

test('[R11.6] a member’s coins and cards lie within the search, lead back to what it found, and the journal names the member', async ({
  page,
}) => {
  await openSignedIn(page, 'admin');
  await openAccount(page, OWNER_NAME);
  const sections = page.getByRole('navigation', { name: 'Разделы для сотрудников' });
  await expect(sections.locator('[aria-current]')).toHaveText('Участники');
  await page.getByRole('main').getByRole('link', { name: 'Поиск участника' }).click();
  await expect(field(page)).toHaveValue(OWNER_NAME);
  await expect(row(page)).toBeVisible();
  expect(await textsOnDevice(page, ['Соколова'])).toEqual([]);
  await openSection(page, 'Журнал');
  const view = staffRow(page, 'Просмотр участника').first();
  await expect(view.getByRole('link', { name: OWNER_NAME })).toBeVisible();
});

test('[R6.1] staff without an active card begin at the search, whatever the card, and can still open their own profile', async ({
  page,
  server,
}) => {
  const setCard = (status: number) => server.staff.setCard('admin@example.test', status);
  await setCard(5);
  await openSignedIn(page, 'admin');
  await expect(title(page)).toHaveText('Поиск участника');
  await expect(page).toHaveURL(/\/my\/staff$/);
  await setCard(2);
  await page.goto('/my/');
  await expect(title(page)).toHaveText('Поиск участника');
  await page.getByRole('link', { name: 'Профиль' }).first().click();
  await expect(page).toHaveURL(/\/my\/$/);
  await expect(title(page)).not.toHaveText('Поиск участника');
  await setCard(1);
});

test('[R6.1] a member without a role has no entry, and the address explains itself', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await more(page);
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'История' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Поиск участника' })).toHaveCount(0);
  await page.goto('/my/staff');
  await expect(title(page)).toHaveText('Раздел открыт сотрудникам программы');
  await page.getByRole('link', { name: 'В свой кабинет' }).click();
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R10.1] at 320 px in Uzbek nothing of the search overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, 'manager');
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/staff');
  await expect(title(page)).toHaveText('Ishtirokchi qidirish');
  await field(page).fill('example');
  await expect(page.getByRole('main').getByRole('link').nth(10)).toBeVisible();
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
