import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { openProduct, productCard } from '../support/members/buying.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const goal = (page: Page) => page.getByRole('region', { name: 'Твоя цель' });

test('[R2.12] [R2.13] after one visit the student’s goal and its progress are shown without a network', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  // Two starts of a browser, with the whole catalog stored in between.
  test.slow();
  const firstVisit = await openApp(profileDir);
  await visitOnce(firstVisit, 'student');
  await firstVisit.page.goto('/my/');
  const product = await goal(firstVisit.page).getByRole('link').textContent();
  const progress = goal(firstVisit.page).getByRole('progressbar', {
    name: `Накопления на цель: ${product}`,
  });
  const storedProgress = await progress.getAttribute('aria-valuenow');
  await firstVisit.context.close();

  expectNetworkErrors();
  await server.kill();
  const { page } = await openApp(profileDir);
  await page.goto('/my/');
  const offlineGoal = goal(page);
  await expect(offlineGoal.getByRole('link', { name: product ?? '' })).toBeVisible();
  await expect(offlineGoal.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    storedProgress ?? '',
  );
  await offlineGoal.getByRole('link').click();
  await expect(page).toHaveURL(/\/my\/catalog\/\d+$/);
});

test('[R2.13] when the goal fails to load, a button loads it again', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: 'GET /service/api/goal', status: 500, body: '' }]);
  await openSignedIn(page, 'student');
  await expect(goal(page).getByText('Цель не загрузилась. Баланс не изменился.')).toBeVisible();
  await server.clearFaults();
  await goal(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(goal(page).getByRole('progressbar')).toBeVisible();
});

test('[R2.13] a goal that the device does not have yet is fetched, and never replaced without a question', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/service/api/goal',
    async (route) => {
      await released.promise;
      await route.continue();
    },
  );
  await openSignedIn(page, 'student');
  await openProduct(page, 161);
  const choice = page.getByRole('button', { name: 'Коплю на это' });
  const question = page.getByRole('dialog', { name: 'Поменять цель?' });
  const keep = async () => {
    await question.getByRole('button', { name: 'Оставить прежнюю' }).click();
    await expect(question).toHaveCount(0);
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
  };
  await choice.click();
  await expect(productCard(page)).toContainText('Смотрим, на что ты копишь сейчас');
  await expect(question).toContainText('На что ты копишь сейчас, загрузить не удалось');
  await keep();
  await expect(productCard(page)).not.toContainText('Смотрим, на что');

  released.resolve();
  await choice.click();
  await expect(question).toContainText('Планшет со стилусом');
  await keep();
});
