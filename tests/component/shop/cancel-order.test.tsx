import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { CancelDialog } from '#src/features/orders/cancel/CancelDialog.tsx';
import { OrderDetails } from '#src/features/orders/details/OrderDetails.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, write } from '../member/profile-orders-fixtures.tsx';
import { anOrder } from './orders-fixtures.ts';

const reasons = page.getByRole('radiogroup', { name: 'Почему отменяешь' });
const slow = page.getByRole('radio', { name: 'Долго ждать' });
const details = page.getByRole('textbox', { name: 'Подробности необязательно' });
const confirm = page.getByRole('button', { name: 'Отменить заказ' });
const alert = page.getByRole('alert');

const newOrder = anOrder({ id: 10_482 });

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  network.reachable = true;
  viewOwner(null);
  show(null);
  await closeArea();
});

test('[R4.4] [R10.1] without a reason an error appears at the choice, which takes the focus, and one tap corrects it', async () => {
  show(<CancelDialog write={write} order={newOrder} onClose={() => undefined} />);
  await expect.element(reasons).toBeRequired();
  await expect.element(details).toHaveAccessibleDescription(/Прочитает менеджер/);
  await details.fill('   ');
  await confirm.click();
  await expect.element(reasons).toHaveAccessibleDescription(/Поле обязательно для заполнения/);
  await expect.element(reasons).toBeInvalid();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  expect(await findings()).toEqual([]);
  await slow.click();
  await expect.element(reasons).not.toBeInvalid();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[R4.4] [R5.4] warns that emoji will be removed; emoji or invisible characters only are no reason', async () => {
  show(<CancelDialog write={write} order={newOrder} onClose={() => undefined} />);
  await details.fill('Не тот размер 😢');
  await expect.element(details).toHaveAccessibleDescription(/Смайлики не дойдут/);
  for (const text of ['\u200B❤️\u2060', '😢']) {
    await details.fill(text);
    await confirm.click();
    await expect.element(reasons).toBeInvalid();
  }
  await details.fill('Не тот размер');
  await expect.element(reasons).not.toBeInvalid();
});

test('[R4.4] the reasons are those of what was ordered, and they fit a narrow phone', async () => {
  await page.viewport(320, 740);
  show(<CancelDialog write={write} order={newOrder} onClose={() => undefined} />);
  await expect.element(page.getByRole('radio', { name: 'Нужен другой товар' })).toBeVisible();
  await expect
    .element(page.getByRole('radio', { name: 'Не подходит время' }))
    .not.toBeInTheDocument();
  show(
    <CancelDialog write={write} order={{ ...newOrder, kind: 'event' }} onClose={() => undefined} />,
  );
  await expect.element(page.getByRole('radio', { name: 'Не подходит время' })).toBeVisible();
  for (const choice of page.getByRole('radio').elements()) {
    const { left, right } = choice.getBoundingClientRect();
    expect([left >= 0, right <= 320]).toEqual([true, true]);
  }
});

test('[R4.4] the dialog names the refund with the history’s word, and none for an order that cost nothing', async () => {
  show(
    <CancelDialog write={write} order={{ ...newOrder, price: 1200 }} onClose={() => undefined} />,
  );
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Возврат за заказ\+1\s200\sтокенов/);
  show(<CancelDialog write={write} order={{ ...newOrder, price: 0 }} onClose={() => undefined} />);
  await expect.element(page.getByText('Возврат за заказ')).not.toBeInTheDocument();
});

/** The order with its notice above and its button below. */
const Details = ({ order }: { order: Order }) => (
  <OrderDetails
    order={order}
    history="stored"
    isAmongOthers={false}
    isOnly={false}
    onShowCode={() => undefined}
  />
);

test('[R4.4] [R1.8] a cancellation that cannot be stored is reported in the language on screen, and the typed reason stays', async () => {
  // There is no signed-in member and no server. A dialog whose file loads slowly would close meanwhile.
  await loadSync();
  show(<CancelDialog write={write} order={newOrder} onClose={() => undefined} />);
  await slow.click();
  await details.fill('Не тот размер');
  await confirm.click();
  await expect.element(alert).toMatchTextContent(/Отменить не получилось/);
  await switchLanguage('uz');
  await expect.element(alert).toMatchTextContent(/Bekor qilib boʻlmadi/);
  await expect
    .element(page.getByRole('textbox', { name: 'Tafsilotlar majburiy emas' }))
    .toHaveValue('Не тот размер');
  await expect.element(page.getByRole('radio', { name: 'Uzoq kutish kerak' })).toBeChecked();
});

test('[R4.4] the reason and the details fit the 2000 characters of the service together', async () => {
  show(<CancelDialog write={write} order={newOrder} onClose={() => undefined} />);
  await expect.element(details).toHaveAttribute('maxlength', '1900');
});

test('[R4.4] [R9.11] [R9.10] without a network the dialog says that the cancellation waits for it', async () => {
  network.reachable = false;
  show(<Details order={newOrder} />);
  await confirm.click();
  await expect
    .element(page.getByText(/Связи с сервисом нет: заказ отменится, как только/))
    .toBeVisible();
  network.reachable = true;
  await expect.element(page.getByText(/Связи с сервисом нет/)).not.toBeInTheDocument();
});

test('[R4.4] [R9.10] a cancellation that waits takes the button’s place and can be removed; a refused one says why', async () => {
  const post = waitingPost('cancellation', { orderId: newOrder.id, reason: 'Долго ждать' });
  await database().posts.put(post);
  show(
    <main>
      <Details order={newOrder} />
    </main>,
  );
  await expect.element(page.getByText('Отмена заказа №\u00A010482')).toBeVisible();
  await expect.element(page.getByText('Отправим, как только будет связь')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
  await database().posts.put({ ...post, attempts: 1 });
  await expect.element(page.getByText(/Ответ ещё не пришёл/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Убрать' })).not.toBeInTheDocument();
  const refusal = { errorCode: 'CANCEL_NOT_ALLOWED', text: 'Заказ уже собран', field: null };
  await database().posts.put({ ...post, attempts: 1, state: 'refused', refusal });
  await expect.element(page.getByText('Заказ уже собран')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  show(<Details order={{ ...newOrder, status: 'READY_ISSUE' }} />);
  await expect
    .element(page.getByRole('button', { name: 'Отправить ещё раз' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(page.getByText('Заказ уже собран')).not.toBeInTheDocument();
});

test('[R6.3] the owner view has no button to cancel', async () => {
  viewOwner('owner@example.test');
  show(<Details order={newOrder} />);
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('[R4.4] when the order’s status changes while the reason is typed, the dialog shows the new status and no form', async () => {
  show(<Details order={newOrder} />);
  await confirm.click();
  await slow.click();
  show(<Details order={{ ...newOrder, status: 'DELIVERY' }} />);
  await expect.element(alert).toMatchTextContent(/его статус — «В пути»/);
  await expect.element(reasons).not.toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
