import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendAct } from '#src/data/api/programme-acts.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import {
  both,
  handOutButton,
  madina,
  openDesk,
  REFERENCE,
  refusal,
  response,
  scan,
  service,
  startDesk,
  takesHandOuts,
  title,
  waits,
} from './desk-fixtures.tsx';

vi.mock('#src/data/api/programme-acts.ts', () => ({ fetchForStaff: vi.fn(), sendAct: vi.fn() }));

beforeEach(startDesk);

const anna = { ...madina(), name: 'Анна И.', reference: REFERENCE.replace('1', '2'), card: null };

test('[R12.1] [R12.3] an order that a desk has reported without a network may be given already: yellow, with who and when', async () => {
  const report = { at: '2026-11-30T09:00:00.000Z', by: 'Дилноза Рахимова', place: both('Холл') };
  service.waiting = [{ ...waits(100_001), reports: [report] }];
  await openDesk();
  await scan('100001');
  await expect.element(title).toMatchTextContent('Возможно, уже выдано');
  await expect.element(response).toMatchTextContent('Кто выдал: Дилноза Рахимова. Где: Холл.');
  await expect
    .element(response.getByRole('button', { name: 'Проверено, выдать: 1' }))
    .toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R12.1] a hand-out that fails after the next code came stays in sight until it is dealt with', async () => {
  service.waiting = [waits(100_001), waits(100_002, anna), waits(100_003, anna)];
  await openDesk();
  await scan('100001');
  const sent = Promise.withResolvers<never>();
  vi.mocked(sendAct).mockReturnValueOnce(sent.promise);
  await handOutButton.click();
  await scan('100002');
  await expect.element(response).toMatchTextContent('Рюкзак 100002');
  await expect.element(response.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => vi.mocked(sendAct).mock.calls.length).toBe(1);
  sent.reject(refusal('Заказ ждёт в другом пункте'));
  await expect.element(response.getByRole('alert')).toMatchTextContent('не записалась: 100001');
  await scan('P101');
  const alert = response.getByRole('alert');
  await expect.element(alert).toMatchTextContent('не записалась: 100001');
  await expect.element(alert).toMatchTextContent('Не отмечены выданными: 100002');
  expect(await findings()).toEqual([]);
  await response.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[R12.1] of a combined code the service refuses one order by its number, and the others are handed out', async () => {
  service.waiting = [waits(100_001), waits(100_002), waits(100_003)];
  takesHandOuts();
  vi.mocked(sendAct).mockRejectedValueOnce(refusal('Заказ ждёт в другом пункте'));
  await openDesk();
  await scan('100001-100002');
  await handOutButton.click();
  const alert = response.getByRole('alert');
  await expect.element(alert).toMatchTextContent('№ 100001');
  await expect.element(alert).toMatchTextContent('Заказ ждёт в другом пункте');
  await expect.element(page.getByText('Ждут выдачи: 2')).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R12.1] a name is only looked for, and a person chooses who it is; a name that nobody has ends the response before it', async () => {
  service.waiting = [waits(100_001), waits(100_002, anna)];
  await openDesk();
  await scan('100001');
  await expect.element(title).toMatchTextContent('Можно выдать');
  await scan('Иванова Анна Сергеевна');
  await expect.element(title).toMatchTextContent('Какой код?');
  await page.getByRole('button', { name: /^Анна И\./ }).click();
  await expect.element(response).toMatchTextContent('Рюкзак 100002');
  // The desk knows no last names: an initial would name somebody else.
  await scan('Иванова');
  await expect.element(title).toMatchTextContent('Такого имени здесь нет');
});

test('[R12.1] what was left in the field does not spoil the code that a scanner types behind it', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  await userEvent.keyboard('Мади');
  await scan('100001');
  await expect.element(title).toMatchTextContent('Можно выдать');
});
