import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/database.ts';
import type { OrderIntent, OrderRefusal } from '#src/domain/outbox.ts';
import { AwaitingDialog } from '#src/features/catalog/product/purchase/AwaitingDialog.tsx';
import { PlacedDialog } from '#src/features/catalog/product/purchase/PlacedDialog.tsx';
import { RefusedDialog } from '#src/features/catalog/product/purchase/RefusedDialog.tsx';
import { SavedDialog } from '#src/features/catalog/product/purchase/SavedDialog.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { storage } from '#src/state/storage.ts';
import { closeArea, openArea } from './profile-orders-stage.tsx';
import { button, dialog, intent, nothing, product } from './purchase-stage.ts';
import { atRest, findings, show } from './ui-stage.tsx';

const refused = (code: string, details: OrderRefusal['details'] = {}): OrderIntent => ({
  ...intent,
  state: 'refused',
  orderId: null,
  refusal: { code, text: 'Текст службы', details },
});

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  // What is on the stage must not outlive the database that it reads.
  show(null);
  await expect.element(dialog).not.toBeInTheDocument();
  storage.mode = 'device';
  await closeArea();
});

test('[R9.4] [R9.9] in a tab that alone keeps the record the member is told not to close it', async () => {
  storage.mode = 'memory';
  show(<AwaitingDialog onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Не закрывай вкладку/u);
  show(<SavedDialog key={2} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/не закрывай её/u);
});

test('[R2.18] a placed order shows number, code, what is next and what remains', async () => {
  show(<PlacedDialog intent={intent} product={product} balance={3800} onClose={nothing} />);
  await expect.element(dialog).toHaveAccessibleName('Заказ принят');
  await expect.element(page.getByRole('img', { name: 'Штрихкод заказа 10482' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/На счёте осталось 3\s800\sтокенов/u);
  await expect
    .element(page.getByRole('link', { name: 'Открыть заказ' }))
    .toHaveAttribute('href', '/orders/10482');
  await atRest();
  expect(await findings()).toEqual([]);
  await page.viewport(320, 640);
  await switchLanguage('uz');
  await expect.element(dialog).toHaveAccessibleName('Buyurtma qabul qilindi');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('[R9.9] [R8.2] a refusal says why in the language on screen and that nothing was charged', async () => {
  show(<RefusedDialog intent={refused('OUT_OF_STOCK')} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Ничего не списано/u);
  await expect.element(dialog).toMatchTextContent(/Всё разобрали: последнюю штуку забрали раньше/u);
  await switchLanguage('uz');
  await expect.element(dialog).toMatchTextContent(/oxirgisini avvalroq olib ketishgan/u);
  await switchLanguage('ru');
  const details = { price: 1200, balance: 1199 };
  show(<RefusedDialog key={2} intent={refused('INSUFFICIENT_COINS', details)} onClose={nothing} />);
  await expect
    .element(dialog)
    .toMatchTextContent(/Не хватает 1\sтокена: на счёте 1\s199\sтокенов/u);
  show(<RefusedDialog key={3} intent={refused('NEW_CODE')} onClose={nothing} />);
  await expect.element(dialog).toMatchTextContent(/Текст службы/u);
  show(<RefusedDialog key={4} intent={refused('OUTCOME_FORGOTTEN')} onClose={nothing} />);
  await expect.element(dialog).toHaveAccessibleName('Результат неизвестен');
  await expect.element(dialog).toMatchTextContent(/Узнать результат не получилось/u);
  // Whether it was charged nobody knows.
  await expect.element(dialog).not.toMatchTextContent(/Ничего не списано/u);
});

test('[R9.9] a refusal that was read is gone from the device', async () => {
  await database().outbox.put(refused('OUT_OF_STOCK'));
  show(<RefusedDialog intent={refused('OUT_OF_STOCK')} onClose={nothing} />);
  await button('Понятно').click();
  await expect.poll(() => database().outbox.count()).toBe(0);
});

test('[R9.9] an unknown outcome is called that, in both languages, and never asks to try again', async () => {
  show(<AwaitingDialog onClose={nothing} />);
  await expect.element(dialog).toHaveAccessibleName('Уточняем результат');
  await expect.element(dialog).not.toMatchTextContent(/попробуй|ещё раз/iu);
  await expect
    .element(page.getByRole('link', { name: 'Открыть заказы' }))
    .toHaveAttribute('href', '/orders');
  await switchLanguage('uz');
  await expect.element(dialog).toHaveAccessibleName('Natijani aniqlayapmiz');
  await userEvent.keyboard('{Tab}');
});
