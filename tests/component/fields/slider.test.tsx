import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider, type SliderProps } from '#src/ui/base/Slider/Slider.tsx';
import { show } from '../kit/ui-fixtures.tsx';

function Discount({ value: initial = 30, onChange, ...props }: Partial<SliderProps>) {
  const [value, setValue] = useState(initial);
  return (
    <Slider
      label="Скидка"
      min={0}
      max={100}
      step={10}
      format={(percent) => `${percent} процентов`}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const slider = () => page.getByRole('slider', { name: 'Скидка' });
const output = () => document.querySelector('output');

test('[R10.1] arrows, Page Up, Page Down, Home and End move the value', async () => {
  const reported = vi.fn<(value: number) => void>();
  show(<Discount onChange={reported} />);
  await expect.element(slider()).toHaveValue('30');
  await userEvent.keyboard('{Tab}');
  await expect.element(slider()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}');
  await userEvent.keyboard('{End}{PageDown}{Home}{PageUp}');
  expect(reported.mock.calls.flat()).toEqual([40, 50, 40, 30, 100, 90, 0, 10]);
});

test('[R10.1] only the slider announces the value, which is also visible beside it', async () => {
  show(<Discount />);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '30 процентов');
  slider().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '40 процентов');
  await expect.poll(() => output()?.textContent).toBe('40 процентов');
  expect(output()?.getAttribute('aria-live')).toBe('off');
  expect(output()?.htmlFor.value).toBe(slider().element().id);
});

test('[R2.50] a press on the track and a drag set the value', async () => {
  show(<Discount />);
  await expect.element(slider()).toBeVisible();
  const { width } = slider().element().getBoundingClientRect();
  await slider().click({ position: { x: width - 4, y: 22 } });
  await expect.element(slider()).toHaveValue('100');
  await userEvent.dragAndDrop(slider(), slider(), {
    sourcePosition: { x: width - 14, y: 22 },
    targetPosition: { x: 4, y: 4 },
  });
  await expect.element(slider()).toHaveValue('0');
});

test('[R2.50] hint and error describe the slider, and a form library can control it', async () => {
  const held = { current: null as HTMLInputElement | null };
  show(<Discount hint="До 50" error="Слишком много" name="discount" ref={held} />);
  await expect.element(slider()).toHaveAccessibleDescription('Слишком много До 50');
  await expect.element(slider()).toHaveAttribute('aria-invalid', 'true');
  expect(held.current).toBe(slider().element());
  expect(held.current?.name).toBe('discount');
});

test('[R2.50] a disabled slider cannot be moved', async () => {
  show(<Discount disabled />);
  await expect.element(slider()).toBeDisabled();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(slider().element());
});

test('[R2.50] an empty range and a value outside it are still shown', async () => {
  show(<Discount min={5} max={5} value={5} />);
  await expect.element(slider()).toHaveValue('5');
  show(<Discount key="beyond" value={500} />);
  await expect.element(slider()).toHaveValue('100');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
