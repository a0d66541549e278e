import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendAct } from '#src/data/api/programme-acts.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { Desk } from '#src/features/staff/desk/Desk.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import {
  both,
  given,
  handOutButton,
  known,
  madina,
  openDesk,
  REFERENCE,
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

test('[R12.1] a device remembers its place; a code says what to give to whom, and a press hands it out', async () => {
  service.waiting = [waits(100_001)];
  takesHandOuts();
  await openDesk();
  expect(await findings()).toEqual([]);
  await scan('100001');
  await expect.element(title).toMatchTextContent('Можно выдать');
  await expect.element(response).toMatchTextContent('Мадина К., карта …4821');
  await expect.element(response).toMatchTextContent('Рюкзак 100001');
  expect(await findings()).toEqual([]);
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано');
  expect(vi.mocked(sendAct).mock.calls.map(([, path, body]) => [path, body])).toEqual([
    [
      '/orders/100001/hand-out',
      { place: 1, device: expect.any(String) as string, handOutId: expect.any(String) as string },
    ],
  ]);
  await expect.element(page.getByText('Ждут выдачи: 0')).toBeVisible();
  // The next window shows the same code.
  await scan('100001');
  await expect.element(title).toMatchTextContent('Уже выдано');
  await expect.element(response).toMatchTextContent('Кто выдал: Олег Тихонов. Где: Холл.');
  expect(await findings()).toEqual([]);

  show(null);
  show(<Desk />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Выдача: Библиотека' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Другой пункт' }).click();
  await expect.element(page.getByRole('button', { name: /^Холл/ })).toBeVisible();
});

test.each([
  ['early', { status: 'DELIVERY' }, 'Ещё в пути', 'Сейчас «В пути»'],
  ['elsewhere', { status: 'DELIVERED' }, 'Ждёт в другом пункте', 'Его выдадут здесь: Холл'],
  ['cancelled', { status: 'CANCELLED' }, 'Отменено', 'сумма вернулась'],
  ['service', { status: 'DELIVERED', kind: 'service' }, 'На пункте не выдаётся', 'Это услуга'],
  [
    'by courier',
    { status: 'DELIVERED', description: 'Доставка: Тверская, 1' },
    'На пункте не выдаётся',
    'доставка',
  ],
  ['received', { status: 'CLOSED' }, 'Уже выдано', 'отметки о выдаче на пункте нет'],
  ['nobody’s', null, 'Такого заказа нет', 'Номер неверный'],
] as const)(
  '[R12.1] an order that is %s cannot be handed out, and says why',
  async (_, fields, name, text) => {
    service.orders = fields ? [known(100_007, fields)] : [];
    await openDesk();
    await scan('100007');
    await expect.element(title).toMatchTextContent(name);
    await expect.element(response).toMatchTextContent(text);
    await expect.element(handOutButton).not.toBeInTheDocument();
  },
);

test.each([
  ['of a product', 'P101', 'Это код товара'],
  [
    'of 21 orders',
    Array.from({ length: 21 }, (_, index) => 100_001 + index).join('-'),
    'слишком много',
  ],
  ['of another programme', 'https://example.org/1', 'Это не код программы'],
] as const)(
  '[R12.1] a code %s is named, and nothing is asked of the service',
  async (_, code, name) => {
    await openDesk();
    await scan(code);
    await expect.element(title).toMatchTextContent(name);
    expect(service.lookUps).toEqual([]);
  },
);

test('[R12.1] a card that is blocked asks for a document, also when the card itself is shown', async () => {
  service.waiting = [waits(100_001, madina('blocked')), waits(100_002, madina('blocked'))];
  await openDesk();
  await scan('770012344821');
  await expect.element(title).toMatchTextContent('Нужен документ');
  await expect.element(response).toMatchTextContent('карта …4821 заблокирована');
  await expect
    .element(response.getByRole('button', { name: 'Проверено, выдать: 2' }))
    .toBeVisible();
  expect(await findings()).toEqual([]);
  await scan('77001234000000');
  await expect.element(title).toMatchTextContent('Ничего не ждёт');
});

test('[R12.1] a scanner that ends with Tab gets a response to every code, and Tab leaves a name', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  await userEvent.keyboard('100001{Tab}');
  await expect.element(title).toMatchTextContent('Можно выдать');
  await userEvent.keyboard('P101{Tab}');
  await expect.element(title).toMatchTextContent('Это код товара');
  await userEvent.keyboard('Мадина{Tab}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('Мадина');
});

test('[R12.1] a line end of a scanner presses nothing, whatever has the focus', async () => {
  service.waiting = [
    waits(100_001),
    waits(100_002, { ...madina(), reference: REFERENCE.replace('1', '2') }),
  ];
  await openDesk();
  await scan('100001');
  await expect.element(response).toMatchTextContent('Рюкзак 100001');
  (handOutButton.element() as HTMLElement).focus();
  await userEvent.keyboard('100002{Enter}{Enter}');
  await expect.element(response).toMatchTextContent('Рюкзак 100002');
  await expect.element(response).toMatchTextContent('Не отмечены выданными: 100001');
  expect(sendAct).not.toHaveBeenCalled();
});

test('[R12.1] [R12.3] an order that another desk has handed out meanwhile turns red, with who did it', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  await scan('100001');
  vi.mocked(sendAct).mockImplementation(() => {
    service.waiting = [];
    service.orders = [known(100_001, { status: 'RECEIVED', handOut: given })];
    const refusal = { category: 'refused', status: 409, text: 'Уже нельзя' } as const;
    return Promise.reject(new ServiceError({ call: 'POST /programme/v1/x', ...refusal }));
  });
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Уже выдано');
  await expect.element(response).toMatchTextContent('Кто выдал: Олег Тихонов');
});

test('[R12.1] [R1.8] the day’s hand-outs stand below, and in Uzbek the desk speaks no Russian but the names', async () => {
  await switchLanguage('uz');
  service.waiting = [waits(100_001)];
  service.handOuts = [
    {
      ...waits(7),
      id: 2,
      orderId: 100_009,
      at: given.at,
      receivedAt: given.at,
      by: 'Oleg T.',
      isUndone: false,
      mayUndo: true,
      problem: null,
      others: [],
    },
    {
      ...waits(8),
      id: 1,
      orderId: 100_008,
      at: given.at,
      receivedAt: given.at,
      by: 'Oleg T.',
      isUndone: true,
      mayUndo: false,
      problem: null,
      others: [],
    },
  ].map((one) => ({
    ...one,
    productName: both('Ryukzak'),
    member: { ...madina(), name: 'Madina K.' },
  }));
  show(<Desk />);
  await page.getByRole('button', { name: /^Библиотека/ }).click();
  await expect.element(page.getByText('Bugun berildi: 1')).toBeVisible();
  const list = page.getByRole('region', { name: 'Bugun berilganlar' }).getByRole('listitem');
  await expect
    .element(list.nth(0).getByRole('button', { name: /^Berishni qaytarish/ }))
    .toBeVisible();
  await expect.element(list.nth(1)).toMatchTextContent('Qaytarilgan');
  await expect.element(list.nth(1).getByRole('button')).not.toBeInTheDocument();
});

test('[R12.3] an order that two desks have handed out is told to both, with the other hand-out', async () => {
  const hand = {
    ...waits(100_009),
    orderId: 100_009,
    at: given.at,
    receivedAt: given.at,
    by: 'Олег Тихонов',
    isUndone: false,
    mayUndo: false,
  };
  const other = { at: '2026-11-30T09:00:00.000Z', by: 'Дилноза Рахимова', place: both('Холл') };
  service.handOuts = [
    { ...hand, id: 3, problem: 'CANCELLED', others: [] },
    { ...hand, id: 2, problem: 'REPEATED', others: [other] },
    { ...hand, id: 1, problem: null, others: [{ ...other, place: null }] },
  ];
  await openDesk();
  const list = page.getByRole('region', { name: 'Выдано сегодня' }).getByRole('listitem');
  await expect.element(list.nth(0)).toMatchTextContent('Выдан отменённый');
  await expect.element(list.nth(1)).toMatchTextContent('Выдан второй раз');
  await expect.element(list.nth(1)).toMatchTextContent('Дилноза Рахимова, Холл.');
  await expect.element(list.nth(2)).toMatchTextContent('Выдан дважды');
  await expect.element(list.nth(2)).toMatchTextContent('Дилноза Рахимова, место не указано.');
  expect(await findings()).toEqual([]);
});
