import { useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ScreenBoundary } from '#src/app/errors/ScreenBoundary.tsx';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { screensOf } from '#src/app/routes/lazy-screen.ts';
import { errorIdOf } from '#src/domain/error-id.ts';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { closeAllDialogs, dialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { loadable, useLoaded, type Loadable } from '#src/ui/base/Loadable/loadable.ts';
import { expectConsole } from '#tests/support/setup/console-guard.ts';

const GENERAL = 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.';
const CHUNK = 'Failed to fetch dynamically imported module: /my/assets/Orders-1.js';

let root: Root;
let place: HTMLElement;

function Failing({ message }: { message: string }): never {
  throw new Error(message);
}

function Profile() {
  const navigate = useNavigate();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Failing message="Сломан и профиль" />;
  return (
    <>
      <h1>Профиль</h1>
      <button type="button" onClick={() => void navigate('/orders')}>
        Заказы
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Сломать
      </button>
    </>
  );
}

/** An app with two screens: the profile and the orders. */
function showArea(orders: ReactNode, address: string): void {
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/"
          element={
            <ScreenBoundary key="profile">
              <Profile />
            </ScreenBoundary>
          }
        />
        <Route path="/orders" element={<ScreenBoundary key="orders">{orders}</ScreenBoundary>} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = page.getByRole('dialog', { name: 'Ошибка' });

beforeEach(async () => {
  await startI18n('token');
  await loadTexts();
  dispatchBoot({ type: 'restarted', hasData: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  place.remove();
  closeAllDialogs();
  dispatchBoot({ type: 'restarted', hasData: false });
  network.reachable = true;
});

test('[R4.6] a failed screen leads to the profile, with the error’s id and never its own words', async () => {
  expectConsole('error', /Order 7 has no status/);
  showArea(<Failing message="Order 7 has no status" />, '/orders');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      `${GENERAL} Код ошибки для поддержки: ${errorIdOf(new Error('Order 7 has no status'))}`,
    );
  await expect.element(page.getByText('Order 7')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'хорошо' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heading('Профиль')).toBeVisible();
});

test('[R4.6] a failed profile shows the general text and does not navigate', async () => {
  expectConsole('error', /Сломан и профиль/);
  showArea(null, '/');
  await page.getByRole('button', { name: 'Сломать' }).click();
  await expect
    .element(
      page.getByText(
        `${GENERAL} Код ошибки для поддержки: ${errorIdOf(new Error('Сломан и профиль'))}`,
      ),
    )
    .toBeVisible();
  expect(dialogs.open).toEqual([]);
});

test('[R8.4] a chunk that cannot be loaded offers a reload, over the general text', async () => {
  expectConsole('error', /dynamically imported module/);
  showArea(<Failing message={CHUNK} />, '/orders');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('Страница устарела, пожалуйста обновите');
  await expect.element(page.getByRole('button', { name: 'обновить' })).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByText(GENERAL)).toBeVisible();
});

/** A screen in a file of its own. */
const Late = ({ file }: { file: Loadable }) => useLoaded(file)?.({}) ?? <p>Скелет</p>;

test('[R8.4] a chunk that has not come after two minutes offers a reload', async () => {
  expectConsole('error', /ChunkLoadError/);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  showArea(
    <Late file={loadable(() => Promise.withResolvers<ComponentType>().promise)} />,
    '/orders',
  );
  await expect.element(page.getByText('Скелет')).toBeVisible();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(dialogs.open).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('Страница устарела, пожалуйста обновите');
});

test('[R8.4] a chunk of another version, without the wanted screen, offers a reload', async () => {
  expectConsole('error', /ModuleNotFoundError/);
  const screens = screensOf(() =>
    Promise.resolve({} as unknown as Readonly<Record<'Orders', ComponentType>>),
  );
  showArea(<Late file={screens('Orders')} />, '/orders');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('Страница устарела, пожалуйста обновите');
});

test('[R8.4] [R9.2] without a network the screen says that it needs one, and is opened again only once it is back', async () => {
  network.reachable = false;
  expectConsole('error', /dynamically imported module/);
  showArea(<Failing message={CHUNK} />, '/orders');
  await expect.element(page.getByText('Этот экран откроется с сетью')).toBeVisible();
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).not.toBeInTheDocument();
  expect(dialogs.open).toEqual([]);
  network.reachable = true;
  await expect.element(again).toBeVisible();
});
