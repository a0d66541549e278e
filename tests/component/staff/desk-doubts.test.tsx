import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskHandOut } from '#src/contract/acts/desk.ts';
import { fetchForStaff, sendAct } from '#src/data/api/programme-acts.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import {
  both,
  given,
  handOutButton,
  known,
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

test('[R12.1] until the service has responded to a press nothing is red, and the same code is not handed out again', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  await scan('100001');
  const sent = Promise.withResolvers<never>();
  vi.mocked(sendAct).mockReturnValueOnce(sent.promise);
  await handOutButton.click();
  await expect.poll(() => vi.mocked(sendAct).mock.calls.length).toBe(1);
  await expect.element(page.getByText('Ждут выдачи: 0')).toBeVisible();
  await expect.element(title).toMatchTextContent('Можно выдать');
  await scan('100001');
  await expect.element(title).toMatchTextContent('Записываем…');
  await expect.element(handOutButton).not.toBeInTheDocument();
  expect(vibrate).not.toHaveBeenCalledWith([300, 100, 300]);
  service.waiting = [];
  service.orders = [known(100_001, { status: 'RECEIVED', handOut: given })];
  sent.resolve({ order: service.orders[0] } as never);
  await expect.element(title).toMatchTextContent('Уже выдано');
});

const handOut = {
  ...waits(100_001),
  id: 5,
  orderId: 100_001,
  at: given.at,
  receivedAt: given.at,
  by: 'Олег Тихонов',
  isUndone: false,
  mayUndo: false,
  problem: null,
  others: [],
} satisfies DeskHandOut;
const other = { at: given.at, by: 'Дилноза Рахимова', place: both('Холл') };

test.each([
  [
    'twice',
    'REPEATED',
    [other],
    'RECEIVED',
    'Выдан дважды',
    'Кто выдал: Дилноза Рахимова. Где: Холл.',
  ],
  ['after a cancellation', 'CANCELLED', [], 'CANCELLED', 'Выдан отменённый', 'надо забрать назад'],
  ['before it came', 'NOT_READY', [], 'DELIVERY', 'Выдан раньше времени', 'тот ли заказ отдан'],
] as const)(
  '[R12.3] an order that turns out to be given %s stays in sight after the next code, and is red, with what is wrong',
  async (_, problem, others, status, words, detail) => {
    service.waiting = [waits(100_001)];
    takesHandOuts();
    await openDesk();
    await scan('100001');
    await handOutButton.click();
    await expect.element(title).toMatchTextContent(/^Выдано$/);
    service.handOuts = [{ ...handOut, problem, others: [...others] }];
    service.orders = [known(100_001, { status, handOut: null })];
    await scan('P101');
    const alert = response.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Разобраться с выдачей: 100001');
    await response.getByRole('button', { name: 'Вернуться к ним' }).click();
    await expect.element(title).toMatchTextContent(words);
    await expect.element(response).toMatchTextContent(detail);
    await expect.element(response).toMatchTextContent('Кто выдал: Олег Тихонов.');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByText('Выдано сегодня: 0')).toBeVisible();
    expect(await findings()).toEqual([]);
  },
);

test('[R12.3] a hand-out that counts is not called one that does not, whatever a withdrawn device has reported before', async () => {
  service.orders = [known(100_001, { status: 'RECEIVED', handOut: given })];
  service.handOuts = [
    { ...handOut, id: 6, others: [other] },
    { ...handOut, problem: 'WITHDRAWN', others: [other] },
  ];
  await openDesk();
  await scan('100001');
  await expect.element(title).toMatchTextContent('Выдан дважды');
  expect(response.getByText('не засчитана').query()).toBeNull();
});

test('[R12.1] hand-outs of two codes at a time do not disturb each other', async () => {
  service.waiting = [waits(100_001), waits(100_002, anna)];
  await openDesk();
  const first = Promise.withResolvers<never>();
  const second = Promise.withResolvers<never>();
  vi.mocked(sendAct).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  await scan('100001');
  await handOutButton.click();
  await scan('100002');
  await handOutButton.click();
  await expect.poll(() => vi.mocked(sendAct).mock.calls.length).toBe(2);
  first.resolve({ order: known(100_001) } as never);
  await expect.element(page.getByText('Ждут выдачи: 0')).toBeVisible();
  await expect.element(title).toMatchTextContent('Можно выдать');
  second.resolve({ order: known(100_002) } as never);
  await expect.element(title).toMatchTextContent(/^Выдано$/);
  expect(vibrate).not.toHaveBeenCalledWith([300, 100, 300]);
});

test('[R12.1] [R12.2] what was handed out here today is red also where the service cannot be asked', async () => {
  service.handOuts = [handOut];
  await openDesk();
  vi.mocked(fetchForStaff).mockRejectedValue(new ServiceError({ category: 'timeout', call: 'x' }));
  await scan('100001');
  await expect.element(title).toMatchTextContent('Уже выдано');
  await expect.element(response).toMatchTextContent('на этом пункте. Кто выдал: Олег Тихонов.');
});

test('[R12.1] numbers that are typed one after the other are as many orders, without a word about a signature', async () => {
  service.waiting = [waits(100_001), waits(100_002)];
  await openDesk();
  await scan('100001, 100002');
  await expect.element(response.getByRole('button', { name: 'Выдать: 2 заказа' })).toBeVisible();
  await expect.element(response.getByRole('status')).not.toBeInTheDocument();
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
