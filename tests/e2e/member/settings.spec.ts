import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { fillInvitation, newFriend } from '../support/members/friends.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs, signOutByMenu } from '../support/members/sign-in.ts';

resetAfterEach('student');

const offer = (page: Page) => page.getByText('Есть приложение');

/** Chromium looks once for each navigation whether it may offer the installation, and may miss its moment. */
const openWithOffer = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await page.waitForFunction(() => window.installPrompt !== undefined, undefined, {
      timeout: LIMITS.attempt,
    });
  }).toPass();

async function showCodes(page: Page): Promise<void> {
  await page.goto('/my/orders?codes');
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
}

test('[R9.1] the browser’s offer to install is kept until the member has shown a code; declined, it does not come back with the next member', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  await openWithOffer(page, '/my/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await showCodes(page);
  await page.goto('/my/faq');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Установить' })).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(offer(page)).toHaveCount(0);

  await page.goto('/my/settings');
  await expect(
    page.getByRole('region', { name: 'Приложение' }).getByRole('button', { name: 'Установить' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Очистить устройство' }).click();
  await page.getByRole('button', { name: 'Удалить и выйти' }).click();
  await signInAs(page, 'poor');
  // A navigation before would cut the sign-in off.
  await page.waitForFunction(() => localStorage.getItem('SF_WHO') !== null);
  await openWithOffer(page, '/my/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('[R9.12] [R9.8] the settings clear the device without a network too, and nothing is left of the member', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/settings');
  const stored = page.getByRole('region', { name: 'Что хранится здесь' });
  await expect(stored.getByText(/Данные от/).first()).toBeVisible();
  await expect(stored.getByText(/\d МБ/)).toBeVisible();
  await untilInstalled(page);
  await server.kill();
  expectNetworkErrors();
  await stored.getByRole('button', { name: 'Очистить устройство' }).click();
  await page.getByRole('button', { name: 'Удалить и выйти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход не выполнен');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /WHO|CODES|SCREEN/.test(key)),
    ),
  ).toEqual([]);
  await server.recover();
});

test('[R9.10] a sign-out that would lose what was not sent says so; «Остаться» keeps it, and once it is sent there is no confirmation', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await server.faults([{ match: '^POST /lander/lander.php', status: 503 }]);
  await page.goto('/my/invite');
  const friend = newFriend();
  await fillInvitation(page, friend);
  // It is sent after it is stored; before that there is only a draft.
  const refused = page.waitForResponse(/\/lander\/lander\.php/);
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await refused;
  await page.goto('/my/settings');
  const stored = page.getByRole('region', { name: 'Что хранится здесь' });
  await expect(stored.getByText('Черновики и неотправленное')).toBeVisible();
  await signOutByMenu(page);
  const question = page.getByRole('dialog', { name: 'Не всё отправлено' });
  await expect(question.getByText(/ждут отправки: 1/)).toBeVisible();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await page.goto('/my/invites');
  const unsent = page.getByRole('heading', { name: 'На этом устройстве' });
  await expect(unsent).toBeVisible();

  await server.clearFaults();
  await expect(unsent).toHaveCount(0);
  await signOutByMenu(page);
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});
