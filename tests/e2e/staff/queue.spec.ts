import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { OWNER_NAME, textsOnDevice } from '../support/members/owner-view.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { dialogOf, expectAfterPoll, openSection, staffRow } from '../support/members/staff.ts';

resetAfterEach('student');

/** The first order of a list that a member's or a staff screen shows. */
async function firstNumber(page: Page): Promise<string> {
  const number = page
    .getByRole('main')
    .getByText(/^№\s\d+$/)
    .first();
  return ((await number.textContent()) ?? '').replace(/\D/g, '');
}

const rowOf = (page: Page, number: string) => staffRow(page, new RegExp(`№\\s${number}`));

test(
  '[R11.6] [R12.4] a manager moves an order by one press, says where it is and hands it out, and the member’s screen follows; the device keeps nothing of it',
  { tag: '@journey' },
  async ({ page, openApp, emptyProfileDir }) => {
    const { page: member } = await openApp(emptyProfileDir);
    await openSignedIn(member, 'student');
    await member.goto('/my/orders?status=PROCESSING');
    await expect(member.getByRole('article').first()).toBeVisible();

    await openSignedIn(page, 'manager');
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Поиск участника' }).click();
    await openSection(page, 'Заказы');
    await page.getByRole('radio', { name: 'В обработке' }).click({ force: true });
    await expect(page).toHaveURL(/status=PROCESSING/);
    const product = staffRow(page, OWNER_NAME).filter({
      has: page.getByRole('button', { name: /^Закупаем/ }),
    });
    await expect(product.first()).toBeVisible();
    const number = (
      (await product
        .first()
        .getByText(/^№\s\d+$/)
        .textContent()) ?? ''
    ).replace(/\D/g, '');
    await expectNoAxeViolations(page);
    await member.goto(`/my/orders/${number}`);
    const track = member.getByRole('region', { name: 'Путь заказа' });
    await expect(track).toBeVisible();

    // Whatever its status: a poll takes an order that has moved out of a list by status.
    await page.getByRole('searchbox', { name: 'Номер заказа' }).fill(number);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const row = rowOf(page, number);
    await row.getByRole('button', { name: /^Закупаем/ }).click();
    await expect(row.getByRole('button', { name: /^Отправить в путь/ })).toBeVisible();
    await expectAfterPoll(member, track.getByText('Закупаем товар'));

    await row.getByRole('button', { name: /^Другой статус/ }).click();
    await dialogOf(page).getByLabel('Новый статус').selectOption({ label: 'Готов к выдаче' });
    await dialogOf(page).getByLabel('Что сказать участнику').fill('Спроси на вахте');
    await expectNoAxeViolations(page);
    await dialogOf(page).getByRole('button', { name: 'Перевести: «Готов к выдаче»' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectAfterPoll(member, track.getByText('Спроси на вахте'));

    await row.getByRole('button', { name: /^Выдать/ }).click();
    await expect(dialogOf(page)).toContainText(`Получает ${OWNER_NAME}`);
    await dialogOf(page).getByRole('button', { name: 'Выдать', exact: true }).click();
    await expect(row.getByText('Получен', { exact: true })).toBeVisible();
    await expectAfterPoll(member, member.getByRole('main').getByText('Получен').first());

    await row.getByRole('button', { name: /^Вернуть выдачу/ }).click();
    await dialogOf(page).getByLabel('Причина').fill('Отдали не тот размер');
    await expectNoAxeViolations(page);
    await dialogOf(page).getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectAfterPoll(member, track.getByText('Отдали не тот размер'));
    await expect(member.getByRole('button', { name: /Показать код/ })).toBeVisible();

    await row.getByRole('button', { name: /^Выдать/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Выдать', exact: true }).click();
    await expect(row.getByText(/^Выдан /)).toBeVisible();
    await expectAfterPoll(member, member.getByText(/^Выдан$/));
    expect(await textsOnDevice(page, ['Соколова', 'Спроси на вахте'])).toEqual([]);
  },
);

test('[R11.6] [R11.2] of two who move one order the second one reads who was faster, and nothing is done twice', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  // The service refuses the second one by a status.
  expectNetworkErrors();
  const { page: other } = await openApp(emptyProfileDir);
  await openSignedIn(other, 'admin', '/my/staff/orders?status=PROCESSING');
  await openSignedIn(page, 'manager', '/my/staff/orders?status=PROCESSING');
  await expect(rowOf(page, await firstNumber(page))).toBeVisible();
  const number = await firstNumber(page);
  await expect(rowOf(other, number)).toBeVisible();
  await rowOf(other, number)
    .getByRole('button', { name: /^Другой статус/ })
    .click();
  await dialogOf(other)
    .getByRole('button', { name: /^Перевести/ })
    .click();
  await expect(dialogOf(other)).toHaveCount(0);

  const row = rowOf(page, number);
  await row.getByRole('button').first().click();
  await expect(row.getByRole('alert')).toContainText('Сардор Исмаилов');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rowOf(page, number)).toHaveCount(0);
});

test('[R11.6] the second tap of a double tap does not press what has taken the place of the first button', async ({
  page,
}) => {
  await openSignedIn(page, 'manager', '/my/staff/orders?status=PROCESSING');
  const next = page.getByRole('button', { name: /^Закупаем/ }).first();
  const row = rowOf(page, ((await next.textContent()) ?? '').replace(/\D/g, ''));
  await next.scrollIntoViewIfNeeded();
  const box = await next.boundingBox();
  if (!box) throw new Error('The button has no place');
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(next).toHaveCSS('pointer-events', 'auto');
  // The moment in which a tap counts as the second one lasts until the test has tapped.
  const acts = row.locator('[data-even]');
  const last = (duration: string) =>
    acts.evaluate((element: HTMLElement, time) => {
      element.style.animationDuration = time;
    }, duration);
  await last('1h');
  await expect(next).toHaveCSS('pointer-events', 'auto');
  await tap();
  await expect(row.getByRole('button', { name: /^Отправить в путь/ })).toBeVisible();
  await tap();
  await last('');
  await row.getByRole('button', { name: /^Другой статус/ }).click();
  await expect(dialogOf(page)).toContainText('сейчас: «Закупаем»');
});

test('[R11.6] several orders get a status together, and a cancellation says what is paid back and why', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  const { page: member } = await openApp(emptyProfileDir);
  await openSignedIn(member, 'student');
  await openSignedIn(page, 'manager', '/my/staff/orders?status=PROCESSING');
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const count = Math.min(2, await boxes.count());
  for (let index = 0; index < count; index += 1) await boxes.nth(index).press('Space');
  const bar = page.getByRole('region', { name: 'Выбранные заказы' });
  await expect(bar).toContainText(`Выбрано: ${count}`);
  await bar.getByLabel('Новый статус').selectOption({ label: 'В пути' });
  await bar.getByRole('button', { name: 'Перевести' }).click();
  await expect(bar).toHaveCount(0);

  await page.goto('/my/staff/orders?status=DELIVERY');
  const row = staffRow(page, OWNER_NAME).first();
  await row.getByRole('button', { name: /^Отменить/ }).click();
  await expect(dialogOf(page)).toContainText(`${OWNER_NAME} получит назад`);
  await dialogOf(page)
    .getByRole('button', { name: /^Отменить и вернуть/ })
    .click();
  await expect(dialogOf(page).getByLabel('Причина')).toHaveAccessibleDescription(/обязательно/);
  await dialogOf(page).getByLabel('Причина').fill('Поставщик подвёл');
  await dialogOf(page)
    .getByRole('button', { name: /^Отменить и вернуть/ })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
  await member.goto('/my/history');
  await expectAfterPoll(
    member,
    member.getByText('Возврат за заказ').filter({ visible: true }).first(),
  );
});

test('[R11.6] the role of the desk begins at the desk, and can do nothing in the queue but hand out', async ({
  page,
}) => {
  await openSignedIn(page, 'desk', '/my/staff');
  await expect(page).toHaveURL(/\/my\/desk$/);
  await openSection(page, 'Заказы');
  await page.getByRole('radio', { name: 'Готов к выдаче' }).click({ force: true });
  const row = staffRow(page, 'Готов к выдаче').first();
  await expect(row.getByRole('button', { name: /^Выдать/ })).toBeVisible();
  for (const name of [/^Отменить/, /^Другой статус/]) {
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const number = (await row.getByText(/^№\s\d+$/).textContent()) ?? '';
  await page.getByRole('radio', { name: 'Отменён' }).click({ force: true });
  // What is typed, and what a hand scanner sends.
  for (const code of [number, `${number.replaceAll(/\D/g, '')}-9999999`]) {
    await page.getByRole('searchbox', { name: 'Номер заказа' }).fill(code);
    await expect(staffRow(page, /^./)).toHaveCount(1);
    await expect(rowOf(page, number.replaceAll(/\D/g, ''))).toBeVisible();
  }
  await page.getByRole('searchbox').fill('9999999');
  await expect(page.getByRole('heading', { name: 'Такого заказа нет' })).toBeVisible();
  await page.goto('/my/staff/journal');
  await expect(
    page.getByRole('heading', { name: 'Раздел открыт сотрудникам программы' }),
  ).toBeVisible();
});

test('[R11.6] [R9.11] without a network the queue says so, and comes by itself with the network', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'manager', '/my/staff/orders');
  await expect(staffRow(page, OWNER_NAME).first()).toBeVisible();
  await server.faults([{ match: '^GET /programme/v1/orders', status: 503 }]);
  await page.getByRole('radio', { name: 'Закупаем' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Сервис не ответил' })).toBeVisible();
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: 'Сервис не ответил' })).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: 'В очереди' }).click({ force: true });
  await expect(
    page.getByRole('heading', { name: /Раздел работает только по сети|Сервис не ответил/ }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(staffRow(page, OWNER_NAME).first()).toBeVisible();
});
