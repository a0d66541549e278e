import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { semesterOf } from '#src/domain/operations/semester-recap.ts';
import { History } from '#src/features/history/History.tsx';
import { monthsAgo, operation, storeOperations } from './history-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(closeArea);

test('[R2.14] the recap sums up the semester, and one press opens the previous one', async () => {
  const beforeThis = new Date(semesterOf(Date.now()).range.from - 1).toISOString();
  await storeOperations([
    operation('FRIEND', 300, beforeThis, 'Алексей'),
    operation('FRIEND', 1200, monthsAgo(0, 1), 'Мария'),
    operation('FRIEND', 1200, monthsAgo(0, 1), 'Олег'),
    operation('ORDER', -500, monthsAgo(0, 1), 'Кружка'),
  ]);
  show(<History />, '/history?view=statistics');
  await page.getByRole('button', { name: 'Итоги семестра' }).click();
  const dialog = page.getByRole('dialog', { name: 'Итоги семестра' });
  await expect.element(dialog).toMatchTextContent(/заработано за семестр2\s400\sтокенов/);
  await expect.element(dialog).toMatchTextContent(/приглашённых друга2/);
  await expect.element(dialog).toMatchTextContent(/заказ из каталога1/);
  (dialog.getByRole('radio', { checked: false }).element() as HTMLElement).click();
  await expect.element(dialog).toMatchTextContent(/заработано за семестр300\sтокенов/);
  await expect.element(dialog).not.toMatchTextContent(/заказ/);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[R2.14] a semester that earned nothing offers no recap', async () => {
  await storeOperations([operation('ORDER', -500, monthsAgo(0, 1), 'Кружка')]);
  show(<History />, '/history?view=statistics');
  await expect.element(page.getByRole('heading', { name: 'На что ушло' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Итоги семестра' }).elements()).toEqual([]);
});
