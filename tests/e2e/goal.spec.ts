import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { visitOnce } from './support/member-profile.ts';
import { signInAs } from './support/sign-in.ts';

const goal = (page: Page) => page.getByRole('region', { name: 'Твоя цель' });

test('[R2.12] [R2.13] what the student saves for is readable without a network after one visit', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  // Two starts of a browser, with the whole catalogue stored in between.
  test.slow();
  const today = await openApp(profileDir);
  await visitOnce(today, 'student');
  await today.page.goto('/my/');
  const product = await goal(today.page).getByRole('link').textContent();
  const progress = goal(today.page).getByRole('progressbar', { name: `Накоплено на «${product}»` });
  const saved = await progress.getAttribute('aria-valuenow');
  await today.context.close();

  expectNetworkErrors();
  await server.kill();
  const { page } = await openApp(profileDir);
  await page.goto('/my/');
  const there = goal(page);
  await expect(there.getByRole('link', { name: product ?? '' })).toBeVisible();
  await expect(there.getByRole('progressbar')).toHaveAttribute('aria-valuenow', saved ?? '');
  await there.getByRole('link').click();
  await expect(page).toHaveURL(/\/my\/catalog\/\d+$/);
});

test('[R2.13] a goal that the service does not tell can be asked for again', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: 'GET /service/api/goal', status: 500, body: '' }]);
  await signInAs(page, 'student');
  await expect(goal(page).getByText('Цель не загрузилась. Баланс не изменился.')).toBeVisible();
  await server.clearFaults();
  await goal(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(goal(page).getByRole('progressbar')).toBeVisible();
});
