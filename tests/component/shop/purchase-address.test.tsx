import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { PurchaseDialog } from '#src/features/purchase/PurchaseDialog.tsx';
import { session } from '#src/state/session/session.ts';
import { fetchPurchaseQuote } from '#src/sync/outbox/purchase-quote.ts';
import { note, store } from '../forms/addresses-fixtures.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, write } from '../member/profile-orders-fixtures.tsx';
import { button, dialog, facts, nothing, product, signIn } from './purchase-fixtures.ts';

// A test that mocks no response gets that of a signed-out visitor.
vi.mock('#src/sync/outbox/purchase-quote.ts', { spy: true });

const purchase = () => (
  <PurchaseDialog
    write={write}
    facts={facts}
    product={product}
    draft={null}
    isGift={false}
    form={null}
    onClose={nothing}
  />
);

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  await store();
});
afterEach(async () => {
  // A rendered screen must not outlive the database that it reads.
  show(null);
  await expect.element(dialog).not.toBeInTheDocument();
  vi.mocked(fetchPurchaseQuote).mockReset();
  session.member = null;
  await closeArea();
});

test('[R2.18] the default address is chosen; another one must be written, and its field gets the focus', async () => {
  const note = { comment: '', updatedAt: '2026-03-01T00:00:00Z', active: true } as const;
  await database().deliveryNotes.bulkPut([
    { ...note, id: 1, kind: 'pickup', address: 'Корпус Б', isDefault: false },
    { ...note, id: 2, kind: 'delivery', address: 'Ленина, 1', isDefault: true },
    { ...note, id: 3, kind: 'delivery', address: 'Старый дом', isDefault: false, active: false },
  ]);
  show(purchase());
  await expect.element(page.getByRole('radio', { name: 'Ленина, 1' })).toBeChecked();
  await expect.element(page.getByText('Старый дом')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  await button('Сохранить на потом').click();
  const address = page.getByRole('combobox', { name: 'Адрес' });
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Впиши адрес/u);
});

test('[R2.18] no place is chosen while the addresses are not known; a chosen one stays when they arrive', async () => {
  await database().meta.delete('deliveryNotes');
  signIn();
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  show(purchase());
  const pickup = page.getByRole('radio', { name: 'Самовывоз' });
  await expect.element(page.getByText('Твои адреса ещё не загрузились')).toBeVisible();
  await expect.element(pickup).not.toBeChecked();
  expect(await findings()).toEqual([]);
  await button('Сохранить на потом').click();
  await expect.element(page.getByText('Выбери, куда привезти', { exact: true })).toBeVisible();
  expect(await database().posts.count()).toBe(0);

  await pickup.click();
  await store(note(2, { isDefault: true }));
  await expect.element(page.getByRole('radio', { name: note(2).address })).toBeVisible();
  await expect.element(pickup).toBeChecked();
  await expect.element(page.getByText('Твои адреса ещё не загрузились')).not.toBeInTheDocument();
  await button('Сохранить на потом').click();
  await expect.poll(() => database().posts.count()).toBe(1);
  const [intent] = await loadPosts('order');
  expect(intent?.body.description).toBe('Самовывоз');
});

test('[R2.18] addresses that arrive set the default place where none is chosen, once: what is shown as chosen never changes by itself', async () => {
  await database().meta.delete('deliveryNotes');
  show(purchase());
  await page.getByRole('textbox', { name: /^Комментарий/u }).fill('Размер M');
  await store(note(2, { isDefault: true }));
  const first = page.getByRole('radio', { name: note(2).address });
  await expect.element(first).toBeChecked();
  await expect
    .element(page.getByRole('textbox', { name: /^Комментарий/u }))
    .toHaveValue('Размер M');
  await store(note(2), note(3, { isDefault: true }));
  await expect.element(page.getByRole('radio', { name: note(3).address })).toBeVisible();
  await expect.element(first).toBeChecked();
});

test('[R2.18] a pickup is chosen for a member without addresses, and stays when another device adds one', async () => {
  show(purchase());
  const pickup = page.getByRole('radio', { name: 'Самовывоз' });
  await expect.element(pickup).toBeChecked();
  // The member agrees with what is shown: a press on it changes nothing.
  await pickup.click();
  await store(note(2, { isDefault: true }));
  await expect.element(page.getByRole('radio', { name: note(2).address })).toBeVisible();
  await expect.element(pickup).toBeChecked();
});

test('[R2.18] [R2.26] an address that is kept while the others are not known never becomes the default one', async () => {
  await database().meta.delete('deliveryNotes');
  signIn();
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  show(purchase());
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  await page.getByRole('combobox', { name: 'Адрес' }).fill('Тула, проспект Ленина, 1');
  await page.getByText('Сохранить в мои адреса').click();
  await button('Сохранить на потом').click();
  await expect
    .poll(() => loadPosts('address'))
    .toMatchObject([{ body: { address: 'Тула, проспект Ленина, 1', isDefault: false } }]);
});

test('[R2.26] [R9.10] a typed address is kept for later with the confirmation, whatever the outcome of the order, unless there is no room', async () => {
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  signIn();
  show(purchase());
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  await page.getByRole('combobox', { name: 'Адрес' }).fill('Тула, проспект Ленина, 1, ');
  const keep = page.getByRole('checkbox', { name: 'Сохранить в мои адреса' });
  await page.getByText('Сохранить в мои адреса').click();
  await expect.element(keep).toBeChecked();
  expect(await loadPosts('address')).toEqual([]);
  await button('Сохранить на потом').click();
  await expect
    .poll(() => loadPosts('address'))
    .toMatchObject([{ body: { kind: 'delivery', address: 'Тула, проспект Ленина, 1' } }]);
  const [draft] = await loadPosts('order');
  expect(draft?.body.description).toBe('Доставка: Тула, проспект Ленина, 1');
  const note = { kind: 'delivery', comment: '', updatedAt: '2026-03-01T00:00:00Z' } as const;
  await database().deliveryNotes.bulkPut(
    Array.from({ length: 20 }, (_, id) => ({
      ...note,
      id,
      address: `Дом ${id}`,
      active: true,
      isDefault: false,
    })),
  );
  show(<div>{purchase()}</div>);
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  await expect.element(keep).not.toBeInTheDocument();
});

test('[R2.18] [R9.9] Enter in a field of the dialog never buys, only the button does', async () => {
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  signIn();
  show(purchase());
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  await page.getByRole('combobox', { name: 'Адрес' }).fill('Тула, проспект Ленина');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Сохранить на потом')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: 'Самовывоз', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  // The button keeps what was typed for later: without a price nothing can be bought.
  await button('Сохранить на потом').click();
  await expect.poll(() => database().posts.count()).toBe(1);
  const [intent] = await loadPosts('order');
  expect(intent?.body.description).toMatch(/^Самовывоз/u);
});

test('[R2.18] an address that is removed while the dialog is open must be chosen again', async () => {
  const note = { comment: '', updatedAt: '2026-03-01T00:00:00Z', active: true } as const;
  await database().deliveryNotes.put({
    ...note,
    id: 2,
    kind: 'delivery',
    address: 'Ленина, 1',
    isDefault: true,
  });
  show(purchase());
  await expect.element(page.getByRole('radio', { name: 'Ленина, 1' })).toBeChecked();
  await database().deliveryNotes.clear();
  await expect.element(page.getByRole('radio', { name: 'Ленина, 1' })).not.toBeInTheDocument();
  await button('Сохранить на потом').click();
  await expect.element(page.getByText(/Этого адреса больше нет/u)).toBeVisible();
  expect(await database().posts.count()).toBe(0);
});
