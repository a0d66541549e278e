import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import type { PurchaseQuote } from '#src/domain/purchase/purchase-quote.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { ConfirmNotice } from '#src/features/purchase/form/ConfirmNotice.tsx';
import { initialForm } from '#src/features/purchase/form/purchase-form.ts';
import { PurchaseDialog } from '#src/features/purchase/PurchaseDialog.tsx';
import { setCurrency } from '#src/i18n/currency.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { fetchPurchaseQuote } from '#src/sync/outbox/purchase-quote.ts';
import { store } from '../forms/addresses-fixtures.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, write } from '../member/profile-orders-fixtures.tsx';
import { button, dialog, facts, intent, nothing, product, signIn } from './purchase-fixtures.ts';

// A test that mocks no response gets that of a signed-out visitor.
vi.mock('#src/sync/outbox/purchase-quote.ts', { spy: true });

const purchase = (isGift = false, onClose: () => void = nothing) =>
  purchaseOf(null, isGift, onClose);

function purchaseOf(
  draft: PurchaseIntent | null,
  isGift: boolean | null = null,
  onClose: () => void = nothing,
) {
  return (
    <PurchaseDialog
      write={write}
      facts={facts}
      product={product}
      draft={draft}
      isGift={isGift}
      form={null}
      onClose={onClose}
    />
  );
}

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

/** Signs a member in and makes the service respond with this price. */
function respondWithPrice(price: number): void {
  signIn();
  const quote = { product: { ...product, price }, balance: 5000 };
  vi.mocked(fetchPurchaseQuote).mockResolvedValue(quote);
}

test('[R2.17] [R2.18] the confirmation shows the balance before and after; without a quote it offers a draft and charges nothing', async () => {
  show(purchase());
  await expect.element(dialog).toMatchTextContent(/На счёте\s*5\s000\s*токенов/u);
  await expect.element(dialog).toMatchTextContent(/Спишем\s*−1\s200\s*токенов/u);
  await expect.element(dialog).toMatchTextContent(/Останется\s*3\s800\s*токенов/u);
  // No member is signed in, so no quote is fetched.
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Пока цену не проверить, ничего не спишется/u);
  await expect.element(button('Сохранить на потом')).toBeVisible();
  expect(await findings()).toEqual([]);
  await switchLanguage('uz');
  await expect.element(button('Keyinga saqlash')).toBeVisible();
});

test('[R2.17] a gift needs the friend’s name before anything is sent; emoji are not a name', async () => {
  show(purchase(true));
  const friend = page.getByRole('textbox', { name: 'Как зовут друга' });
  await friend.fill('🎁');
  await button('Сохранить на потом').click();
  await expect.element(friend).toHaveFocus();
  await expect.element(friend).toBeInvalid();
});

test('[R2.18] [R5.4] every text field warns that emoji will be removed', async () => {
  show(purchase(true));
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  for (const field of [
    page.getByRole('textbox', { name: 'Как зовут друга' }),
    page.getByRole('combobox', { name: 'Адрес' }),
    page.getByRole('textbox', { name: /^Комментарий/ }),
  ]) {
    await field.fill('Алия 🎁');
    await expect.element(field).toHaveAccessibleDescription(/Смайлики не дойдут/);
    await field.fill('Алия');
    await expect.element(field).not.toHaveAccessibleDescription(/Смайлики/);
  }
});

test('[R2.17] [R9.9] a draft of a gift stays a gift when the purchase replaces it', async () => {
  const body = { ...intent.body, comment: 'Для друга: Алия\nЛента' };
  show(purchaseOf({ ...intent, state: 'draft', orderId: null, body }));
  const friend = page.getByRole('textbox', { name: 'Как зовут друга' });
  await expect.element(friend).toHaveValue('Алия');
  show(purchaseOf(null));
  await expect.element(friend).toHaveValue('Алия');
});

test('[R2.18] a changed price is shown with its old and new value, in the brand’s noun, and nothing is bought until it is accepted', async () => {
  setCurrency('coin');
  respondWithPrice(1301);
  show(purchase());
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Цена\s*было 1\s200 стало 1\s301\sмонета/u);
  await expect.element(alert).not.toMatchTextContent('Баланс');
  const buy = button(/Купить за 1\s301\sмонету/u);
  await expect.element(buy).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Другой адрес' }).click();
  const address = page.getByRole('combobox', { name: 'Адрес' });
  await address.fill('Ленина, 1');
  await userEvent.keyboard('{Enter}');
  await buy.click({ force: true });
  await button('Понятно, продолжить').click();
  expect(await database().posts.count()).toBe(0);
  await expect.element(buy).not.toHaveAttribute('aria-disabled');
  await buy.click();
  await expect.poll(() => database().posts.count()).toBe(1);
});

test('[R9.9] [R2.18] the button that saves a draft never becomes the one that buys: the network’s return fetches the quote first', async () => {
  network.reachable = false;
  show(purchase());
  const save = button('Сохранить на потом');
  await expect.element(save).toBeVisible();
  const pressed = save.element();
  const quote = Promise.withResolvers<PurchaseQuote>();
  vi.mocked(fetchPurchaseQuote).mockReturnValue(quote.promise);
  signIn();
  network.reachable = true;
  await expect.element(page.getByText(/Проверяем цену/u)).toBeVisible();
  expect(pressed.isConnected).toBe(false);
  await expect.element(button(/Купить за 1\s200/u)).toHaveAttribute('aria-busy', 'true');
  quote.resolve({ product, balance: 5000 });
  await expect.element(button(/Купить за 1\s200/u)).not.toHaveAttribute('aria-busy');
  expect(await database().posts.count()).toBe(0);
});

test('[R9.9] a product that the catalog no longer has is called gone, and no draft can be saved', async () => {
  const gone = { category: 'refused', status: 404, code: 'NOT_FOUND', call: 'GET' } as const;
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new ServiceError(gone));
  show(purchase());
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Этого больше нет в каталоге\. Ничего не списано/u);
  await expect.element(button('Сохранить на потом')).not.toBeInTheDocument();
});

test('[R9.9] when a draft cannot be stored, the dialog shows that it is not saved', async () => {
  show(purchase());
  await button('Сохранить на потом').click();
  await expect.element(page.getByText('Сохранить не получилось')).toBeVisible();
});

test('[R9.9] saving a draft while another tab’s purchase is unconfirmed shows «уточняем», not «не заказано»', async () => {
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  signIn();
  await database().posts.put({ ...intent, state: 'waiting', orderId: null });
  show(purchase());
  await button('Сохранить на потом').click();
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
});

test('[R9.9] an unconfirmed purchase that was dismissed in another tab closes its dialog', async () => {
  vi.mocked(fetchPurchaseQuote).mockRejectedValue(new Error('no response'));
  signIn();
  await database().posts.put({ ...intent, state: 'waiting', orderId: null });
  const onClose = vi.fn<() => void>();
  show(purchase(false, onClose));
  await button('Сохранить на потом').click();
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
  expect(onClose).not.toHaveBeenCalled();
  await database().posts.clear();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});

test('[R5.8] an obstacle in the confirmation has the required text for either noun', async () => {
  const obstacle: PurchaseObstacle = { code: 'too-few', missing: 21 };
  const notice = (
    <ConfirmNotice
      state={{
        step: 'form',
        form: initialForm(null, []),
        seen: { price: 1200, balance: 1179 },
        quote: { status: 'received', attempt: 1, quote: { product, balance: 1179 } },
        missing: null,
        hasFailed: false,
        rejectedIntent: null,
      }}
      obstacle={obstacle}
      kind="product"
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
