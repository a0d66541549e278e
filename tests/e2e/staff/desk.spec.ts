import { expect, type Page } from '@playwright/test';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs, signOutByMenu } from '../support/members/sign-in.ts';
import { dialogOf, expectAfterPoll, staffRow } from '../support/members/staff.ts';

resetAfterEach('student');

const PLACE = 'Главный корпус, пункт выдачи, окно 2';
/** Orders of the student: three wait at the place, one is on its way, one is cancelled. */
const [READY, ANOTHER, THIRD, COMING, CANCELLED] = [10_559, 10_573, 10_580, 10_594, 10_510];

const response = (page: Page) => page.getByRole('region', { name: 'Ответ на код' });
const title = (page: Page) => response(page).getByRole('heading', { level: 2 });

/** Signs in at a desk, which remembers its place from then on. */
async function openDesk(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account, '/my/staff');
  if (account !== 'desk') await page.goto('/my/desk');
  await page.getByRole('button', { name: PLACE }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Выдача: ${PLACE}` })).toBeVisible();
  await expect(page.getByText(/^Ждут выдачи: \d/)).toBeVisible();
}

/** What a hand scanner does: it types a code and a line end, whatever has the focus. */
const scan = (page: Page, code: string): Promise<void> => page.keyboard.type(`${code}\n`);

test(
  '[R12.1] [R12.4] the desk begins at its place and hands out by a code, the member’s screen follows, and the next one with the code reads who was faster',
  { tag: '@journey' },
  async ({ page, openApp, emptyProfileDir }) => {
    const { page: member } = await openApp(emptyProfileDir);
    await openSignedIn(member, 'student', `/my/orders/${READY}`);
    await openDesk(page, 'desk');
    await scan(page, String(READY));
    await expect(title(page)).toHaveText('Можно выдать');
    await expect(response(page)).toContainText('Дарья С., карта …');
    await response(page).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
    await expect(title(page)).toHaveText('Выдано');
    await expect(page.getByText('Выдано сегодня: 1')).toBeVisible();
    await expectAfterPoll(member, member.getByRole('main').getByText('Получен').first());

    await scan(page, String(READY));
    await expect(title(page)).toHaveText('Уже выдано');
    await expect(response(page)).toContainText(`Где: ${PLACE}.`);
    await response(page)
      .getByRole('button', { name: /^Вернуть выдачу/ })
      .click();
    await dialogOf(page).getByLabel('Причина').fill('Отдали не тот размер');
    await dialogOf(page).getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(title(page)).toHaveText('Можно выдать');
    await expect(page.getByText('Выдано сегодня: 0')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Выдача: ${PLACE}` })).toBeVisible();
  },
);

test('[R12.1] a combined code is handed out as a whole or in parts, and each of its orders says what it is', async ({
  page,
}) => {
  await openDesk(page, 'manager');
  await scan(page, [READY, ANOTHER, COMING, CANCELLED].join('-'));
  await expect(title(page)).toHaveText('Можно выдать');
  const orders = response(page).getByRole('listitem');
  await expect(orders).toHaveCount(4);
  await expect(orders.filter({ hasText: `${COMING}` })).toContainText('Сейчас «В пути»');
  await expect(orders.filter({ hasText: `${CANCELLED}` })).toContainText('сумма вернулась');
  await expectNoAxeViolations(page);
  await orders
    .filter({ hasText: `${ANOTHER}` })
    .getByRole('checkbox')
    .press('Space');
  await response(page).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
  await expect(orders.filter({ hasText: `${READY}` })).toContainText('Выдано');
  await expect(title(page)).toHaveText('Можно выдать');

  // The next code comes before the other one is handed out: the screen does not forget it.
  await scan(page, 'P101');
  await expect(title(page)).toHaveText('Это код товара');
  await expect(response(page)).toContainText(`Не отмечены выданными: ${ANOTHER}`);
  await response(page).getByRole('button', { name: 'Вернуться к ним' }).click();
  await expect(response(page)).toContainText('Здесь ждёт ещё 1 заказ');
  await response(page).getByRole('button', { name: 'Здесь ждёт ещё 1 заказ' }).click();
  await response(page).getByRole('button', { name: 'Выдать: 2 заказа' }).click();
  await expect(title(page)).toHaveText('Выдано');
  await expect(orders).toHaveCount(2);
  await expect(orders.filter({ hasText: `${THIRD}` })).toBeVisible();
});

test('[R12.1] a member is found by the name, and by the card that is shown', async ({ page }) => {
  await openDesk(page, 'desk');
  const field = page.getByRole('searchbox', { name: 'Номер, карта или имя' });
  await field.fill('Соколова Дарья Андреевна');
  const found = page.getByRole('button', { name: /^Дарья С\..*3 заказа/ });
  await expect(found).toBeVisible();
  await expectNoAxeViolations(page);
  const [, digits = ''] = /…(\d{4})/.exec((await found.textContent()) ?? '') ?? [];
  await found.click();
  await expect(response(page).getByRole('listitem')).toHaveCount(3);
  await scan(page, digits);
  await expect(response(page).getByRole('button', { name: 'Выдать: 3 заказа' })).toBeVisible();
  await field.fill('Нурмухаммедова');
  await field.press('Enter');
  await expect(title(page)).toHaveText('Такого имени здесь нет');
});

test('[R12.1] [R12.3] of two desks with one order on the screen the second one reads who was faster, when and where', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  // The service refuses the second one by a status.
  expectNetworkErrors();
  const { page: other } = await openApp(emptyProfileDir);
  await openDesk(other, 'desk');
  await openDesk(page, 'manager');
  for (const desk of [page, other]) {
    await scan(desk, String(READY));
    await expect(title(desk)).toHaveText('Можно выдать');
  }
  await response(other).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
  await expect(title(other)).toHaveText('Выдано');
  const button = response(page).getByRole('button', { name: 'Выдать: 1 заказ' });
  if (await button.isVisible()) await button.click();
  await expect(title(page)).toHaveText('Уже выдано');
  await expect(response(page)).toContainText(/Выдан .+\. Кто выдал: .+\. Где: Главный корпус/);
});

/** In the page: how many encrypted parts of a desk's list the device has. */
async function countDeskRows(): Promise<number> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const opening = indexedDB.open(names.find((name) => name.startsWith('area-')) ?? '');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const db = opening.result;
  const counting = db.transaction('deskOrders').objectStore('deskOrders').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  db.close();
  return counting.result;
}

const unsent = (page: Page) => page.getByRole('list', { name: 'Ещё не записаны' });

/** Hands an order out on a desk that has no network. */
async function handOutOffline(page: Page, id: number): Promise<void> {
  await scan(page, String(id));
  await expect(title(page)).toHaveText('Можно выдать');
  await response(page).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
  await expect(title(page)).toHaveText('Выдано, ждёт записи');
}

test('[R12.2] [R12.3] two desks without a network hand out one order, one of them starts again: the first report counts, and both read of the other', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page: other } = await openApp(emptyProfileDir);
  await openDesk(other, 'desk');
  await openDesk(page, 'manager');
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('staff-precache')).keys()).length);
  await expect.poll(kept).toBe(3);
  await untilInstalled(page);
  for (const desk of [page, other]) {
    await desk.context().setOffline(true);
    await handOutOffline(desk, READY);
    await expect(unsent(desk)).toContainText(`№ ${READY}`);
  }
  await expectNoAxeViolations(page);
  // The browser's own cache may forget the files of staff, the worker does not.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.reload();
  await expect(page.getByText(/^Нет сети\. Список верен на \d\d:\d\d/)).toBeVisible();
  await expect(unsent(page)).toContainText('Ждёт записи');
  await scan(page, String(READY));
  await expect(title(page)).toHaveText('Уже выдано');
  await handOutOffline(page, ANOTHER);

  await other.context().setOffline(false);
  await expectAfterPoll(other, other.getByText('Выдано сегодня: 1'));
  await expect(unsent(other)).toBeHidden();
  await page.context().setOffline(false);
  await expectAfterPoll(page, page.getByText('Выдан второй раз').first());
  await expect(page.getByText(/^Другая выдача: /).first()).toBeVisible();
  await expect(unsent(page)).toBeHidden();
  await expectAfterPoll(other, title(other).getByText('Выдан дважды'));
  await expectAfterPoll(page, page.getByText(`Разобраться с выдачей: ${READY}`));
});

test('[R12.2] [R9.8] who signs out learns that hand-outs wait; a colleague on the same device sends them, as handed out by the first one', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openDesk(page, 'desk');
  await server.faults([{ match: '^POST /programme/v1/orders/.*/hand-out', status: 503 }]);
  await scan(page, String(READY));
  await response(page).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
  await expect(title(page)).toHaveText('Выдано, ждёт записи');
  await page.goto('/my/orders');
  await signOutByMenu(page);
  const question = page.getByRole('dialog', { name: 'Не всё отправлено' });
  await expect(question).toContainText('Выдачи ждут записи: 1. Они останутся');
  await question.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await server.clearFaults();
  await signInAs(page, 'manager');
  await expect(page.getByRole('heading', { name: 'Привет, Наталья!' })).toBeVisible();
  // The device remembers its place.
  await page.goto('/my/desk');
  await expectAfterPoll(page, page.getByText('Выдано сегодня: 1'));
  await expect(unsent(page)).toBeHidden();
  const row = page.getByRole('region', { name: 'Выдано сегодня' }).getByRole('listitem');
  await expect(row.filter({ hasText: String(READY) })).toContainText(/Выдача: (?!Наталья)/);
});

test('[R12.2] an admin withdraws a lost device, which loses its list at the next contact, whatever screen it shows', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  // The service refuses the device by a status.
  expectNetworkErrors();
  const { page: lost } = await openApp(emptyProfileDir);
  await openDesk(lost, 'desk');
  const stored = () => lost.evaluate(countDeskRows);
  await expect.poll(stored).toBeGreaterThan(0);
  await lost.goto('/my/orders');
  await openSignedIn(page, 'admin', '/my/staff/devices');
  await expect(staffRow(page, PLACE).first()).toBeVisible();
  await expectNoAxeViolations(page);
  // The newest one.
  const device = staffRow(page, PLACE).first();
  await device.getByRole('button', { name: /^Отозвать/ }).click();
  await expectNoAxeViolations(page);
  await dialogOf(page).getByRole('button', { name: 'Отозвать', exact: true }).click();
  await expect(staffRow(page, 'Отозвано')).toBeVisible();

  await expect(async () => {
    await wakeUp(lost);
    expect(await stored()).toBe(0);
  }).toPass();
  await lost.goto('/my/desk');
  await expect(lost.getByText(/^Это устройство отозвано/)).toBeVisible();
  await expect(lost.getByText(/^Ждут выдачи/)).toBeHidden();
});

test('[R12.1] [R9.11] without the service the list stays and says from when it is, and what is not in it is not checked', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openDesk(page, 'desk');
  await page.context().setOffline(true);
  await scan(page, String(COMING));
  await expect(title(page)).toHaveText('Не проверено');
  await page.context().setOffline(false);
  await expectAfterPoll(page, title(page).getByText('Ещё в пути'));

  await server.faults([{ match: '^GET /programme/v1/desk', status: 503 }]);
  await page.reload();
  await expect(page.getByText(/^Сервис не отвечает\. Список верен на \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/^Ждут выдачи: \d/)).toBeVisible();
  await server.clearFaults();
  await expectAfterPoll(page, page.getByText(/^Выдано сегодня: \d/));
});
