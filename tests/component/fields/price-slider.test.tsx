import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import type { PriceRange } from '#src/ui/base/PriceSlider/price-range.ts';
import { PriceSlider, type PriceSliderProps } from '#src/ui/base/PriceSlider/PriceSlider.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const reported = vi.fn<(range: PriceRange) => void>();
const done = vi.fn<(range: PriceRange) => void>();

function Prices({ value: initial, ...props }: Partial<PriceSliderProps>) {
  const [value, setValue] = useState(initial ?? { from: 300, to: 700 });
  return (
    <PriceSlider
      min={0}
      max={1000}
      step={50}
      {...props}
      value={value}
      onCommit={done}
      onChange={(next) => {
        setValue(next);
        reported(next);
      }}
    />
  );
}

const thumb = (name: string) => page.getByRole('slider', { name });
const amount = (name: string) => page.getByRole('spinbutton', { name });
const shownRange = () => [
  (amount('Цена от').element() as HTMLInputElement).valueAsNumber,
  (amount('Цена до').element() as HTMLInputElement).valueAsNumber,
];

afterEach(() => {
  reported.mockReset();
  done.mockReset();
});

test('[R2.15] [R10.1] the keyboard moves each thumb, which stops at the other one', async () => {
  show(<Prices />);
  await expect.element(thumb('Цена от')).toHaveValue('300');
  await userEvent.keyboard('{Tab}');
  await expect.element(thumb('Цена от')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{PageUp}{ArrowLeft}{End}');
  expect(reported.mock.calls.map(([range]) => range.from)).toEqual([350, 450, 400, 700]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(thumb('Цена от')).toHaveValue('700');
  await userEvent.keyboard('{Home}{Tab}');
  await expect.element(thumb('Цена до')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}{PageDown}');
  await expect.element(thumb('Цена до')).toHaveValue('0');
  await expect.poll(shownRange).toEqual([0, 0]);
  await userEvent.keyboard('{End}');
  await expect.poll(shownRange).toEqual([0, 1000]);
});

test('[R2.15] a key that moves a thumb commits the move; a key without effect does not', async () => {
  show(<Prices value={{ from: 700, to: 700 }} />);
  await expect.element(thumb('Цена от')).toHaveValue('700');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}');
  expect(done.mock.calls).toEqual([[{ from: 650, to: 700 }]]);
});

test('[R2.15] a drag reports every step and commits once at its end', async () => {
  show(<Prices />);
  await expect.element(thumb('Цена до')).toHaveValue('700');
  const { width } = thumb('Цена до').element().getBoundingClientRect();
  const x = (share: number) => 14 + share * (width - 28);
  await userEvent.dragAndDrop(thumb('Цена до'), thumb('Цена до'), {
    sourcePosition: { x: x(0.7), y: 22 },
    targetPosition: { x: x(1), y: 22 },
    steps: 6,
  });
  await expect.poll(shownRange).toEqual([300, 1000]);
  expect(reported.mock.calls.length).toBeGreaterThan(1);
  expect(done.mock.calls).toEqual([[{ from: 300, to: 1000 }]]);
});

test('[R2.15] a thumb dragged over the other one stops there', async () => {
  show(<Prices />);
  await expect.element(thumb('Цена от')).toHaveValue('300');
  const { width } = thumb('Цена от').element().getBoundingClientRect();
  await userEvent.dragAndDrop(thumb('Цена от'), thumb('Цена до'), {
    sourcePosition: { x: 14 + 0.3 * (width - 28), y: 22 },
    targetPosition: { x: width - 14, y: 22 },
    steps: 8,
  });
  await expect.poll(shownRange).toEqual([700, 700]);
  expect(reported.mock.calls.every(([{ from, to }]) => from <= to)).toBe(true);
  await expect.element(thumb('Цена от')).toHaveValue('700');
});

test('[R2.15] a press on the track moves the nearer thumb', async () => {
  show(<Prices />);
  await expect.element(thumb('Цена от')).toHaveValue('300');
  const { left, width, top } = thumb('Цена от').element().getBoundingClientRect();
  const hit = (share: number) =>
    document.elementFromPoint(left + 14 + share * (width - 28), top + 22);
  expect(hit(0.05)).toBe(thumb('Цена от').element());
  expect(hit(0.48)).toBe(thumb('Цена от').element());
  expect(hit(0.52)).toBe(thumb('Цена до').element());
  await thumb('Цена до').click({ position: { x: 14 + 0.9 * (width - 28), y: 22 } });
  await expect.poll(shownRange).toEqual([300, 900]);
});

test.each([
  [0, 'Цена до', { from: 0, to: 500 }],
  [1000, 'Цена от', { from: 500, to: 1000 }],
])('[R2.15] thumbs that met at %s can be dragged apart', async (at, name, range) => {
  show(<Prices value={{ from: at, to: at }} />);
  await expect.element(thumb(name)).toHaveValue(String(at));
  const { width } = thumb(name).element().getBoundingClientRect();
  const side = at === 0 ? 4 : -4;
  await userEvent.dragAndDrop(thumb(name), thumb(name), {
    sourcePosition: { x: 14 + (at / 1000) * (width - 28) + side, y: 22 },
    targetPosition: { x: width / 2 + side, y: 22 },
  });
  expect(done.mock.calls).toEqual([[range]]);
});

test('[R2.15] a valid amount applies while typing and is committed on blur', async () => {
  show(<Prices />);
  await amount('Цена до').click();
  await userEvent.keyboard('{Control>}a{/Control}777');
  await expect.element(amount('Цена до')).toHaveValue(777);
  expect(reported.mock.calls).toEqual([[{ from: 300, to: 777 }]]);
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(done.mock.calls).toEqual([[{ from: 300, to: 777 }]]);
});

test('[R2.15] Enter changes an invalid amount to the nearest valid one', async () => {
  show(<Prices />);
  await amount('Цена от').click();
  await userEvent.keyboard('{Control>}a{/Control}9999{Enter}');
  await expect.element(amount('Цена от')).toHaveValue(700);
  await amount('Цена до').click();
  await userEvent.keyboard('{Control>}a{/Control}5{Enter}');
  await expect.element(amount('Цена до')).toHaveValue(700);
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Tab}');
  await expect.element(amount('Цена до')).toHaveValue(700);
  expect(done).toHaveBeenLastCalledWith({ from: 700, to: 700 });
});

test('[R2.15] a single thumb sets the maximum price and leaves the lower one unchanged', async () => {
  show(<Prices only="max" value={{ from: 0, to: 700 }} />);
  await expect.element(page.getByText(/до 700.токенов/)).toBeVisible();
  expect(page.getByRole('slider').elements()).toHaveLength(1);
  expect(page.getByRole('spinbutton').elements()).toHaveLength(1);
  const { width } = thumb('Цена до').element().getBoundingClientRect();
  await thumb('Цена до').click({ position: { x: 14 + 0.1 * (width - 28), y: 22 } });
  expect(done).toHaveBeenLastCalledWith({ from: 0, to: 100 });
});

test('[R2.15] the highest price is reachable although no step leads to it', async () => {
  show(<Prices max={1015} value={{ from: 0, to: 700 }} />);
  await expect.element(thumb('Цена до')).toHaveValue('700');
  await userEvent.keyboard('{Tab}{Tab}{End}');
  expect(done).toHaveBeenLastCalledWith({ from: 0, to: 1015 });
});

test('[R2.15] the stops are round amounts, whatever the cheapest and the dearest price are', async () => {
  show(<Prices only="max" min={119} max={1015} value={{ from: 119, to: 1015 }} />);
  await expect.element(thumb('Цена до')).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}{Home}{ArrowRight}');
  expect(reported.mock.calls.map(([range]) => range.to)).toEqual([1000, 950, 119, 150]);
});

test('[R2.15] [R10.1] the group has a name, and a thumb announces its price in coins', async () => {
  show(<Prices />);
  await expect.element(page.getByRole('group', { name: 'Цена' })).toBeVisible();
  await expect.element(thumb('Цена от')).toHaveAttribute('aria-valuetext', '300\u00A0токенов');
  await expect.element(page.getByText(/от 300 до 700.токенов/)).toBeVisible();
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(page.getByText(/^700.токенов$/)).toBeVisible();
  await userEvent.keyboard('{Home}');
  await switchLanguage('uz');
  await expect.element(thumb('Eng past narx')).toHaveAttribute('aria-valuetext', '0\u00A0token');
  await expect.element(page.getByText(/0 dan 700.tokengacha/)).toBeVisible();
});

test('[R2.15] with one price or when disabled nothing can be moved', async () => {
  show(<Prices min={500} max={500} value={{ from: 500, to: 500 }} />);
  for (const name of ['Цена от', 'Цена до']) {
    await expect.element(thumb(name)).toBeDisabled();
    await expect.element(amount(name)).toBeDisabled();
  }
  show(<Prices key="off" disabled />);
  await expect.element(thumb('Цена от')).toBeDisabled();
  await expect.element(amount('Цена до')).toBeDisabled();
});

test('[R2.15] a range outside the limits is clamped', async () => {
  show(<Prices value={{ from: -50, to: 9000 }} />);
  await expect.element(amount('Цена до')).toHaveValue(1000);
  await expect.poll(shownRange).toEqual([0, 1000]);
  expect(reported).not.toHaveBeenCalled();
});
