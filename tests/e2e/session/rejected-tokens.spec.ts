import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { buy, dialogOf, openProduct, PRODUCT } from '../support/members/buying.ts';
import { fieldOf, fillInvitation, newFriend } from '../support/members/friends.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import {
  chooseOwnDevice,
  password,
  REJECTION,
  signInAgain,
} from '../support/members/session-end.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { filledTables, keptForms } from '../support/members/stored-area.ts';

resetAfterEach('student');

test('[R4.11] [R9.9] two rejected tokens in a row lead to the sign-in page and lose neither the draft nor the purchase without a response', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  await fieldOf(page, 'Фамилия').fill('Qdraft');
  await expect.poll(() => keptForms(page)).toContain('Qdraft');
  await openProduct(page, PRODUCT);
  await server.faults([{ match: '^POST /service/api/orders$', drop: 'after' }]);
  expect((await buy(page)).state).toBe('unconfirmed');
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();

  await server.faults([{ ...REJECTION, match: '^GET /service/api/' }]);
  await page.reload({ waitUntil: 'commit' });
  await expect(password(page)).toBeVisible();
  expect(await filledTables(page)).toEqual(['formDrafts', 'posts']);

  await server.clearFaults();
  await signInAs(page, 'student');
  const placed = page.getByRole('main').getByText(/^Заказ №\s\d+ принят: /u);
  await expect(placed).toBeVisible();
  await page.goto('/my/invite');
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
});

test('[R4.11] [R9.10] [R9.8] two rejected tokens keep an application that waits for the lander; the next member who signs in finds nothing of it', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await server.faults([{ match: '^POST /lander/', drop: 'before' }]);
  await page.goto('/my/invite');
  await fillInvitation(page, newFriend());
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  // The form keeps its draft until the first attempt has ended.
  const written = async () =>
    (await filledTables(page)).filter((name) => ['formDrafts', 'posts'].includes(name));
  await expect.poll(written).toEqual(['posts']);

  await server.faults([
    { match: '^POST /lander/', drop: 'before' },
    { ...REJECTION, match: '^GET /service/api/' },
  ]);
  await page.reload({ waitUntil: 'commit' });
  await expect(password(page)).toBeVisible();
  expect(await filledTables(page)).toEqual(['posts']);

  await server.clearFaults();
  await signInAs(page, 'poor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => filledTables(page)).toContain('cards');
  expect(await filledTables(page)).not.toContain('posts');
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
});

test('[R4.11] [R9.9] on the member’s own device two rejected tokens lose neither the draft nor the purchase without a response, and the data stays readable', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await chooseOwnDevice(page);
  await page.goto('/my/invite');
  await fieldOf(page, 'Фамилия').fill('Qdraft');
  await expect.poll(() => keptForms(page)).toContain('Qdraft');
  await openProduct(page, PRODUCT);
  await server.faults([{ match: '^POST /service/api/orders$', drop: 'after' }]);
  expect((await buy(page)).state).toBe('unconfirmed');
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();

  await server.faults([{ ...REJECTION, match: '^GET /service/api/' }]);
  await page.goto('/my/');
  await expect(signInAgain(page)).toBeVisible();
  expect(await filledTables(page)).toEqual(
    expect.arrayContaining(['cards', 'formDrafts', 'posts']),
  );

  await server.clearFaults();
  await signInAgain(page).click();
  await signInAs(page, 'student');
  const placed = page.getByRole('main').getByText(/^Заказ №\s\d+ принят: /u);
  await expect(placed).toBeVisible();
  await page.goto('/my/invite');
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
});
