import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { codesSentTo, newestCode } from '../support/members/phone-code.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student', 'email-none', 'email-pending', 'email-expired', 'email-confirmed', 'new');

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Moves the device's clock by hours; the network keeps its own time. */
async function shiftClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ms) => {
    const Original = Date;
    const now = () => Original.now() + ms;
    class Shifted extends Original {
      constructor(...parts: readonly unknown[]) {
        if (parts.length === 0) super(now());
        else super(...(parts as [number]));
      }
      static override now = now;
    }
    globalThis.Date = Shifted as DateConstructor;
  }, hours * 3_600_000);
}

for (const hours of [-3, 3]) {
  test(`[R4.16] a device’s clock that is ${hours} hours off changes no state, deadline or timer`, async ({
    page,
    server,
  }) => {
    await shiftClock(page, hours);
    const email = 'email-pending@example.test';
    // A deadline in an hour: the clock that is ahead would call it expired.
    await server.sandbox('POST', 'clients', {
      email,
      change_client_email: 'artem.volkov@example.test',
      confirmation: { attempts: 1, deadlineInS: 3600 },
    });
    await openSignedIn(page, 'email-pending');
    await page.goto('/my/email-change');
    await expect(page.getByRole('heading', { name: 'Код из письма' })).toBeVisible();
    await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
    await expect(page.getByText('Новый код отправлен')).toBeVisible();
    await expect(
      page.getByText(/Новый код можно запросить через (0:[0-5]\d|1:0[0-2])/),
    ).toBeVisible();
    // A deadline an hour ago: the clock that is behind would call it open.
    await server.sandbox('POST', 'clients', {
      email,
      confirmation: { attempts: 1, deadlineInS: -3600 },
    });
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Время на подтверждение новой почты вышло' }),
    ).toBeVisible();
  });
}

test(
  '[R4.14] [R4.16] [R7.24] a member requests a new e-mail, confirms it, and finds everything there under it once the support has approved',
  { tag: '@journey' },
  async ({ openApp, profileDir, emptyProfileDir, server, expectNetworkErrors }) => {
    // A wrong code is refused with 409.
    expectNetworkErrors();
    test.slow();
    const { page } = await openApp(profileDir);
    await openSignedIn(page, 'email-none');
    await page.goto('/my/personal-data');
    await page.getByRole('link', { name: 'Изменить почту' }).click();
    await field(page, 'Новая почта').fill('new@example');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(field(page, 'Новая почта')).toBeFocused();
    await expect(field(page, 'Новая почта')).toHaveAccessibleDescription(/Укажи верную почту/);
    await field(page, 'Новая почта').fill('New@example.test');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByRole('heading', { name: 'Код из письма' })).toBeFocused();
    const code = await newestCode(server, 'new@example.test');
    await field(page, 'Код').pressSequentially(code === '999999' ? '100000' : '999999');
    await expect(field(page, 'Код')).toHaveAccessibleDescription(/Код не подошёл.*Осталось 4/);
    await expect(field(page, 'Код')).toBeFocused();
    await field(page, 'Код').fill('');
    await field(page, 'Код').pressSequentially(code);
    await expect(page.getByRole('heading', { name: /Заявка отправлена/ })).toBeFocused();
    await expect(page.getByText(/Заявка №\s\d+/)).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain(code);

    await expect(page.getByText(/Одобрится сама: \d\d\.\d\d\.\d{4}/)).toBeVisible();

    const next = await openApp(emptyProfileDir);
    await openSignedIn(next.page, 'new');
    await expect(main(next.page).getByText('Смена почты ждёт одобрения')).toBeVisible();
    const ticket = /№\s(\d+)/.exec(
      (await page.getByText(/Заявка №\s\d+/).textContent()) ?? '',
    )?.[1];
    await server.staff.act(`tickets/${ticket}/approval`);
    await wakeUp(page);
    await expect(page.getByRole('heading', { name: 'Заявка одобрена' })).toBeVisible();
    const completed = dialog(next.page, 'Почта изменена');
    // A wake-up during a round, such as the first one, changes nothing.
    await expect(async () => {
      await wakeUp(next.page);
      await expect(completed).toBeVisible({ timeout: LIMITS.attempt });
    }).toPass();
    await expect(completed).toContainText('new@example.test');
    await expect(completed.getByRole('button', { name: 'Закрыть' })).toHaveCount(2);
    await completed.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(completed).toHaveCount(0);
    await expect(main(next.page).getByText(/700/).first()).toBeVisible();
    await next.page.reload();
    await expect(main(next.page).getByText(/700/).first()).toBeVisible();
    await expect(next.page.getByRole('dialog')).toHaveCount(0);
  },
);

test('[R4.16] [R7.20] a request for an address of another member looks like any other; its owner gets an e-mail without a code', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'email-none');
  await page.goto('/my/personal-data');
  await page.getByRole('link', { name: 'Изменить почту' }).click();
  await field(page, 'Новая почта').fill('student@example.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Код из письма' })).toBeFocused();
  await expect(page.getByText(/уже есть участник, вместо кода придёт письмо/)).toBeVisible();
  const messages = await server.sandbox('GET', 'messages?to=student@example.test');
  expect(JSON.stringify(messages)).toContain('кода не будет');
});

test('[R4.14] a confirmed change waits for its approval and has no actions', async ({ page }) => {
  await openSignedIn(page, 'email-confirmed');
  await page.goto('/my/email-change');
  await expect(page.getByRole('heading', { name: /Заявка отправлена/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'К личным данным' })).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('[R4.16] an address that somebody has requested opens an area of its own', async ({
  openApp,
  profileDir,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page } = await openApp(profileDir);
  await openSignedIn(page, 'email-none');
  await page.goto('/my/email-change');
  await field(page, 'Новая почта').fill('new@example.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Код из письма' })).toBeFocused();
  const code = await newestCode(server, 'new@example.test');

  const next = await openApp(emptyProfileDir);
  await openSignedIn(next.page, 'new');
  await expect(main(next.page).getByText('Эту почту указали новой')).toBeVisible();
  await main(next.page).getByRole('link', { name: 'Подробнее' }).click();
  await expect(main(next.page).getByText('Эту почту указали как новую')).toBeVisible();
  await next.page.getByRole('button', { name: 'Открыть свой кабинет' }).click();
  const opening = dialog(next.page, 'Открыть здесь свой кабинет?');
  await opening.getByRole('button', { name: 'Открыть свой' }).click();
  await expect(main(next.page).getByText('Эту почту указали как новую')).toHaveCount(0);
  await next.page.goto('/my/');
  await expect(main(next.page).locator('a[href$="/get-card"]').first()).toBeVisible();

  await field(page, 'Код').pressSequentially(code);
  await expect(page.getByText('Эта почта занята другим участником')).toBeVisible();
});

test('[R4.14] [R4.16] wrong codes count down to the end; then only the time of the next request is left', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'email-pending');
  await page.goto('/my/email-change');
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
  await expect(page.getByText('Новый код отправлен')).toBeVisible();
  const right = Number(await newestCode(server, 'artem.volkov@example.test'));
  for (const step of [1, 2, 3, 4]) {
    const wrong = String(100_000 + ((right - 100_000 + step) % 900_000));
    await field(page, 'Код').fill('');
    await field(page, 'Код').pressSequentially(wrong);
    if (step < 4) {
      await expect(field(page, 'Код')).toHaveAccessibleDescription(/Код не подошёл/);
    }
  }
  await expect(page.getByRole('heading', { name: 'Подтвердить почту не удалось' })).toBeFocused();
  await expect(page.getByText(/Новый запрос можно сделать после \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('[R4.14] [R7.23] a member cancels an expired change, requests another address and cancels that too', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'email-expired');
  await page.goto('/my/email-change');
  await page.getByRole('button', { name: 'Отменить смену' }).click();
  const question = dialog(page, 'Отменить смену почты?');
  await question.getByRole('button', { name: 'Отменить смену' }).click();
  await field(page, 'Новая почта').fill('denis.other@example.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Письмо отправлено на denis.other@example.test.')).toBeVisible();
  expect(await codesSentTo(server, 'denis.other@example.test')).toHaveLength(1);
  await page.getByRole('button', { name: 'Отменить смену' }).click();
  await question.getByRole('button', { name: 'Не отменять' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить смену' }).click();
  await question.getByRole('button', { name: 'Отменить смену' }).click();
  await expect(page.getByRole('heading', { name: 'Новая почта', level: 2 })).toBeFocused();
  await page.goto('/my/personal-data');
  await expect(page.getByRole('link', { name: 'Изменить почту' })).toBeVisible();
});

test('[R9.10] [R4.16] offline the typed address stays, also after a reload, and the screen says what it needs', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'email-none');
  await page.goto('/my/email-change');
  await expect(field(page, 'Новая почта')).toBeVisible();
  await untilInstalled(page);
  await page.context().setOffline(true);
  await field(page, 'Новая почта').fill('rustam.new@example.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(/Ответа нет: неизвестно, принят ли запрос/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Новая почта')).toHaveValue('rustam.new@example.test');
  await expect(page.getByText(/Связи с сервисом нет. Введённое сохранено/)).toBeVisible();
  expect(await codesSentTo(server, 'rustam.new@example.test')).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText(/Связи с сервисом нет. Введённое сохранено/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('heading', { name: 'Код из письма' })).toBeVisible();
});

test('[R4.16] [R4.9] the first start under the approved new address keeps a screen that needs a card, without a word of the card form', async ({
  openApp,
  profileDir,
  emptyProfileDir,
  server,
}) => {
  const { page } = await openApp(profileDir);
  await openSignedIn(page, 'student');
  await page.goto('/my/email-change');
  await field(page, 'Новая почта').fill('new@example.test');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await field(page, 'Код').pressSequentially(await newestCode(server, 'new@example.test'));
  const ticket = /№\s(\d+)/.exec((await page.getByText(/Заявка №\s\d+/).textContent()) ?? '')?.[1];
  await server.staff.act(`tickets/${ticket}/approval`);

  const next = await openApp(emptyProfileDir);
  // The cards of the new address come before the replacement does.
  await server.faults([{ match: '^GET /service/api/user/get', delayMs: 1500, times: 1 }]);
  await openSignedIn(next.page, 'new', '/my/orders');
  await expect(dialog(next.page, 'Почта изменена')).toContainText('new@example.test');
  await expect(next.page).toHaveURL(/\/my\/orders$/);
  await expect(next.page.getByText('Необходимо заполнить данные для карты')).toHaveCount(0);
});
