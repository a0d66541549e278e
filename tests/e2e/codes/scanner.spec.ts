import { expect } from '@playwright/test';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { cameraArgs, takePhoto } from '../support/looks/fake-camera.ts';
import { PRODUCT } from '../support/members/buying.ts';
import {
  cameraHint,
  cameraVideoPath,
  liveCameras,
  order,
  test,
  twoOrders,
} from '../support/scanner-fixtures.ts';

// Decoding the camera's video is slow on a busy machine.

const HOSTILE = '<img src=x onerror=alert(1)>';

test(
  '[R2.21] an order’s barcode opens the order and turns the camera off; back at the scanner a second one joins it in the list',
  { tag: '@journey' },
  async ({ phone: { page }, showToCamera }) => {
    const [first, second] = await twoOrders(page);
    await showToCamera({ code128: first }, null, { code128: second }, null);
    await page.goto('/my/scan');

    await expect(page).toHaveURL(new RegExp(`/my/orders/${first}$`));
    await expect(page.getByText(`№ ${first}`).first()).toBeVisible();
    await expect.poll(() => liveCameras(page)).toBe(0);
    await page.goBack();
    await expect(order(page, first)).toBeVisible();
    await expect(order(page, second)).toBeVisible();
    expect(await liveCameras(page)).toBe(1);
    await expect(page.locator('[role=status]', { hasText: second })).toHaveCount(1);

    await page.getByRole('link', { name: 'Показать все: 2' }).click();
    await expect(page).toHaveURL(new RegExp(`/my/orders/(${first}-${second}|${second}-${first})$`));
    await expect.poll(() => liveCameras(page)).toBe(0);

    await page.goBack();
    await expect(order(page, second)).toBeVisible();
  },
);

test('[R2.21] a combined code of several orders, as a barcode or a QR code, opens all of them', async ({
  phone: { page },
  showToCamera,
}) => {
  const [first, second] = await twoOrders(page);
  const [barcode, qr] = [`${first}-${second}`, `${second}-${first}`];
  for (const [scene, ids] of [
    [{ code128: barcode }, barcode],
    [{ qr }, qr],
  ] as const) {
    await showToCamera(scene);
    await page.goto('/my/scan');
    await expect(page).toHaveURL(new RegExp(`/my/orders/${ids}$`));
    await expect(page.getByRole('article')).toHaveCount(2);
  }
});

test('[R2.21] the code of a product opens the product', async ({
  phone: { page },
  showToCamera,
}) => {
  await showToCamera({ foreign128: `P${PRODUCT}` });
  await page.goto('/my/');
  await page.goto('/my/scan');
  await expect(page).toHaveURL(new RegExp(`/my/catalog/${PRODUCT}$`));
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] [R3.8] a referral link of the programme shows a link to the invitation; a foreign one shows that it is no code of the programme', async ({
  phone: { page },
  showToCamera,
}) => {
  const hash = '0123456789abcdef0123456789abcdef';
  await showToCamera({ qr: `https://invite.friends.example/?referral=${hash}` });
  await page.goto('/my/scan');
  const link = page.getByRole('link', { name: 'Открыть заявку' });
  await expect(link).toHaveAttribute('href', `/my/invite?referral=${hash}`);
  await expect(page).toHaveURL(/\/my\/scan$/);

  await showToCamera({ qr: `https://invite.friends.example.evil.example/?referral=${hash}` });
  await page.goto('/my/scan');
  await expect(page.getByRole('heading', { name: 'Это не код программы' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('[R2.21] [R10.6] a hostile code is shown as text and does nothing', async ({
  phone: { page },
  showToCamera,
}) => {
  await showToCamera({ foreign128: HOSTILE });
  await page.goto('/my/scan');
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/my\/scan$/);

  await showToCamera({ qr: `a\u0000b\u202Ec${'x'.repeat(60)}` });
  await page.goto('/my/scan');
  await expect(page.getByText('a␀b[U+202E]cxx')).toBeVisible();
});

test('[R2.21] the scanner reads an upright and a turned photo, and says when a photo has no code or is broken', async ({
  phone: { page },
}) => {
  const [first, second] = await twoOrders(page);
  await page.goto('/my/scan');
  const pick = (name: string, buffer: Buffer) =>
    page.getByLabel('Фото').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  await pick('empty.jpg', await takePhoto(null));
  await expect(page.getByText('На фото не нашлось кода')).toBeVisible();
  await pick('broken.jpg', Buffer.from('no picture at all'));
  await expect(page.getByText('не открывается как фото')).toBeVisible();
  await pick('bars.jpg', await takePhoto({ code128: first }));
  await expect(page).toHaveURL(new RegExp(`/my/orders/${first}$`));
  await page.goBack();
  await expect(order(page, first)).toBeVisible();
  await pick('turned.jpg', await takePhoto({ code128: second }, 90));
  await expect(order(page, second)).toBeVisible();
  await expect(page.getByText('не открывается как фото')).toBeHidden();
  await expect(page).toHaveURL(/\/my\/scan\?orders=/);
});

test('[R2.21] a typed number joins the list; a repeated or invalid one shows why not, and a listed one can be removed', async ({
  phone: { page },
}) => {
  await page.goto('/my/scan');
  const field = page.getByLabel('Номер с кода');
  await field.press('Enter');
  await expect(page.getByText('Введи то, что под штрихкодом.')).toBeVisible();
  await field.fill('12 345');
  await field.press('Enter');
  await expect(order(page, '12345')).toBeVisible();
  await field.fill('12345');
  await field.press('Enter');
  await expect(page.getByText('Уже в списке: 12345').first()).toBeVisible();
  await field.fill('0');
  await field.press('Enter');
  await expect(page.getByText('первая не ноль')).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Убрать № 12345' }).click();
  await expect(order(page, '12345')).toBeHidden();
  // The Cyrillic letter that looks like the label's P.
  await field.fill('р 101');
  await field.press('Enter');
  await expect(page).toHaveURL('/my/catalog/101');
});

test('[R2.21] [R9.3] a scanner that was used once reads codes without a network', async ({
  phone,
  openApp,
  profileDir,
  showToCamera,
  server,
  expectNetworkErrors,
}) => {
  const [first] = await twoOrders(phone.page);
  await untilInstalled(phone.page);
  await phone.page.goto('/my/scan');
  await expect(cameraHint(phone.page)).toBeVisible();
  await phone.context.close();

  expectNetworkErrors();
  await server.kill();
  await showToCamera({ code128: first });
  const { page, context } = await openApp(profileDir, {
    args: cameraArgs(cameraVideoPath(profileDir)),
  });
  await context.grantPermissions(['camera'], { origin: server.origin });
  await page.goto('/my/scan');
  await expect(page).toHaveURL(new RegExp(`/my/orders/${first}$`));
  await expect(page.getByText(`№ ${first}`).first()).toBeVisible();
});

test('[R2.21] [R9.2] a device without the scanner’s files says so offline, accepts a typed number, and scans once the network is back', async ({
  phone: { page },
  server,
  expectNetworkErrors,
}) => {
  await untilInstalled(page);
  expectNetworkErrors();
  await server.kill();
  await page.goto('/my/scan');
  await expect(page.getByText('Сканера ещё нет на этом устройстве')).toBeVisible();
  await page.getByLabel('Номер с кода').fill('100123');
  await page.keyboard.press('Enter');
  await expect(order(page, '100123')).toBeVisible();

  await server.restart();
  await page.getByRole('button', { name: 'Включить снова' }).click();
  await expect(cameraHint(page)).toBeVisible();
});

for (const language of ['ru', 'uz']) {
  test(`[R10.1] [R1.8] axe finds no violation on the scanner in ${language}, and nothing overflows at 320 px`, async ({
    phone: { page },
    showToCamera,
  }) => {
    await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
    await showToCamera({ foreign128: HOSTILE });
    await page.goto('/my/scan?orders=100123-100124');
    await expect(page.getByText(HOSTILE)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowFindings(page)).toEqual([]);
  });
}
