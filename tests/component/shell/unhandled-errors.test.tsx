import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchErrors } from '#src/app/errors/error-watch.ts';
import { report } from '#src/app/errors/report.ts';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { RequestedScreen } from '#src/app/routing/RequestedScreen.tsx';
import { hasWorkOnScreen } from '#src/app/session/work-on-screen.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { closeAllDialogs, dialogs, requestConfirmation } from '#src/state/page/dialogs.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';

vi.mock('#src/app/errors/report.ts', { spy: true });

const GENERAL = 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.';
const dialog = page.getByRole('dialog', { name: 'Ошибка' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const ownAddress = location.href;
let root: Root;
let place: HTMLElement;
/** Hands an error to the app as the browser does; a real one would fail the test. */
let fail: (reason: unknown) => void = () => undefined;

/** Starts the watch over errors and takes its listener of rejected promises, which the page then lacks. */
function takeListener(): typeof fail {
  let listener: ((event: { readonly reason: unknown }) => void) | undefined;
  const value = (type: string, added: NonNullable<typeof listener>) => {
    if (type === 'unhandledrejection') listener = added;
  };
  Object.defineProperty(globalThis, 'addEventListener', { configurable: true, value });
  watchErrors();
  Reflect.deleteProperty(globalThis, 'addEventListener');
  return (reason) => listener?.({ reason });
}

function showQuestions(): void {
  root.render(
    <MemoryRouter initialEntries={['/faq']}>
      <RequestedScreen />
      <Routes>
        <Route path="/" element={<h1>Профиль</h1>} />
        <Route
          path="/faq"
          element={
            <>
              <h1>Вопросы</h1>
              <input aria-label="Поиск" />
              <input aria-label="Ссылка" readOnly value="https://invite.example/" />
              <textarea aria-label="Письмо" />
            </>
          }
        />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
}

beforeEach(async () => {
  // The app ignores a second tap at the place of the press that closed a dialog.
  dispatchEvent(new PointerEvent('pointermove', { clientX: -1000, clientY: -1000 }));
  await startI18n('token');
  await loadTexts();
  dispatchBoot({ type: 'restarted', hasData: true });
  vi.mocked(report).mockReset();
  fail = takeListener();
  // The watch reads the page's address; the router of these tests is in memory.
  history.replaceState(null, '', '/faq');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  showQuestions();
  await expect.element(heading('Вопросы')).toBeVisible();
});
afterEach(() => {
  root.unmount();
  place.remove();
  closeAllDialogs();
  overlays.toasts = [];
  overlays.requestedScreen = null;
  dispatchBoot({ type: 'restarted', hasData: false });
  history.replaceState(null, '', ownAddress);
});

const texts = () => overlays.toasts.map(({ text }) => text);

test('[R4.6] an error outside rendering leads to the profile, where a dialog shows it', async () => {
  const error = new Error('first failure');
  fail(error);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).not.toContain('first failure');
  await page.getByRole('button', { name: 'хорошо' }).click();
  await expect.element(heading('Профиль')).toBeVisible();
  expect(vi.mocked(report)).toHaveBeenCalledExactlyOnceWith(error);
  expect(texts()).toEqual([]);
});

test('[R4.6] errors in a row open one dialog, and one that comes again shows a toast and stays', async () => {
  for (const message of ['again', 'again', 'another']) fail(new Error(message));
  await expect.element(dialog).toBeVisible();
  expect(dialogs.open).toHaveLength(1);
  await page.getByRole('button', { name: 'хорошо' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  fail(new Error('again'));
  expect(dialogs.open).toEqual([]);
  expect(texts()).toEqual([GENERAL]);
});

test.each(['Поиск', 'Письмо'])(
  '[R4.6] text that was typed into «%s» keeps the screen; a toast shows the error',
  async (label) => {
    await page.getByLabelText(label).fill('штрихкод');
    fail(new Error(`failure beside ${label}`));
    expect(texts()).toEqual([GENERAL]);
    await expect.element(heading('Вопросы')).toBeVisible();
    await expect.element(page.getByLabelText(label)).toHaveValue('штрихкод');
    expect(dialogs.open).toEqual([]);
  },
);

test('[R4.6] an open dialog keeps the screen, and so does the scanner', async () => {
  expect(hasWorkOnScreen('/faq')).toBe(false);
  expect(hasWorkOnScreen('/scan')).toBe(true);
  void requestConfirmation({ title: 'Списать 1 200?', text: 'Заказ уйдёт менеджеру.' });
  await expect.element(page.getByRole('dialog', { name: 'Списать 1 200?' })).toBeVisible();
  fail(new Error('failure under a dialog'));
  expect(texts()).toEqual([GENERAL]);
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['confirm']);
});

test('[R8.2] a failed call shows the service’s text and stays', async () => {
  const facts = { category: 'refused', call: 'POST /api/goal', status: 409 } as const;
  fail(new ServiceError({ ...facts, text: 'Товар закончился' }));
  expect(texts()).toEqual(['Товар закончился']);
  await expect.element(heading('Вопросы')).toBeVisible();
  expect(dialogs.open).toEqual([]);
});

test('[R4.6] before the screens are shown a toast shows it', () => {
  dispatchBoot({ type: 'restarted', hasData: false });
  fail(new Error('failure at the start'));
  expect(dialogs.open).toEqual([]);
  expect(texts()).toEqual([GENERAL]);
});
