import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CancelOrder } from '#src/features/orders/cancel/CancelOrder.tsx';
import { CancelDialog } from '#src/features/orders/cancel/CancelDialog.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { anOrder } from './orders-fixtures.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { network } from '#src/state/network.ts';
import { findings, show } from './ui-stage.tsx';

const reason = page.getByLabelText('Почему отменяешь');
const confirm = page.getByRole('button', { name: 'Отменить заказ' });
const alert = page.getByRole('alert');

const newOrder = anOrder({ id: 10_482 });

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  network.reachable = true;
  viewOwner(null);
});

test('[R4.4] [R10.1] without a reason an error appears at the field, which takes the focus, and nothing is sent', async () => {
  show(<CancelDialog order={newOrder} onClose={() => undefined} />);
  await expect.element(reason).toBeRequired();
  await expect.element(reason).toHaveAccessibleDescription(/Прочитает менеджер/);
  await reason.fill('   ');
  await confirm.click();
  await expect
    .element(reason)
    .toHaveAccessibleDescription(/Поле обязательно для заполнения Прочитает менеджер/);
  await expect.element(reason).toBeInvalid();
  await expect.element(reason).toHaveFocus();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}Не тот размер');
  await expect.element(reason).not.toBeInvalid();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[R4.4] [R5.4] warns that emoji will be removed; rejects a reason of emoji or invisible characters only', async () => {
  show(<CancelDialog order={newOrder} onClose={() => undefined} />);
  await reason.fill('Не тот размер 😢');
  await expect.element(reason).toHaveAccessibleDescription(/Смайлики не дойдут/);
  await reason.fill('\u200B❤️\u2060');
  await confirm.click();
  await expect.element(reason).toHaveAccessibleDescription(/Поле обязательно для заполнения/);
  await reason.fill('😢');
  await confirm.click();
  await expect.element(reason).toHaveAccessibleDescription(/Поле обязательно для заполнения/);
  await expect.element(reason).toHaveFocus();
  await reason.fill('Не тот размер');
  await expect.element(reason).toHaveAccessibleDescription(/Прочитает менеджер/);
});

test('[R4.4] [R7.31] [R1.8] an unknown outcome is reported in the language on screen, and the typed reason stays', async () => {
  // There is no signed-in member and no server.
  show(<CancelDialog order={newOrder} onClose={() => undefined} />);
  await reason.fill('Не тот размер');
  await confirm.click();
  await expect.element(alert).toMatchTextContent(/уточняем результат/);
  await switchLanguage('uz');
  await expect.element(alert).toMatchTextContent(/natijani aniqlayapmiz/);
  await expect.element(page.getByLabelText('Bekor qilish sababi')).toHaveValue('Не тот размер');
});

test('[R4.4] a reason may have 2000 characters, and a counter shows the used ones', async () => {
  show(<CancelDialog order={newOrder} onClose={() => undefined} />);
  await expect.element(reason).toHaveAttribute('maxlength', '2000');
  await reason.fill('Не тот размер');
  await expect.element(page.getByText(/^13 \/ 2\s?000$/u)).toBeVisible();
});

test('[R4.4] [R9.11] without a network the button is disabled and explained', async () => {
  network.reachable = false;
  show(<CancelOrder order={newOrder} />);
  await expect.element(confirm).toBeDisabled();
  await expect.element(page.getByText('Отменить можно, когда есть сеть.')).toBeVisible();
  network.reachable = true;
  await expect.element(confirm).toBeEnabled();
  await expect.element(page.getByText('Отменить можно')).not.toBeInTheDocument();
});

test('[R6.3] the owner view has no button to cancel', async () => {
  viewOwner('owner@example.test');
  show(
    <>
      <h1>Заказ</h1>
      <CancelOrder order={newOrder} />
    </>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('[R4.4] when the order’s status changes while the reason is typed, the dialog shows the new status and no form', async () => {
  show(<CancelOrder order={newOrder} />);
  await confirm.click();
  await reason.fill('Не тот размер');
  show(<CancelOrder order={{ ...newOrder, status: 'DELIVERY' }} />);
  await expect.element(alert).toMatchTextContent(/его статус — «В пути»/);
  await expect.element(reason).not.toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
