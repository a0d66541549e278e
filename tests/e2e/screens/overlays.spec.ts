import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { desktop } from '../support/browser/browser.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { firstOpenOrder } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const HOSTILE = `<!doctype html><html><head><title>Политика</title>
  <style>body { display: none }</style><script>window.hacked = 'script'</script>
  <meta http-equiv="refresh" content="0; url=https://evil.example/"></head>
  <body onload="window.hacked = 'load'"><main><h1>Заголовок</h1><h2>Раздел</h2>
  <p style="position: fixed; inset: 0" onclick="window.hacked = 'click'">Текст раздела.</p>
  <img src="/no/such.png" onerror="window.hacked = 'error'"><svg onload="window.hacked = 'svg'"></svg>
  <iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe>
  <form action="https://evil.example/"><input name="password"><button>Войти</button></form>
  <a href="javascript:window.hacked = 'link'">Ловушка</a>
  <a href="data:text/html,<script>opener.hacked = 'data'</script>">Данные</a>
  <a href="rules.html">Правила программы</a></main></body></html>`;

const policy = (page: Page) => page.getByRole('dialog', { name: 'Политика конфиденциальности' });
/** Repeats the click: content that loads late moves the footer, so that a click can miss the link. */
const openPolicy = (page: Page) =>
  expect(async () => {
    const link = page.getByRole('link', { name: 'Политика конфиденциальности' });
    // A dialog that opened late covers the link.
    if (!(await policy(page).isVisible())) await link.click({ timeout: LIMITS.attempt });
    await expect(policy(page)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
const activeText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('[R2.31] the privacy policy opens over the screen; Escape closes it and returns the focus to its link', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await openPolicy(page);
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
  await expect(page).toHaveURL('/my/');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(policy(page)).toHaveCount(0);
  await expect.poll(() => activeText(page)).toBe('Политика конфиденциальности');
});

test('[R2.31] a privacy policy that fails to load shows an error, and «Повторить» loads it', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await server.faults([{ match: 'GET /site/lp/privacy-common/', status: 500, body: '' }]);
  await openPolicy(page);
  await expect(policy(page).getByText('Не удалось загрузить контент политики')).toBeVisible();
  await server.clearFaults();
  await policy(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
});

test('[R9.11] a privacy page that does not respond leaves the area online; a service that does not respond takes it offline', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const offline = page.getByRole('status').getByText('сервис не отвечает');
  await openSignedIn(page, 'student');
  await server.faults([{ match: 'GET /site/lp/privacy-common/', drop: 'before' }]);
  await openPolicy(page);
  await expect(policy(page).getByText('Не удалось загрузить контент политики')).toBeVisible();
  await expect(offline).toHaveCount(0);
  await server.faults([{ match: 'GET /service/', drop: 'before' }]);
  await page.goto('/my/');
  await expect(offline).toBeVisible();
});

test('[R10.6] [R10.3] a hostile privacy policy shows its text only and runs no script', async ({
  page,
  server,
}) => {
  await server.faults([
    { match: 'GET /site/lp/privacy-common/', contentType: 'text/html', body: HOSTILE },
  ]);
  await openSignedIn(page, 'student');
  await openPolicy(page);
  const text = policy(page).getByText('Текст раздела.');
  await expect(text).toBeVisible();
  await text.click();
  for (const name of ['Ловушка', 'Данные']) {
    await policy(page).getByText(name).click();
    await expect(policy(page).getByText(name)).not.toHaveAttribute('href');
  }
  await expect(policy(page).getByRole('link', { name: 'Правила программы' })).toHaveAttribute(
    'href',
    `${server.origin}/site/lp/privacy-common/rules.html`,
  );
  await expect(
    policy(page).locator('img, iframe, form, input, style, script, [style]'),
  ).toHaveCount(0);
  await expect(policy(page).getByText('Заголовок')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(page.context().pages()).toHaveLength(1);
});

test('[R2.31] a toast that appears over an open dialog can be closed, and the dialog stays open', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await openPolicy(page);
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
  const messages = policy(page).getByRole('region', { name: 'Сообщения' });
  const close = messages.getByRole('button', { name: 'Закрыть' }).first();
  const email = 'student@example.test';
  await expect(async () => {
    // A new operation each time: a toast that has disappeared is not shown again.
    await server.staff.addCoins(email, 100);
    await wakeUp(page);
    // A toast with the focus does not disappear by itself.
    await close.focus({ timeout: LIMITS.attempt });
  }).toPass();
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(policy(page)).toBeVisible();
  await server.sandbox('POST', 'reset', { email });
});

test('[R2.40] [R2.30] a member with a blocked card reaches the support by keyboard and sees no chat link', async ({
  page,
}) => {
  await openSignedIn(page, 'card-blocked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карта временно заблокирована');
  await expect(page.getByRole('link', { name: 'Написать менеджеру' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const support = page.getByRole('link', { name: 'Написать в поддержку' });
  await expect(support).toBeFocused();
  await expect(support).toHaveAttribute('href', /\/support\?topic=CARD$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /^8 800/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my/support?topic=CARD');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поддержка');
});

test('[R2.31] [R4.1] a member with a disabled card sees an explanation, a phone number to call and the way to the support', async ({
  page,
}) => {
  await openSignedIn(page, 'card-off');
  await page.getByRole('button', { name: 'Подробнее' }).click();
  const explanation = page.getByRole('dialog', { name: 'Карта отключена' });
  await explanation.getByRole('button', { name: 'Позвонить' }).click();
  const phones = page.getByRole('dialog', { name: 'Позвонить' });
  await expect(phones.getByRole('link', { name: /8 800/ })).toHaveAttribute('href', /^tel:8800/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(phones).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);

  await page.getByRole('button', { name: 'Подробнее' }).click();
  await explanation.getByRole('button', { name: 'Написать в поддержку' }).click();
  await expect(page).toHaveURL('/my/support?topic=CARD');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поддержка');
  await expect(explanation).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/my/');
});

test('[R2.30] [R2.19] an open order leads to the manager’s chat, and a received one does not', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/orders');
  await page.goto(`/my/orders/${await firstOpenOrder(page)}`);
  const chat = page.getByRole('main').getByRole('link', { name: 'Написать менеджеру' });
  await expect(chat).toHaveAttribute('href', /^https:/);
  await page.goto('/my/orders?status=CLOSED');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Все заказы' })).toBeVisible();
  await expect(chat).toHaveCount(0);
});

test('[R2.20] without open orders «Код» shows the QR code of the loyalty card', async ({
  page,
}) => {
  await openSignedIn(page, 'poor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR-код карты/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeFocused();
  await page.goto('/my/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR-код карты/ })).toBeVisible();
});

test('[R8.4] a screen whose script is gone from the server offers a reload, which opens the screen', async ({
  openApp,
  emptyProfileDir,
  server,
  problems,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  problems.allow(/dynamically imported module/);
  const { page } = await openApp(emptyProfileDir, { ...desktop, serviceWorkers: 'block' });
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.faults([{ match: 'GET /my/assets/orders-.*js$', status: 404, body: '' }]);
  await page.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(dialog).toContainText('Страница устарела, пожалуйста обновите');
  await expect(page.locator('body')).toHaveClass('Failed');
  await expect(page).toHaveTitle(/^Что-то пошло не так · /);
  await server.clearFaults();
  await dialog.getByRole('button', { name: 'обновить' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[R2.31] [R8.4] the privacy link opens the policy’s page when the script of its dialog cannot be loaded', async ({
  openApp,
  emptyProfileDir,
  server,
  problems,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  problems.allow(/dynamically imported module/);
  const { page, context } = await openApp(emptyProfileDir, { ...desktop, serviceWorkers: 'block' });
  await server.faults([{ match: 'GET /my/assets/late-.*js$', status: 404, body: '' }]);
  await openSignedIn(page, 'student');
  const link = page.getByRole('link', { name: 'Политика конфиденциальности' });
  await expect(link).not.toHaveAttribute('aria-haspopup');
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  await server.clearFaults();
});

test('[R2.29] Back closes «More» first and leaves the screen on the next press', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.getByRole('link', { name: 'Заказы', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  const more = page.getByRole('dialog', { name: 'Ещё' });
  const open = async () => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await expect(more).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL('/my/orders');
  await open();
  await more.getByRole('button', { name: 'Закрыть' }).click();
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL('/my/orders');
  await page.goBack();
  await expect(page).toHaveURL('/my/');
});
