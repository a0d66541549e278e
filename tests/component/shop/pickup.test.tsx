import axe from 'axe-core';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PickupView } from '#src/features/orders/pickup/PickupView.tsx';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { overlays } from '#src/state/page/overlays.ts';

const HOODIE = { id: 10482, title: 'Худи «Синергия»' };
const MUG = { id: 10483, title: 'Кружка' };
const TICKET = { id: 123456789012, title: 'Билет на концерт' };

let root: Root;
let place: HTMLElement;
let opener: HTMLButtonElement;

beforeAll(async () => {
  await startI18n('token');
  await loadTexts();
});

beforeEach(async () => {
  await page.viewport(360, 640);
  opener = document.body.appendChild(document.createElement('button'));
  opener.textContent = 'Показать код';
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  opener.remove();
});

async function show(...orders: { id: number; title: string }[]): Promise<void> {
  opener.focus();
  root.render(<PickupView orders={orders} onClose={() => root.render(null)} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

const code = (text: string) => page.getByRole('img', { name: text, exact: false });
const press = (name: string) => page.getByRole('button', { name }).click();
const isClosed = () => expect.poll(() => document.querySelector('dialog')).toBeNull();

test('[R2.20] shows the code with its number; the copied text is the bare number', async () => {
  await show(TICKET);
  await expect.element(code('Штрихкод: 123456789012')).toBeVisible();
  const number = page.getByRole('listitem').element();
  expect([...number.children].map((group) => group.textContent)).toEqual([
    '123',
    '456',
    '789',
    '012',
  ]);
  getSelection()?.selectAllChildren(number);
  expect(getSelection()?.toString()).toBe('123456789012');
});

test('[R2.20] several orders: one code for each, then a combined one, by buttons and arrow keys', async () => {
  await show(HOODIE, MUG);
  await expect.element(page.getByText('1 из 2')).toBeVisible();
  await press('Следующий код');
  await expect.element(code('Штрихкод: 10483')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Кружка' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(code('Штрихкод: 10482-10483')).toBeVisible();
  await expect.element(page.getByText('Все 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await expect.element(code('Штрихкод: 10482')).toBeVisible();
});

test('[R2.20] orders on their way are a tap behind, and not in the combined code', async () => {
  root.render(
    <PickupView
      orders={[
        { ...HOODIE, place: 'Корпус на Мещанской', note: 'Открыто до 18:00' },
        { ...MUG, place: 'Главный корпус', note: 'Открыто до 20:00' },
      ]}
      onTheWay={[{ ...TICKET, place: '', note: 'В пути' }]}
      onClose={() => root.render(null)}
    />,
  );
  await expect.element(page.getByText('Корпус на Мещанской')).toBeVisible();
  await expect.element(page.getByText('Открыто до 18:00')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(code('Штрихкод: 10482-10483')).toBeVisible();
  await expect.element(page.getByText('Открыто до')).not.toBeInTheDocument();
  await press('Ещё в пути: 1');
  await expect.element(code('Штрихкод: 123456789012')).toBeVisible();
  await expect.element(page.getByText('В пути', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 из 1')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Все 2')).toBeVisible();
});

test('[R2.20] [R2.31] messages wait until the view is closed', async () => {
  await show(HOODIE);
  expect(overlays.isHeld).toBe(true);
  await press('Закрыть');
  await expect.poll(() => overlays.isHeld).toBe(false);
});

test('[R2.20] turning the code makes it wider, turning it again restores it', async () => {
  await show(HOODIE);
  const lengthOf = async () => {
    const { width, height } = (await code('10482').findElement()).getBoundingClientRect();
    return { isTurned: height > width, length: Math.max(height, width) };
  };
  const upright = await lengthOf();
  await press('Повернуть');
  await expect.poll(async () => (await lengthOf()).isTurned).toBe(true);
  expect((await lengthOf()).length).toBeGreaterThan(upright.length);
  await press('Повернуть');
  await expect.poll(lengthOf).toEqual({ isTurned: false, length: upright.length });
});

test('[R2.20] switches between the barcode and a QR code', async () => {
  await show(HOODIE);
  await press('Не сканируется?');
  await expect.element(code('QR-код: 10482')).toBeVisible();
  await expect.element(page.getByText('Если и он не считывается, продиктуй номер')).toBeVisible();
  await press('Штрихкод');
  await expect.element(code('Штрихкод: 10482')).toBeVisible();
});

test('[R2.20] more orders than a barcode can hold are shown as a QR code at once', async () => {
  await show(...Array.from({ length: 15 }, (_, index) => ({ ...MUG, id: 123456789000 + index })));
  for (let step = 0; step < 15; step += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.element(code('QR-код: 123456789000-')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Не сканируется?' }))
    .not.toBeInTheDocument();
});

test('[R2.20] adapts to a turned phone, always on whole pixels', async () => {
  await show(TICKET);
  for (const [width, height] of [
    [640, 360],
    [393, 851],
    [320, 568],
  ] as const) {
    await page.viewport(width, height);
    const drawing = await code('123456789012').findElement();
    const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
    const widest = Math.min(6, Math.floor(width / modules)) * modules;
    await expect.poll(() => drawing.getBoundingClientRect().width).toBe(widest);
    expect(drawing.getBoundingClientRect().left % 1).toBe(0);
    expect(document.querySelector('dialog')?.scrollWidth).toBe(width);
  }
});

test('[R2.20] Escape closes the view and the focus returns to the opening button', async () => {
  await show(HOODIE);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(document.activeElement).toBe(opener);
});

test('[R2.20] the back gesture closes only the view, and closing leaves no history entry', async () => {
  const address = location.href;
  await show(HOODIE);
  const entries = history.length;
  history.back();
  await isClosed();
  expect(location.href).toBe(address);
  await show(HOODIE);
  await press('Закрыть');
  await isClosed();
  expect(history.length).toBe(entries);
});

test('[R2.20] keeps the screen awake, again after the page was hidden, and releases it on close', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {});
  const request = vi.spyOn(navigator.wakeLock, 'request');
  request.mockImplementation(async () => ({ release }) as unknown as WakeLockSentinel);
  await show(HOODIE);
  await expect.poll(() => request.mock.calls.length).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => request.mock.calls.length).toBe(2);
  expect(release).not.toHaveBeenCalled();
  await press('Закрыть');
  await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  request.mockRestore();
});

test('[R2.20] the code works when the system refuses to keep the screen awake', async () => {
  const request = vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('battery'));
  await show(HOODIE);
  await expect.poll(() => request.mock.calls.length).toBe(1);
  await expect.element(code('Штрихкод: 10482')).toBeVisible();
  request.mockRestore();
});

test('[R2.20] is usable by hand and by screen reader on the narrowest screen', async () => {
  await page.viewport(320, 568);
  await show(HOODIE, MUG);
  for (const button of page.getByRole('dialog').getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44);
  }
  const { violations } = await axe.run('dialog');
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
