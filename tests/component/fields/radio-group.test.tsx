import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const WAYS = [
  { value: 'pickup', title: 'Самовывоз', note: 'Сегодня с 10 до 18', icon: 'store' as const },
  { value: 'post', title: 'Почта', note: 'Пока не возим', disabled: true },
  { value: 'delivery', title: 'Доставка', note: '3–7 дней' },
];
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

beforeEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] a radio group has one tab stop, and the arrows select and skip disabled options', async () => {
  show(
    <>
      <RadioGroup label="Как получишь" options={WAYS} defaultValue="delivery" />
      <Button>Дальше</Button>
    </>,
  );
  await expect.element(radio('Доставка')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(radio('Доставка')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('Самовывоз')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('Доставка')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Самовывоз')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Доставка')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Дальше' })).toHaveFocus();
});

test('[R2.50] [R10.1] nothing is selected at first; the space bar selects the focused option', async () => {
  show(<RadioGroup label="Как получишь" options={WAYS} />);
  await expect.element(radio('Самовывоз')).not.toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(radio('Самовывоз')).toBeChecked();
});

test('[R2.50] [R10.1] the legend names the group; title and note name and describe an option', async () => {
  show(<RadioGroup label="Как получишь" hint="Можно поменять" error="Выбери" options={WAYS} />);
  const group = page.getByRole('radiogroup', { name: 'Как получишь' });
  await expect.element(group).toHaveAccessibleDescription('Выбери Можно поменять');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(radio('Самовывоз')).toHaveAccessibleDescription('Сегодня с 10 до 18');
  await expect.element(radio('Почта')).toBeDisabled();
});

test('[R2.50] [R10.1] a card is pressable everywhere, is a large target and shows its focus', async () => {
  show(<RadioGroup label="Как получишь" options={WAYS} />);
  await expect.element(radio('Доставка')).toBeVisible();
  const note = page.getByText('3–7 дней').element().getBoundingClientRect();
  const card = radio('Доставка').element().getBoundingClientRect();
  await radio('Доставка').click({ position: { x: note.x - card.x, y: note.y - card.y } });
  await expect.element(radio('Доставка')).toBeChecked();
  expect(card.height).toBeGreaterThanOrEqual(56);
  expect(card.width).toBeGreaterThan(300);
  await userEvent.keyboard('{ArrowUp}');
  expect(getComputedStyle(radio('Самовывоз').element()).outlineStyle).toBe('solid');
});

test('[R2.50] groups without a name attribute are independent', async () => {
  show(
    <>
      <RadioGroup label="Первая" options={[{ value: 'a', title: 'А' }]} defaultValue="a" />
      <RadioGroup label="Вторая" options={[{ value: 'b', title: 'Б' }]} />
    </>,
  );
  await radio('Б').click();
  await expect.element(radio('Б')).toBeChecked();
  await expect.element(radio('А')).toBeChecked();
});

test('[R2.50] a parent can control the selection', async () => {
  const reported = vi.fn<(value: string) => void>();
  function ControlledGroup() {
    const [way, setWay] = useState('pickup');
    return (
      <RadioGroup
        label="Как получишь"
        options={WAYS}
        value={way}
        onChange={(event) => {
          setWay(event.target.value);
          reported(event.target.value);
        }}
      />
    );
  }
  show(<ControlledGroup />);
  await expect.element(radio('Самовывоз')).toBeChecked();
  await radio('Доставка').click();
  await expect.element(radio('Доставка')).toBeChecked();
  expect(reported.mock.calls).toEqual([['delivery']]);
});

test('[R2.50] a form and a form library read the group by name and the ref of each radio', async () => {
  const held: (HTMLInputElement | null)[] = [];
  show(
    <form aria-label="Форма">
      <RadioGroup
        label="Как получишь"
        name="way"
        options={WAYS}
        ref={(element) => {
          held.push(element);
        }}
      />
    </form>,
  );
  await radio('Доставка').click();
  const form = page.getByRole('form').element();
  expect(form instanceof HTMLFormElement && new FormData(form).get('way')).toBe('delivery');
  expect(held).toEqual(page.getByRole('radio').elements());
});

test('[R2.50] a disabled group cannot be changed', async () => {
  show(<RadioGroup label="Как получишь" options={WAYS} defaultValue="pickup" disabled />);
  await expect.element(radio('Доставка')).toBeDisabled();
  await userEvent.click(page.getByText('Доставка'), { force: true });
  await expect.element(radio('Самовывоз')).toBeChecked();
});
