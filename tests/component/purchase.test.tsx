import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/database.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/card.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import type { Obstacle, PurchaseFacts } from '#src/domain/purchase-obstacle.ts';
import { ConfirmNotice } from '#src/features/catalog/product/purchase/ConfirmNotice.tsx';
import { PurchaseDialog } from '#src/features/catalog/product/purchase/PurchaseDialog.tsx';
import { setCurrency } from '#src/i18n/currency.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { askPurchaseFigures, type PurchaseFigures } from '#src/sync/purchase-figures.ts';
import { closeArea, openArea } from './profile-orders-stage.tsx';
import { button, dialog, intent, nothing, product } from './purchase-stage.ts';
import { atRest, findings, show } from './ui-stage.tsx';

// The service's answer; left alone it is that of nobody who is signed in.
vi.mock('#src/sync/purchase-figures.ts', { spy: true });

const facts: PurchaseFacts = {
  product,
  now: Date.parse('2026-11-22T12:00:00Z'),
  isOwnerView: false,
  isAwaiting: false,
  isOrdered: false,
  cards: [
    {
      id: 9,
      typeId: CARD_TYPE.physical,
      status: CARD_STATUS.active,
      cardNumber: '1',
      cardHash: 'a',
    },
  ],
  isStudent: true,
  tickets: 0,
  balance: 5000,
};
const purchase = (isGift = false, onClose: () => void = nothing) =>
  purchaseOf(null, isGift, onClose);

function purchaseOf(
  draft: OrderIntent | null,
  isGift: boolean | null = null,
  onClose: () => void = nothing,
) {
  return (
    <PurchaseDialog
      facts={facts}
      product={product}
      draft={draft}
      isGift={isGift}
      typed={null}
      onTyped={() => undefined}
      onClose={onClose}
    />
  );
}

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  // What is on the stage must not outlive the database that it reads.
  show(null);
  await expect.element(dialog).not.toBeInTheDocument();
  vi.mocked(askPurchaseFigures).mockReset();
  session.who = null;
  await closeArea();
});

/** Somebody is signed in. */
function signIn(): void {
  session.who = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'anna',
  };
}

/** Somebody is signed in, and the service tells this price. */
function answering(price: number): void {
  signIn();
  const figures = { product: { ...product, price }, balance: 5000 };
  vi.mocked(askPurchaseFigures).mockResolvedValue(figures);
}

test('[R2.17] [R2.18] the confirmation shows the balance before and after; without an answer it keeps the wish and charges nothing', async () => {
  show(purchase());
  await expect.element(dialog).toMatchTextContent(/На счёте\s*5\s000\s*токенов/u);
  await expect.element(dialog).toMatchTextContent(/Спишем\s*−1\s200\s*токенов/u);
  await expect.element(dialog).toMatchTextContent(/Останется\s*3\s800\s*токенов/u);
  // Nobody is signed in and nothing answers.
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Пока цену не проверить, ничего не спишется/u);
  await expect.element(button('Сохранить на потом')).toBeVisible();
  await atRest();
  expect(await findings()).toEqual([]);
  await switchLanguage('uz');
  await expect.element(button('Keyinga saqlash')).toBeVisible();
});

test('[R2.18] an own default address is chosen; another one must be written, and gets the focus', async () => {
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
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Впиши адрес/u);
});

test('[R2.17] a gift asks whom it is for before anything goes out; emoji are no name', async () => {
  show(purchase(true));
  const friend = page.getByRole('textbox', { name: 'Как зовут друга' });
  await friend.fill('🎁');
  await button('Сохранить на потом').click();
  await expect.element(friend).toHaveFocus();
  await expect.element(friend).toBeInvalid();
});

test('[R2.18] [R5.4] wherever something is typed, emoji that will not go out are told of', async () => {
  show(purchase(true));
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  for (const name of ['Как зовут друга', 'Адрес', /^Комментарий/]) {
    const field = page.getByRole('textbox', { name });
    await field.fill('Алия 🎁');
    await expect.element(field).toHaveAccessibleDescription(/Смайлики не дойдут/);
    await field.fill('Алия');
    await expect.element(field).not.toHaveAccessibleDescription(/Смайлики/);
  }
});

test('[R2.17] [R9.9] a gift that was kept stays one when the purchase takes its draft’s place', async () => {
  const body = { ...intent.body, comment: 'Для друга: Алия\nЛента' };
  show(purchaseOf({ ...intent, state: 'draft', orderId: null, body }));
  const friend = page.getByRole('textbox', { name: 'Как зовут друга' });
  await expect.element(friend).toHaveValue('Алия');
  show(purchaseOf(null));
  await expect.element(friend).toHaveValue('Алия');
});

test('[R2.18] what has changed is told old and new, in the brand’s noun, and until it is accepted nothing is bought', async () => {
  setCurrency('coin');
  answering(1301);
  show(purchase());
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Цена\s*было 1\s200 стало 1\s301\sмонета/u);
  await expect.element(alert).not.toMatchTextContent('Баланс');
  const buy = button(/Купить за 1\s301\sмонету/u);
  await expect.element(buy).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await address.fill('Ленина, 1');
  await userEvent.keyboard('{Enter}');
  await buy.click({ force: true });
  await button('Понятно, продолжить').click();
  expect(await database().outbox.count()).toBe(0);
  await expect.element(buy).not.toHaveAttribute('aria-disabled');
  await buy.click();
  await expect.poll(() => database().outbox.count()).toBe(1);
});

test('[R9.9] [R2.18] keeping the wish never turns into buying under the finger: the network’s return asks first', async () => {
  network.reachable = false;
  show(purchase());
  const save = button('Сохранить на потом');
  await expect.element(save).toBeVisible();
  const pressed = save.element();
  const figures = Promise.withResolvers<PurchaseFigures>();
  vi.mocked(askPurchaseFigures).mockReturnValue(figures.promise);
  signIn();
  network.reachable = true;
  await expect.element(page.getByText(/Проверяем цену/u)).toBeVisible();
  expect(pressed.isConnected).toBe(false);
  await expect.element(button(/Купить за 1\s200/u)).toHaveAttribute('aria-busy', 'true');
  figures.resolve({ product, balance: 5000 });
  await expect.element(button(/Купить за 1\s200/u)).not.toHaveAttribute('aria-busy');
  expect(await database().outbox.count()).toBe(0);
});

test('[R9.9] a product that the catalogue has no more is said to be gone, and its wish is not kept', async () => {
  const gone = { category: 'refused', status: 404, code: 'NOT_FOUND', call: 'GET' } as const;
  vi.mocked(askPurchaseFigures).mockRejectedValue(new ServiceError(gone));
  show(purchase());
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Этого больше нет в каталоге\. Ничего не списано/u);
  await expect.element(button('Сохранить на потом')).not.toBeInTheDocument();
});

test('[R9.9] a wish that could not be written down is said not to be kept', async () => {
  show(purchase());
  await button('Сохранить на потом').click();
  await expect.element(page.getByText('Сохранить не получилось')).toBeVisible();
});

test('[R9.9] keeping a wish while another tab’s purchase of it awaits its answer says that, not «не заказано»', async () => {
  vi.mocked(askPurchaseFigures).mockRejectedValue(new Error('no answer'));
  signIn();
  await database().outbox.put({ ...intent, state: 'unknown', orderId: null });
  show(purchase());
  await button('Сохранить на потом').click();
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
});

test('[R9.9] what was awaited and read in another tab closes its dialog', async () => {
  vi.mocked(askPurchaseFigures).mockRejectedValue(new Error('no answer'));
  signIn();
  await database().outbox.put({ ...intent, state: 'unknown', orderId: null });
  const onClose = vi.fn<() => void>();
  show(purchase(false, onClose));
  await button('Сохранить на потом').click();
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
  expect(onClose).not.toHaveBeenCalled();
  await database().outbox.clear();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});

test('[R2.18] an address that is removed while the dialog is open must be chosen anew', async () => {
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
  expect(await database().outbox.count()).toBe(0);
});

test('[R5.8] what is in the way in the confirmation is said with the specification’s words for either noun', async () => {
  const obstacle: Obstacle = { code: 'too-few', missing: 21 };
  const notice = (
    <ConfirmNotice
      stage="blocked"
      kind="product"
      seen={{ price: 1200, balance: 1179 }}
      now={{ price: 1200, balance: 1179 }}
      obstacle={obstacle}
      isSlow={false}
      hasFailed={false}
      onAccept={nothing}
    />
  );
  for (const [currency, title, coins] of [
    ['token', 'Недостаточно токенов', '21\\sтокена'],
    ['coin', 'Недостаточно монет', '21\\sмонеты'],
  ] as const) {
    setCurrency(currency);
    await switchLanguage('uz');
    await switchLanguage('ru');
    show(<div key={currency}>{notice}</div>);
    await expect.element(page.getByText(title)).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        new RegExp(`Для покупки этого товара тебе не хватает ещё ${coins}\\.`, 'u'),
      );
  }
});
