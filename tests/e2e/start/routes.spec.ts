import { expect } from '@playwright/test';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

test.describe('a student', () => {
  test('[R2.1] [R2.5] opens the screens: each has its title, its body class and the focus on its heading', async ({
    page,
  }) => {
    await openSignedIn(page, 'student');
    await expect(page.locator('body')).toHaveClass('Profile');
    // The profile's heading is in its place only with the profile's data.
    await expect(page.getByText('12 480').first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Заказы · /);
    await expect(page.locator('body')).toHaveClass('Orders');
    await page.goBack();
    await expect(page.locator('body')).toHaveClass('Profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('[R2.5] the titles of a product, an order and a lesson name it, and go back with the screen', async ({
    page,
  }) => {
    await openSignedIn(page, 'student');
    for (const list of ['catalog/services', 'orders', 'education']) {
      await page.goto(`/my/${list}`);
      const link = page
        .locator(`main :is(article, ol) a[href^="/my/${list.split('/')[0]}/"]`)
        .first();
      await expect(link).toBeVisible();
      const title = await page.title();
      await link.click();
      const heading = page.getByRole('heading', { level: 1 });
      // Until it is read the screen has the name of its kind.
      await expect(heading).toHaveText(/^(?!(Товар|Услуга|Заказ|Урок)$).*\S/u);
      const name = await heading.innerText();
      await expect.poll(() => page.title()).toContain(`${name} · `);
      await page.goBack();
      await expect.poll(() => page.title()).toBe(title);
    }
  });

  test('[R2.2] opens the catalog and sees its products and a link to the services', async ({
    page,
  }) => {
    await openSignedIn(page, 'student');
    await page.getByRole('navigation').getByRole('link', { name: 'Каталог' }).click();
    await expect(page).toHaveURL('/my/catalog/products');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Услуги' }).click();
    await expect(page).toHaveURL('/my/catalog/services');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/my/');
  });

  test('[R2.3] opens several orders at once; an unknown one shows its own message beside the others', async ({
    page,
    expectNetworkErrors,
  }) => {
    // The service responds with 404 for the order that does not exist.
    expectNetworkErrors();
    await openSignedIn(page, 'student');
    await page.goto('/my/orders');
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    const numbers = await page.getByText(/^№\s\d+$/).allTextContents();
    const [first = '', second = ''] = numbers.map((text) => text.replace(/\D/g, ''));
    await page.goto(`/my/orders/${second}-${first}-${second}-999999999`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(`№ ${second}`, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Заказа № 999999999 среди твоих нет')).toBeVisible();
    await page.goto(`/my/orders/${first}-abc`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
  });

  test('[R2.4] follows ?href= only inside the app', async ({ page, server }) => {
    await openSignedIn(page, 'student');
    await page.goto('/my/?href=/my//orders');
    await expect(page).toHaveURL('/my/orders');
    for (const unsafe of [
      '//evil.example',
      '/%5Cevil.example',
      'https://evil.example',
      '/no/such',
    ]) {
      await page.goto(`/my/faq?href=${encodeURIComponent(unsafe)}`);
      await expect(page).toHaveURL(`${server.origin}/my/faq`);
    }
  });

  test('[R2.1] [R9.2] opens the profile at the address of the page’s file, also without a network', async ({
    page,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    await openSignedIn(page, 'student');
    await expect(page.getByText('12 480').first()).toBeVisible();
    await untilInstalled(page);
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline);
      await page.goto('/my/index.html?from=link');
      await expect(page.getByText('12 480').first()).toBeVisible();
      await expect(page).toHaveURL('/my/?from=link');
    }
  });

  test('[R2.10] sees a link to the profile on an address that does not exist', async ({ page }) => {
    await openSignedIn(page, 'student');
    await page.goto('/my/no/such/screen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
    await page.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/my/');
  });

  test('[R2.3] [R2.4] [R2.10] opens what a copied address means, whatever the message put around it', async ({
    page,
    server,
  }) => {
    await openSignedIn(page, 'student');
    await page.goto('/my/orders');
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    const numbers = await page.getByText(/^№\s\d+$/).allTextContents();
    const [one = '', other = ''] = numbers.map((text) => text.replace(/\D/g, ''));
    const orders = Array.from('.,;:!?)]>»"\'”…', (sign) => [one + encodeURIComponent(sign), one]);
    for (const [copied, meant] of [
      ...orders,
      [`${one}%20`, one],
      [`${one}.»`, one],
      [`${one}–${other}`, `${one}-${other}`],
      [`${one} — ${other}).`, `${one}-${other}`],
    ]) {
      await page.goto('/my/faq');
      await page.goto(`/my/orders/${copied}`);
      await expect(page).toHaveURL(`${server.origin}/my/orders/${meant}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/заказ/iu);
      await page.goBack();
      await expect(page).toHaveURL(`${server.origin}/my/faq`);
    }
    for (const [copied, meant] of [
      ['faq.', 'faq'],
      ['orders.', 'orders'],
      ['/orders', 'orders'],
      ['orders/.»?codes', 'orders?codes'],
      ['?href=/my/faq.', 'faq'],
    ]) {
      await page.goto(`/my/${copied}`);
      await expect(page).toHaveURL(`${server.origin}/my/${meant}`);
    }
    for (const unknown of ['orders/abc.', 'no/such/screen).', 'orders/0664.']) {
      await page.goto(`/my/${unknown}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
    }
  });

  test(
    '[R4.11] returns from the sign-in page to the requested screen',
    { tag: '@journey' },
    async ({ openApp, emptyProfileDir }) => {
      const { page } = await openApp(emptyProfileDir);
      await page.goto('/my/orders?tab=services');
      await signInAs(page, 'student');
      await expect(page).toHaveURL('/my/orders?tab=services');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
    },
  );
});

test(
  '[R4.1] [R2.40] [R2.42] a member with a blocked card sees this message on every screen, as a page of its own',
  { tag: '@journey' },
  async ({ page }) => {
    await openSignedIn(page, 'card-blocked');
    const heading = page.getByRole('heading', { level: 1 });
    const announced = page.getByRole('status').filter({ hasText: 'Карта временно заблокирована' });
    await expect(heading).toHaveText('Карта временно заблокирована');
    await page.goto('/my/orders');
    await expect(heading).toHaveText('Карта временно заблокирована');
    await expect(page.locator('body')).toHaveClass('Blocked');
    await expect(page).toHaveTitle(/^Карта временно заблокирована · /);
    // A screen that stays open, and back: as with any other screen, the focus goes along.
    await page.getByRole('main').getByRole('link', { name: 'Правила' }).click();
    await expect(page.locator('body')).toHaveClass('Rules');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('Карта временно заблокирована');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Карта временно заблокирована · /);
    await expect(announced).toHaveCount(1);
  },
);

test('[R4.9] [R4.1] a screen that needs an active physical card redirects to GetCard, which says for what', async ({
  page,
}) => {
  await openSignedIn(page, 'applicant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Заказы' })).toHaveCount(0);
  const reason = page.getByText('Необходимо заполнить данные для карты');
  await expect(reason).toHaveCount(0);
  // The toast disappears after three seconds, and the page may take longer to load.
  await Promise.all([expect(reason).toBeVisible(), page.goto('/my/orders')]);
  await expect(page).toHaveURL('/my/get-card');
  await expect(page.getByText('Чтобы открыть «Заказы», нужна карта.')).toBeVisible();
});

for (const account of ['card-off', 'two-cards']) {
  test(`[R4.9] [R4.1] ${account}: a member whose card is off is not sent to get one`, async ({
    page,
  }) => {
    await openSignedIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Заказы' })).toHaveCount(0);
    await page.goto('/my/orders');
    await expect(page).toHaveURL('/my/get-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карта есть, но не работает');
    await expect(page.getByText('Необходимо заполнить данные для карты')).toHaveCount(0);
    await expect(page.getByText('две физические карты')).toHaveCount(
      account === 'two-cards' ? 1 : 0,
    );
  });
}

test('[R2.7] a member with an active card who opens GetCard sees the profile', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/get-card');
  await expect(page).toHaveURL('/my/');
});
