import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CancelDialog } from '#src/features/orders/cancel/CancelDialog.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { readyOrder } from './orders-fixtures.ts';
import { atRest, findings, show } from './ui-stage.tsx';

const reason = page.getByLabelText('Почему отменяешь');
const confirm = page.getByRole('button', { name: 'Отменить заказ' });
const alert = page.getByRole('alert');

beforeEach(() => page.viewport(360, 740));

test('[R4.4] [R10.1] without a reason it says so at the field, which gets the focus, and nothing is sent', async () => {
  show(<CancelDialog order={readyOrder} onClose={() => undefined} />);
  await expect.element(reason).toBeRequired();
  await expect.element(reason).toHaveAccessibleDescription(/Прочитает менеджер/);
  await reason.fill('   ');
  await confirm.click();
  await expect
    .element(reason)
    .toHaveAccessibleDescription(/Поле обязательно для заполнения Прочитает менеджер/);
  await expect.element(reason).toBeInvalid();
  await expect.element(reason).toHaveFocus();
  await atRest();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}Не тот размер');
  await expect.element(reason).not.toBeInvalid();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[R4.4] [R7.31] [R1.8] an outcome that is not known is said in the language on screen, and what was typed stays', async () => {
  // Nobody is signed in and nothing answers.
  show(<CancelDialog order={readyOrder} onClose={() => undefined} />);
  await reason.fill('Не тот размер');
  await confirm.click();
  await expect.element(alert).toMatchTextContent(/уточняем результат/);
  await switchLanguage('uz');
  await expect.element(alert).toMatchTextContent(/natijani aniqlayapmiz/);
  await expect.element(page.getByLabelText('Bekor qilish sababi')).toHaveValue('Не тот размер');
});

test('[R4.4] a reason has room for 2000 characters and says how many are used', async () => {
  show(<CancelDialog order={readyOrder} onClose={() => undefined} />);
  await expect.element(reason).toHaveAttribute('maxlength', '2000');
  await reason.fill('Не тот размер');
  await expect.element(page.getByText(/^13 \/ 2\s?000$/u)).toBeVisible();
});
