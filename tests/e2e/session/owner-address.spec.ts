import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { OWNER, OWNER_NAME, ownerBar, REFERRED, viewOwner } from '../support/members/owner-view.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('owner') ?? '';

/** Opens the owner's area by the e-mail and waits until the address names the reference instead. */
async function openReferred(page: Page): Promise<string> {
  await openSignedIn(page, 'manager');
  await viewOwner(page);
  await expect(page).toHaveURL(REFERRED);
  return referenceOf(page);
}

test(
  '[R6.1] the owner’s reference stays in the address through navigation and reload, and a bookmark and a second tab show the same member',
  { tag: '@journey' },
  async ({ page, context }) => {
    const reference = await openReferred(page);
    await page.getByRole('link', { name: 'Заказы' }).first().click();
    await expect(page).toHaveURL(`/my/orders?owner=${reference}`);
    await page.getByRole('link', { name: 'Каталог' }).first().click();
    // The catalog leads on to its products by itself, in place of its own entry in the history.
    await expect(page).toHaveURL(`/my/catalog/products?owner=${reference}`);
    await page.goBack();
    await expect(page).toHaveURL(`/my/orders?owner=${reference}`);
    await page.reload();
    await expect(ownerBar(page)).toContainText(OWNER_NAME);
    await expect(page).toHaveURL(`/my/orders?owner=${reference}`);
    expect(page.url()).not.toContain('example');

    const link = page.getByRole('link', { name: 'Каталог' }).first();
    expect(await link.getAttribute('href')).toBe(`/my/catalog?owner=${reference}`);
    const second = await context.newPage();
    await second.goto(`/my/history?owner=${reference}`);
    await expect(ownerBar(second)).toContainText(OWNER_NAME);
    await expect(second).toHaveURL(`/my/history?owner=${reference}`);
    const stored = await second.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(stored).not.toContain(OWNER);
  },
);

test('[R6.1] [R2.4] a bookmark of an owner’s screen survives the sign-in page', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  const reference = await openReferred(page);
  const device = await openApp(emptyProfileDir);
  await device.page.goto(`/my/orders?owner=${reference}`);
  await signInAs(device.page, 'admin');
  await expect(ownerBar(device.page)).toContainText(OWNER_NAME);
  await expect(device.page).toHaveURL(`/my/orders?owner=${reference}`);
});

test('[R6.3] after leaving, neither Back nor a reload opens the owner again; the bookmark does', async ({
  page,
}) => {
  const reference = await openReferred(page);
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page).toHaveURL(`/my/orders?owner=${reference}`);
  await page.getByRole('button', { name: 'Закрыть просмотр' }).click();
  await expect(title(page)).toHaveText('Поиск участника');
  await expect(page.getByRole('listitem').filter({ hasText: OWNER_NAME })).toBeVisible();
  await expect(page).toHaveURL(/\/my\/staff$/);
  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(ownerBar(page)).toHaveCount(0);
  expect(page.url()).not.toContain(reference);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(ownerBar(page)).toHaveCount(0);
  await page.goto(`/my/?owner=${reference}`);
  await expect(ownerBar(page)).toContainText(OWNER_NAME);
});

test('[R6.1] a reference opens nothing for a member without a role, and leaves the address', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  const reference = await openReferred(page);
  const device = await openApp(emptyProfileDir);
  await device.page.goto(`/my/?owner=${reference}`);
  await signInAs(device.page, 'applicant');
  const reason = device.page.getByRole('dialog', { name: 'Нет доступа к чужому кабинету' });
  await reason.getByRole('button', { name: 'Хорошо' }).click();
  await expect(device.page.getByText('250').first()).toBeVisible();
  await expect(ownerBar(device.page)).toHaveCount(0);
  await expect(device.page).toHaveURL(/\/my\/$/);
});

test('[R6.1] [R6.3] an unknown and a broken reference are explained', async ({ page }) => {
  await openSignedIn(page, 'manager');
  await page.goto(`/my/orders?owner=${UNKNOWN}`);
  await expect(title(page)).toHaveText('Участник не найден');
  await expect(page.getByRole('main')).not.toContainText(UNKNOWN);
  await page.getByRole('main').getByRole('button').click();
  await expect(title(page)).toHaveText('Поиск участника');
  const reason = page.getByRole('dialog', { name: 'Кабинет участника не открыт' });
  for (const query of ['owner=', 'owner=student', `owner=${UNKNOWN}&owner=${UNKNOWN}`]) {
    await page.goto(`/my/?${query}`);
    await expect(reason).toBeVisible();
    await expect(ownerBar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/my\/$/);
  }
});

test('[R6.1] where the service does not respond, the area opens once it does', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const reference = await openReferred(page);
  const second = await page.context().newPage();
  const refused = JSON.stringify({ message: 'Позже', error: '', errorCode: 'TOO_MANY_REQUESTS' });
  await server.faults([{ match: '^GET /service/api/members', status: 429, body: refused }]);
  await second.goto(`/my/?owner=${reference}`);
  const retry = second.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await expect(second.getByText(/нет сети/i)).toHaveCount(0);
  await expect(second.getByText('Наталья')).toHaveCount(0);
  await server.clearFaults();
  await retry.click();
  await expect(ownerBar(second)).toContainText(OWNER_NAME);
});
