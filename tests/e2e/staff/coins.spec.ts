import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { OWNER_NAME } from '../support/members/owner-view.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { dialogOf, expectAfterPoll, openAccount, staffRow } from '../support/members/staff.ts';

resetAfterEach('student');

/** Fills the dialog in which coins are added to a member. */
async function fillCoins(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Начислить или списать' }).click();
  await dialogOf(page).getByLabel('Сколько').fill(amount);
  await dialogOf(page).getByLabel('Причина').fill('Приказ 17');
}

test(
  '[R11.6] coins are added with the balance before and after in sight, and the member sees them with the reason',
  { tag: '@journey' },
  async ({ page, openApp, emptyProfileDir }) => {
    const { page: member } = await openApp(emptyProfileDir);
    await openSignedIn(member, 'student', '/my/history');
    await openSignedIn(page, 'tokens-manager');
    await openAccount(page, OWNER_NAME);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Начислить или списать' }).click();
    await dialogOf(page).getByRole('button', { name: 'Начислить', exact: true }).click();
    await expect(dialogOf(page).getByLabel('Сколько')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialogOf(page).getByLabel('Причина')).toHaveAttribute('aria-invalid', 'true');
    await dialogOf(page).getByLabel('Сколько').fill('5 00');
    await dialogOf(page).getByLabel('Причина').fill('Приказ 17');
    await expect(dialogOf(page).getByRole('status').last()).toContainText('12 980');
    await expectNoAxeViolations(page);
    await dialogOf(page).getByRole('button', { name: 'Начислить 500 токенов' }).click();
    await expect(page.getByText('Начислено: 500 токенов')).toBeVisible();
    await expect(page.getByRole('main').getByText('12 980')).toBeVisible();
    await expectAfterPoll(member, member.getByText('Приказ 17').first());
  },
);

test('[R11.6] [R11.2] a response that is lost leaves the outcome open; the same press again adds the coins once', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'tokens-manager');
  await openAccount(page, OWNER_NAME);
  await fillCoins(page, '100');
  await server.faults([{ match: '^POST /programme/v1/members/', drop: 'after' }]);
  await dialogOf(page).getByRole('button', { name: 'Начислить 100 токенов' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ответ не пришёл');
  await expect(dialogOf(page).getByLabel('Сколько')).toBeDisabled();
  await server.clearFaults();
  await dialogOf(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('12 580')).toBeVisible();
});

test('[R11.6] [R11.2] more coins than one person may move wait for a second one, who sees the sum and decides', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  await openSignedIn(page, 'tokens-admin');
  await openAccount(page, OWNER_NAME);
  await fillCoins(page, '6000');
  await dialogOf(page)
    .getByRole('button', { name: /^Начислить 6/ })
    .click();
  await expect(page.getByText(/Ждёт второго сотрудника: 6/)).toBeVisible();
  await expect(page.getByRole('main').getByText('12 480')).toBeVisible();
  await page.goto('/my/staff/coins');
  const own = staffRow(page, 'Приказ 17');
  await expect(own).toContainText('решает другой сотрудник');
  await expect(own.getByRole('button')).toHaveCount(0);

  const { page: second } = await openApp(emptyProfileDir);
  await openSignedIn(second, 'admin', '/my/staff/coins');
  const row = staffRow(second, 'Приказ 17');
  await row.getByRole('button', { name: /^Одобрить/ }).click();
  await expect(dialogOf(second).getByRole('status')).toContainText('18 480');
  await dialogOf(second).getByRole('button', { name: 'Одобрить' }).click();
  await expect(row).toContainText('одобрено');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('[R11.6] a card is blocked after a warning, and freed again', async ({ page }) => {
  await openSignedIn(page, 'tokens-admin');
  await openAccount(page, OWNER_NAME);
  const card = staffRow(page, 'Физическая');
  await card.getByRole('button', { name: /^Заблокировать/ }).click();
  await expect(dialogOf(page)).toContainText('Баланс заморозится');
  await dialogOf(page).getByRole('button', { name: 'Заблокировать' }).click();
  await expect(card).toContainText('заблокирована');
  await card.getByRole('button', { name: /^Включить/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Включить' }).click();
  await expect(card).toContainText('работает');
});
