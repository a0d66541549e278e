import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student');

const PLACE = 'Главный корпус, пункт выдачи, окно 2';
/** What the student can fetch: two of them elsewhere. */
const IDS = '10580-10573-10566-10559-10552';

const response = (desk: Page) => desk.getByRole('region', { name: 'Ответ на код' });
const hint = (desk: Page) => response(desk).getByRole('status');
const title = (desk: Page) => response(desk).getByRole('heading', { level: 2 });

/** The combined code on the member's screen, as a desk's camera reads it. */
async function readCombinedCode(member: Page): Promise<string> {
  const view = member.getByRole('dialog');
  const picture = view.getByRole('img', { name: 'QR-код' });
  for (let step = 0; step < 5; step += 1)
    await view.getByRole('button', { name: 'Следующий код' }).click();
  await view.getByRole('button', { name: 'Не сканируется?' }).click();
  await expect(picture).toBeVisible();
  const [code] = await decodeScreen(view);
  expect(code).toMatchObject({ type: 'QR-Code' });
  return code?.text ?? '';
}

test('[R12.1] [R2.20] a desk without a network tells a combined code that was signed just now from a screenshot, and hands both out', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page: member } = await openApp(emptyProfileDir);
  await member.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(member, 'student', '/my/orders?codes');
  const code = await readCombinedCode(member);
  expect(code).toMatch(new RegExp(`^${IDS}\\.[\\dA-F]{136}$`));

  await openSignedIn(page, 'desk', '/my/staff');
  await page.getByRole('button', { name: PLACE }).click();
  await expect(page.getByText(/^Ждут выдачи: \d/)).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.type(`${code}\n`);
  await expect(title(page)).toHaveText('Можно выдать');
  await expect(hint(page)).toBeHidden();
  // Somebody has put the signature of other orders behind these.
  await page.keyboard.type(`10580-10559.${code.split('.')[1]}\n`);
  await expect(hint(page)).toContainText('Отметка кода неверная');
  await response(page).getByRole('button', { name: 'Выдать: 2 заказа' }).click();
  await expect(title(page)).toHaveText('Выдано, ждёт записи');
});
