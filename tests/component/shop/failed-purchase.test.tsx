import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ScreenBoundary } from '#src/app/errors/ScreenBoundary.tsx';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storePostEvent } from '#src/data/db/outbox/posts.ts';
import { closeAllDialogs } from '#src/state/page/dialogs.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { watchPurchase, whileSubmitting } from '#src/state/page/watched-purchases.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';
import { expectConsole } from '#tests/support/setup/console-guard.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { anOrder } from './orders-fixtures.ts';

const CLOSED = /Экран закрылся из-за сбоя\. Код для поддержки: [\da-f]{8}/;
const NAME = 'Рюкзак «Маршрут» 22 л, коралловый';

let unwatch = () => undefined as void;

beforeEach(async () => {
  await openArea();
  session.status = 'authenticated';
  dispatchBoot({ type: 'restarted', hasData: true });
  await database().products.put(backpack);
  unwatch = watchPurchase(backpack.id);
});
afterEach(async () => {
  unwatch();
  closeAllDialogs();
  overlays.requestedScreen = null;
  dispatchBoot({ type: 'restarted', hasData: false });
  await closeArea();
});

function Failing(): never {
  throw new Error('NotFoundError: insertBefore');
}

/** Shows a screen that fails while the dialog of a purchase is open on it. */
function failScreen(): void {
  expectConsole('error', /insertBefore/);
  show(
    <>
      <Routes>
        <Route path="/" element={<h1>Профиль</h1>} />
        <Route
          path="*"
          element={
            <ScreenBoundary>
              <Failing />
            </ScreenBoundary>
          }
        />
      </Routes>
      <Overlays />
    </>,
    '/catalog/1',
  );
}

const submit = () =>
  storePurchase({
    subject: 'member',
    body: { cardId: 1, comment: '', date: '', description: '', prodId: backpack.id },
    confirmedPrice: 100,
    state: 'sending',
    at: Date.now(),
  });

const dialog = (name: string) => page.getByRole('dialog', { name });
const failure = dialog('Ошибка');

test('[R4.6] [R9.9] while a purchase is being sent its state comes first, then its order', async () => {
  const sent = Promise.withResolvers<void>();
  void whileSubmitting(backpack.id, sent.promise);
  failScreen();
  await expect.element(dialog('Уточняем результат')).toBeVisible();
  await expect.element(page.getByText(CLOSED)).toBeVisible();
  const { requestId } = await submit();
  await expect
    .element(page.getByText(`Узнаём, заказано ли: ${NAME}. Заказывать снова не нужно.`))
    .toBeVisible();
  sent.resolve();
  expect(await findings()).toEqual([]);
  await storePostEvent(requestId, { type: 'accepted', order: anOrder({ id: 41 }) });
  await expect.element(dialog('Заказ принят')).toBeVisible();
  await expect.element(page.getByText(`Заказ № 41 принят: ${NAME}`)).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.poll(async () => (await database().posts.get(requestId))?.isAcknowledged).toBe(true);
  await page.getByRole('button', { name: 'Открыть заказ' }).click();
  expect(overlays.requestedScreen).toBe('/orders/41');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[R4.6] [R9.9] a rejected purchase says that nothing was charged', async () => {
  const { requestId } = await submit();
  failScreen();
  await storePostEvent(requestId, {
    type: 'refused',
    refusal: { errorCode: 'OUT_OF_STOCK', text: null, field: null },
  });
  await expect.element(dialog('Купить не получилось')).toBeVisible();
  await expect.element(page.getByText(/Ничего не списано\.$/)).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('[R4.6] [R9.9] a purchase that has not left the device is kept for later', async () => {
  const { requestId } = await submit();
  failScreen();
  await storePostEvent(requestId, { type: 'attempted', at: Date.now() });
  await storePostEvent(requestId, { type: 'notSent' });
  await expect.element(dialog('Сохранено')).toBeVisible();
  await expect.element(page.getByText(/^Ничего не списано\./)).toBeVisible();
});

test('[R4.6] a purchase that was not submitted leaves the general text', async () => {
  failScreen();
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByText(/Код ошибки для поддержки/)).toBeVisible();
  await expect.element(page.getByText('insertBefore')).not.toBeInTheDocument();
});
