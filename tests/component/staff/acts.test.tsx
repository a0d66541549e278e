import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fetchForStaff, sendAct } from '#src/data/api/programme-acts.ts';
import { NOT_SENT, ServiceError } from '#src/domain/service-error.ts';
import { CoinsDialog } from '#src/features/staff/account/CoinsDialog.tsx';
import { StaffOrders } from '#src/features/staff/orders/StaffOrders.tsx';
import { StaffProducts } from '#src/features/staff/products/StaffProducts.tsx';
import { loadStaffTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import { anOrder } from '../shop/orders-fixtures.ts';

vi.mock('#src/data/api/programme-acts.ts', () => ({ fetchForStaff: vi.fn(), sendAct: vi.fn() }));

const REFERENCE = '00000000-0000-4000-8000-000000000001';
const member = { reference: REFERENCE, name: 'Константинопольская-Преображенская Александра' };
const account = {
  ...member,
  email: 'a@example.test',
  coins: 1000,
  mostCoinsAlone: 700,
  paidFriends: 0,
  cards: [],
};
const request = (isApproved: boolean | null) => ({
  request: {
    id: 1,
    member,
    type: 'DECREE',
    amount: 500,
    reason: 'Приказ',
    requestedBy: 'Олег',
    requesterId: 'oleg',
    requestedAt: '2026-11-30T10:00:00Z',
    isApproved,
    decidedBy: null,
    decidedAt: null,
  },
});
const failure = (facts: Partial<ConstructorParameters<typeof ServiceError>[0]>) =>
  new ServiceError({ category: 'timeout', call: 'POST /programme/v1/x', ...facts });

/** The request ids that were sent. */
const ids = () => vi.mocked(sendAct).mock.calls.map(([, , , id]) => id);

beforeEach(async () => {
  vi.mocked(sendAct).mockReset();
  vi.mocked(fetchForStaff).mockReset();
  await loadStaffTexts();
  await page.viewport(360, 740);
  network.reachable = true;
  Object.assign(session, {
    status: 'authenticated',
    member: {
      sub: 'staff',
      email: 's@example.test',
      firstName: '',
      lastName: '',
      roles: ['admin'],
    },
  });
});

const dialog = page.getByRole('dialog');
const amount = dialog.getByLabelText('Сколько');

async function openCoins() {
  show(<CoinsDialog account={account} onDone={vi.fn()} onClose={() => undefined} />);
  await amount.fill('500');
  await dialog.getByLabelText('Причина').fill('Приказ');
  await expect.element(dialog.getByText('1 500 токенов')).toBeVisible();
}

test('[R11.6] [R11.2] coins whose outcome is unknown can only be sent again as they were, under the same request id', async () => {
  await openCoins();
  vi.mocked(sendAct).mockRejectedValueOnce(failure({ category: 'foreign' }));
  vi.mocked(sendAct).mockRejectedValueOnce(failure({ category: 'server', status: 500 }));
  vi.mocked(sendAct).mockResolvedValueOnce(request(true));
  await dialog.getByRole('button', { name: 'Начислить 500 токенов' }).click();
  await expect.element(dialog.getByText(/Ответ не пришёл/)).toBeVisible();
  await expect.element(amount).toBeDisabled();
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => ids().length).toBe(2);
  // Another opening of the dialog begins with it.
  show(null);
  const onDone = vi.fn();
  show(<CoinsDialog account={account} onDone={onDone} onClose={() => undefined} />);
  await expect.element(amount).toHaveValue('500');
  await expect.element(amount).toBeDisabled();
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(new Set(ids()).size).toBe(1);
});

test('[R11.6] what has not left the device, and what the service refuses, may be changed and gets a new request id', async () => {
  await openCoins();
  vi.mocked(sendAct).mockRejectedValueOnce(failure({ category: 'unreachable', code: NOT_SENT }));
  const refusal = { category: 'forbidden' as const, status: 403, text: 'Столько нельзя' };
  vi.mocked(sendAct).mockRejectedValueOnce(failure(refusal));
  await dialog.getByRole('button', { name: 'Начислить 500 токенов' }).click();
  await expect.element(dialog.getByText(/Ничего не отправлено/)).toBeVisible();
  await amount.fill('400');
  await dialog.getByRole('button', { name: 'Начислить 400 токенов' }).click();
  await expect.element(dialog.getByText(/Столько нельзя/)).toBeVisible();
  await expect.element(amount).toBeEnabled();
  expect(new Set(ids()).size).toBe(2);
});

test('[R11.6] sums that are no whole number, or more than the balance, are not sent', async () => {
  await openCoins();
  for (const text of ['1e3', '-5', '0', '1,5', 'сто', '10 000 001', '1 000 000 000 000']) {
    await amount.fill(text);
    await dialog.getByRole('button', { name: /^Начислить/ }).click();
    await expect.element(amount).toHaveAccessibleDescription(/целое число от 1 до/);
  }
  await amount.fill('1 001');
  await dialog.getByRole('radio', { name: 'Списать' }).click({ force: true });
  await dialog.getByRole('button', { name: /^Списать/ }).click();
  await expect.element(amount).toHaveAccessibleDescription(/на балансе меньше/);
  expect(sendAct).not.toHaveBeenCalled();
});

test('[R11.6] [R11.2] a sum above what one person may move says before it is sent who decides about it', async () => {
  await openCoins();
  const waits = dialog.getByText(/^Остаток лимита: 700\s.*подождёт решения второго сотрудника/);
  await amount.fill('701');
  await expect.element(waits).toBeVisible();
  expect(await findings()).toEqual([]);
  await amount.fill('700');
  await expect.element(waits).not.toBeInTheDocument();
  Object.assign(session, { member: { ...session.member, roles: ['tokens-manager'] } });
  await amount.fill('1 000');
  await expect.element(dialog.getByText(/запросить старший по начислениям/)).toBeVisible();
});

test('[R11.6] a list that was requested before an act does not bring the earlier status back', async () => {
  const order = { ...anOrder({ id: 10_482, status: 'PROCESSING' }), member };
  const lists: ((body: unknown) => void)[] = [];
  vi.mocked(fetchForStaff).mockImplementation((_schema, path) =>
    path === '/places'
      ? Promise.resolve({ places: [], nextCursor: null })
      : new Promise((resolve) => lists.push(resolve)),
  );
  show(<StaffOrders />);
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.({ orders: [order], nextCursor: null });
  const row = page.getByRole('listitem');
  await expect.element(row.getByRole('button', { name: /^Закупаем/ })).toBeVisible();
  // The network goes and comes: the list is requested again, and its response is late.
  network.reachable = false;
  await expect.element(row).toBeVisible();
  network.reachable = true;
  await expect.poll(() => lists.length).toBe(2);
  vi.mocked(sendAct).mockResolvedValueOnce({ order: { ...order, status: 'BUYING' } });
  await row.getByRole('button', { name: /^Закупаем/ }).click();
  await expect.element(row.getByRole('button', { name: /^Отправить в путь/ })).toBeVisible();
  lists[1]?.({ orders: [order], nextCursor: null });
  await expect.poll(() => lists.length).toBe(3);
  await expect.element(row.getByRole('button', { name: /^Отправить в путь/ })).toBeVisible();
});

test('[R11.6] links lead only to the screens on which the role may do something', async () => {
  Object.assign(session, { member: { ...session.member, roles: ['manager'] } });
  vi.mocked(fetchForStaff).mockResolvedValue({ orders: [], places: [], nextCursor: null });
  show(<StaffOrders />);
  const sections = page.getByRole('navigation', { name: 'Разделы для сотрудников' });
  await expect.element(sections.getByRole('link', { name: 'Обращения' })).toBeVisible();
  const names = sections.getByRole('link').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Участники',
    'Выдача',
    'Заказы',
    'Приглашения',
    'Обращения',
  ]);
  show(<StaffProducts />);
  await expect.element(page.getByText('Раздел открыт сотрудникам программы')).toBeVisible();
  const paths = vi.mocked(fetchForStaff).mock.calls.map(([, path]) => path);
  expect(paths).not.toContain('/products');
});

test('[R11.6] whoever may not see a screen reads why, and nothing is requested for them', async () => {
  Object.assign(session, { member: { ...session.member, roles: ['tokens-manager'] } });
  show(<StaffOrders />);
  await expect.element(page.getByText('Раздел открыт сотрудникам программы')).toBeVisible();
  network.reachable = false;
  await expect.element(page.getByText('Раздел открыт сотрудникам программы')).toBeVisible();
  network.reachable = true;
  await expect.element(page.getByText('Раздел открыт сотрудникам программы')).toBeVisible();
  expect(fetchForStaff).not.toHaveBeenCalled();
});
