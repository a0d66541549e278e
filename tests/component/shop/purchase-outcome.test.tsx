import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import type { PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { PlacedDialog } from '#src/features/purchase/outcome/PlacedDialog.tsx';
import { RejectedDialog } from '#src/features/purchase/outcome/RejectedDialog.tsx';
import { SavedDialog, UnconfirmedDialog } from '#src/features/purchase/outcome/WithoutOrder.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { storage } from '#src/state/session/storage.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, write } from '../member/profile-orders-fixtures.tsx';
import { button, dialog, intent, nothing, product } from './purchase-fixtures.ts';

const rejected = (errorCode: string, details: PostRefusal['details'] = {}): PurchaseIntent => ({
  ...intent,
  state: 'refused',
  orderId: null,
  refusal: { errorCode, text: 'Текст службы', field: null, details },
});

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  // A rendered screen must not outlive the database that it reads.
  show(null);
  await expect.element(dialog).not.toBeInTheDocument();
  storage.mode = 'device';
  await closeArea();
});

test('[R9.4] [R9.9] when the purchase is only in this tab’s memory, the dialog asks not to close the tab', async () => {
  storage.mode = 'memory';
  show(<UnconfirmedDialog onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Не закрывай вкладку/u);
  show(<SavedDialog key={2} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/не закрывай её/u);
});

test('[R2.18] a placed order shows its number, barcode, the next step and the balance', async () => {
  show(
    <PlacedDialog
      state={{ step: 'placed', intent, balanceAfter: 3800 }}
      product={product}
      onClose={nothing}
    />,
  );
  await expect.element(dialog).toHaveAccessibleName('Заказ принят');
  await expect.element(page.getByRole('img', { name: 'Штрихкод заказа 10482' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/На счёте осталось 3\s800\sтокенов/u);
  await expect
    .element(page.getByRole('link', { name: 'Открыть заказ' }))
    .toHaveAttribute('href', '/orders/10482');
  expect(await findings()).toEqual([]);
  await page.viewport(320, 640);
  await switchLanguage('uz');
  await expect.element(dialog).toHaveAccessibleName('Buyurtma qabul qilindi');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('[R9.9] [R8.2] a rejection shows why in the language on screen and that nothing was charged', async () => {
  show(<RejectedDialog write={write} intent={rejected('OUT_OF_STOCK')} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Ничего не списано/u);
  await expect.element(dialog).toMatchTextContent(/Всё разобрали: последнюю штуку забрали раньше/u);
  await switchLanguage('uz');
  await expect.element(dialog).toMatchTextContent(/oxirgisini avvalroq olib ketishgan/u);
  await switchLanguage('ru');
  const details = { price: 1200, balance: 1199 };
  show(
    <RejectedDialog
      write={write}
      key={2}
      intent={rejected('INSUFFICIENT_COINS', details)}
      onClose={nothing}
    />,
  );
  await expect
    .element(dialog)
    .toMatchTextContent(/Не хватает 1\sтокена: на счёте 1\s199\sтокенов/u);
  show(<RejectedDialog write={write} key={3} intent={rejected('NEW_CODE')} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Текст службы/u);
  show(
    <RejectedDialog
      write={write}
      key={4}
      intent={rejected('OUTCOME_FORGOTTEN')}
      onClose={nothing}
    />,
  );
  await expect.element(dialog).toHaveAccessibleName('Результат неизвестен');
  await expect.element(dialog).toMatchTextContent(/Узнать результат не получилось/u);
  // It may have been charged.
  await expect.element(dialog).not.toMatchTextContent(/Ничего не списано/u);
});

test('[R9.9] a rejection that was closed is gone from the device', async () => {
  await database().posts.put(rejected('OUT_OF_STOCK'));
  show(<RejectedDialog write={write} intent={rejected('OUT_OF_STOCK')} onClose={nothing} />);
  await button('Понятно').click();
  await expect.poll(() => database().posts.count()).toBe(0);
});

test('[R9.9] an unconfirmed purchase is called unconfirmed, in both languages, and its text never suggests another try', async () => {
  show(<UnconfirmedDialog onClose={nothing} />);
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
  await expect.element(dialog).not.toMatchTextContent(/попробуй|ещё раз/iu);
  await expect
    .element(page.getByRole('link', { name: 'Открыть заказы' }))
    .toHaveAttribute('href', '/orders');
  await switchLanguage('uz');
  await expect.element(dialog).toHaveAccessibleName('Natijani aniqlayapmiz');
  await userEvent.keyboard('{Tab}');
});
