import { expect, type Page } from '@playwright/test';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import {
  fieldOf,
  fillInvitation,
  invitationsOf,
  landerRequests,
  newFriend,
  titleOf,
  type Friend,
} from '../support/members/friends.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const LANDER = '^POST /lander/lander.php';
const ANTI_SPAM =
  'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут';

resetAfterEach('student');

const offlineStatus = (page: Page) => page.getByRole('status').getByText('нет сети');
const toasts = (page: Page) => page.getByRole('region', { name: 'Сообщения' });

async function send(page: Page, friend: Friend): Promise<void> {
  await fillInvitation(page, friend);
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
}

/** Opens the list again; the friend stands in it exactly once, and nothing waits. */
async function expectOneInvitation(page: Page, friend: Friend): Promise<void> {
  await page.goto('/my/invites');
  await expect(invitationsOf(page, friend).getByText('Отправлено', { exact: true })).toBeVisible();
  await expect(invitationsOf(page, friend)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'На этом устройстве' })).toHaveCount(0);
}

test('[R9.10] text that is typed at the moment when the page is left is there again, and gone after it was removed', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await fieldOf(page, 'Фамилия').fill('Qlast');
  await page.reload();
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qlast');
  await fieldOf(page, 'Фамилия').fill('');
  await page.reload();
  await expect(fieldOf(page, 'Имя')).toBeVisible();
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('');
});

test('[R9.10] [R2.24] an application that is written offline is sent exactly once after the network is back', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await expect(fieldOf(page, 'Имя')).toBeVisible();
  await context.setOffline(true);
  await send(page, friend);
  await expect(titleOf(page)).toHaveText('Сохранили, ждём сеть');
  await context.setOffline(false);
  await expect(titleOf(page)).toHaveText('Приглашение отправлено');
  await expectOneInvitation(page, friend);
  expect(await landerRequests(server, friend)).toBe(1);
});

for (const isTaken of [true, false]) {
  test(`[R8.2] [R9.13] while a gateway refuses every response, an application ${isTaken ? 'that the lander took is found in the list' : 'is never called unsent, and sent once behind another gateway'}`, async ({
    page,
    server,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    const friend = newFriend();
    await openSignedIn(page, 'student');
    await page.goto('/my/invite');
    await page.route(/lander\.php/, async (route) => {
      if (isTaken) await route.fetch();
      await route.fulfill({ status: 403, json: { message: 'Forbidden' } });
    });
    await send(page, friend);
    if (!isTaken) {
      await expect(titleOf(page)).toHaveText('Приглашение не подтверждено');
      await expect(page.getByText(/неизвестно, дошло ли/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
      await expect(page.getByText(/не отправлено|никуда не ушла/i)).toHaveCount(0);
      await page.goto('/my/invites');
      const card = invitationsOf(page, friend);
      await card.getByRole('button', { name: 'Убрать' }).click();
      await expect(page.getByRole('dialog')).toContainText('Неизвестно, дошла ли она');
      await page.keyboard.press('Escape');
      await page.unrouteAll();
      await card.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(card.getByText('Отправлено', { exact: true })).toBeVisible();
    } else await expect(titleOf(page)).toHaveText('Приглашение отправлено');
    await expectOneInvitation(page, friend);
    if (!isTaken) expect(await landerRequests(server, friend)).toBe(1);
  });
}

test('[R9.10] [R2.24] an application that is written offline survives the end of the browser and is sent exactly once at the next start', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const friend = newFriend();
  const first = await openApp(profileDir);
  await visitOnce(first, 'student');
  await first.page.goto('/my/invite');
  await expect(fieldOf(first.page, 'Имя')).toBeVisible();
  await first.context.setOffline(true);
  await send(first.page, friend);
  await expect(titleOf(first.page)).toHaveText('Сохранили, ждём сеть');
  await first.page.reload();
  await expect(titleOf(first.page)).toHaveText('Сохранили, ждём сеть');
  await first.context.close();

  // The browser still has the session at the identity provider.
  const { page } = await openApp(profileDir);
  await page.goto('/my/invites');
  await expect(page.getByRole('heading', { name: 'На этом устройстве' })).toHaveCount(0);
  await expectOneInvitation(page, friend);
  expect(await landerRequests(server, friend)).toBe(1);
});

test('[R8.3] [R9.10] after an anti-spam response the app shows the required text, and sends the application again when the member retries', async ({
  page,
  server,
}) => {
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await server.faults([
    { match: LANDER, status: 200, body: 'Анти-спам: заявка не отправлена', times: 1 },
  ]);
  await send(page, friend);
  await expect(titleOf(page)).toHaveText('Приглашение не отправлено');
  await expect(toasts(page).getByText(ANTI_SPAM)).toBeVisible();
  await expect(page.getByRole('main').getByText(ANTI_SPAM)).toBeVisible();
  await expectNoAxeViolations(page);

  // The next rounds of the sync send what waits; this application does not.
  for (const _ of ['a round', 'and one more']) {
    const polled = page.waitForResponse((response) => response.url().includes('/contactTracking'));
    await wakeUp(page);
    await polled;
  }
  await page.reload();
  await expect(titleOf(page)).toHaveText('Приглашение не отправлено');
  await page.goto('/my/invites');
  await expect(invitationsOf(page, friend)).toContainText(ANTI_SPAM);
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(invitationsOf(page, friend).getByText('Отправлено', { exact: true })).toBeVisible();
  await expectOneInvitation(page, friend);
});

test('[R8.3] a response without the mark is shown as it is, and the correction is sent', async ({
  page,
  server,
}) => {
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await server.faults([
    { match: LANDER, status: 200, body: '<p>Форма закрыта до сентября</p>', times: 1 },
  ]);
  await send(page, friend);
  await expect(toasts(page).getByText('Форма закрыта до сентября')).toBeVisible();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(fieldOf(page, 'Фамилия')).toHaveValue(friend.last);
  await fieldOf(page, 'Имя').fill('Глеб');
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(titleOf(page)).toHaveText('Приглашение отправлено');
  await expectOneInvitation(page, friend);
  await expect(invitationsOf(page, friend)).toContainText('Глеб');
});

test('[R9.11] [R9.10] a lander that does not respond never takes the area offline; the application is repeated by itself and counts once', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const friend = newFriend();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  // The first attempt arrives and its response is lost; the next ones do not arrive.
  await server.faults([
    { match: LANDER, drop: 'after', times: 1 },
    { match: LANDER, drop: 'before' },
  ]);
  await send(page, friend);
  await expect(titleOf(page)).toHaveText('Ответ ещё не пришёл');
  await expect(offlineStatus(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'К приглашениям' }).click();
  await expect(page.getByText(/^Ответ ещё не пришёл: повторим сами/u)).toBeVisible();
  await expect(offlineStatus(page)).toHaveCount(0);
  await server.clearFaults();
  await expect(page.getByRole('heading', { name: 'На этом устройстве' })).toHaveCount(0);
  await expect(offlineStatus(page)).toHaveCount(0);
  await expectOneInvitation(page, friend);
});
