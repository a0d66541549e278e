import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { requestConfirmation, closeAllDialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { overlays, showToast } from '#src/state/page/overlays.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { iconOf } from '#tests/support/looks/icon-of.ts';
import { applyBrandTheme, findings, show } from '../kit/ui-fixtures.tsx';

const QUESTION = { title: 'Отменить заказ?', text: 'Токены вернутся.' };
/** Outlasts a test, in ms. */
const LONG = 60_000;

const messages = page.getByRole('region', { name: 'Сообщения' });
const closeOf = () => messages.getByRole('button', { name: 'Закрыть' });
const dialog = page.getByRole('dialog', { name: QUESTION.title });

beforeEach(async () => {
  await page.viewport(1280, 800);
  dispatchBoot({ type: 'restarted', hasData: true });
  show(
    <main>
      <h1>Заказы</h1>
      <Button>Заказать</Button>
      <Overlays />
    </main>,
  );
  await expect.element(messages).toBeInTheDocument();
});
afterEach(() => {
  vi.useRealTimers();
  closeAllDialogs();
  overlays.toasts = [];
  dispatchBoot({ type: 'restarted', hasData: false });
  network.reachable = true;
});

test('[R2.31] a toast appears at the top right, below the header; on a phone in place of the header', async () => {
  showToast({ key: 'cardNeeded', timer: LONG });
  await expect.element(messages.getByText('Необходимо заполнить данные для карты')).toBeVisible();
  const box = () => messages.element().getBoundingClientRect();
  expect(box().top).toBeGreaterThan(56);
  expect(box().top).toBeLessThan(120);
  expect(innerWidth - box().right).toBeLessThan(48);
  expect(box().width).toBeLessThan(480);
  await page.viewport(360, 740);
  // All but the room of a scrollbar.
  await expect.poll(() => box().left).toBe(0);
  expect(box().width).toBeGreaterThan(340);
  expect(box().top).toBe(0);
  // The header's height: the content begins below, also when the text needs two lines.
  expect(box().bottom).toBe(56);
});

test('[R2.31] success and error have their own icons, and a toast may have another one', async () => {
  showToast({ text: 'Готово', timer: LONG });
  showToast({ key: 'general', color: 'error', timer: LONG });
  showToast({ text: 'Подарок', icon: 'gift', timer: LONG });
  await expect.element(messages.getByText('Произошла ошибка!')).toBeVisible();
  const signs = [...messages.element().querySelectorAll('p')].map(({ previousElementSibling }) =>
    iconOf(previousElementSibling),
  );
  expect(signs).toEqual(['circle-check', 'circle-alert', 'gift']);
});

test('[R2.31] a toast disappears after three seconds by default', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showToast({ text: 'Готово' });
  await expect.element(closeOf()).toBeVisible();
  vi.advanceTimersByTime(2900);
  expect(overlays.toasts).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(overlays.toasts).toHaveLength(0);
});

test('[R2.31] a toast stays while pointer or focus is on it, whichever leaves last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showToast({ text: 'Готово' });
  const toast = messages.getByText('Готово');
  await toast.hover();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(LONG);
  expect(overlays.toasts).toHaveLength(1);
  closeOf().element().focus();
  await page.getByRole('heading', { level: 1 }).hover();
  vi.advanceTimersByTime(LONG);
  expect(overlays.toasts).toHaveLength(1);
  closeOf().element().blur();
  // The full time starts again.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2900);
  expect(overlays.toasts).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(overlays.toasts).toHaveLength(0);
});

test('[R2.31] a toast is announced inside an open dialog, and its button works', async () => {
  const result = requestConfirmation(QUESTION);
  await expect.element(dialog).toBeVisible();
  showToast({ text: 'Номер скопирован', timer: LONG });
  await expect.element(dialog.getByText('Номер скопирован')).toBeVisible();
  expect(messages.element().getAttribute('aria-live')).toBe('polite');
  // A real press: on an inert element it would hit the content below.
  await closeOf().click();
  await expect.element(page.getByText('Номер скопирован')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await result).toBe(false);
});

test('[R2.31] [R10.1] the keyboard reaches a toast inside the top dialog, and nothing outside', async () => {
  void requestConfirmation({ ...QUESTION, title: 'Ниже' });
  void requestConfirmation(QUESTION);
  await expect.element(dialog).toBeVisible();
  showToast({ text: 'Готово', timer: LONG });
  await expect.element(closeOf()).toBeVisible();
  expect(dialog.element().contains(closeOf().element())).toBe(true);
  for (let stop = 0; stop < 4; stop += 1) await userEvent.keyboard('{Tab}');
  await expect.element(closeOf()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(overlays.toasts).toHaveLength(0);
});

test('[R10.1] closing a toast by keyboard focuses the next one, the last one returns the focus', async () => {
  for (const text of ['Первое', 'Второе', 'Третье']) showToast({ text, timer: LONG });
  const opener = page.getByRole('button', { name: 'Заказать' });
  const closeIn = (text: string) =>
    page.elementLocator(messages.getByText(text).element().closest('div') ?? document.body);
  await expect.element(messages.getByText('Третье')).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(closeIn('Второе').getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(closeIn('Третье').getByRole('button')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(closeIn('Первое').getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(messages.getByText('Первое')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[R10.1] inside a dialog the focus returns to its previous element in the dialog', async () => {
  void requestConfirmation(QUESTION);
  await expect.element(dialog).toBeVisible();
  showToast({ text: 'Готово', timer: LONG });
  await expect.element(closeOf()).toBeVisible();
  const last = page.getByRole('button', { name: 'Отмена' });
  last.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(closeOf()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(messages.getByText('Готово')).not.toBeInTheDocument();
  await expect.element(last).toHaveFocus();
});

test('[R2.31] closing a toast by pointer does not focus another one, which would then stay', async () => {
  for (const text of ['Первое', 'Второе']) showToast({ text, timer: LONG });
  await closeOf().first().click();
  await expect.element(messages.getByText('Первое')).not.toBeInTheDocument();
  await expect.element(closeOf()).not.toHaveFocus();
});

test('[R2.31] a toast moves to a dialog that opens over it and back when that closes', async () => {
  showToast({ text: 'Готово', timer: LONG });
  await expect.element(messages.getByText('Готово')).toBeVisible();
  void requestConfirmation(QUESTION);
  await expect.poll(() => dialog.element().contains(messages.element())).toBe(true);
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(messages.getByText('Готово')).toBeVisible();
  await closeOf().click();
  expect(overlays.toasts).toHaveLength(0);
});

test('[R4.13] no toast appears without a network', async () => {
  network.reachable = false;
  showToast({ text: 'Готово' });
  expect(overlays.toasts).toEqual([]);
});

test('[R10.1] [R10.2] axe finds nothing in toasts, by themselves and over a dialog, in either theme', async () => {
  await page.viewport(320, 640);
  showToast({ text: 'Ссылка скопирована!', timer: LONG });
  showToast({ key: 'tryAgain', color: 'error', timer: LONG });
  for (const theme of ['light', 'dark'] as const) {
    applyBrandTheme('mti', theme);
    await expect.element(messages.getByText('Ссылка скопирована!')).toBeVisible();
    expect(await findings()).toEqual([]);
  }
  void requestConfirmation(QUESTION);
  await expect.element(dialog).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R2.31] [R4.7] a toast may open a screen; it closes, and its address is requested once', async () => {
  showToast({ text: 'Начисление: 5 токенов', to: '/inbox', timer: LONG });
  await messages.getByRole('button', { name: 'Открыть' }).click();
  await expect.element(messages.getByText('Начисление: 5 токенов')).not.toBeInTheDocument();
  expect(overlays.requestedScreen).toBe('/inbox');
  overlays.requestedScreen = null;
});
