import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const TOPICS = [
  { value: 'card', label: 'Карта' },
  { value: 'orders', label: 'Заказы', disabled: true },
  { value: 'other', label: 'Другое' },
  { value: 'sms', label: 'SMS' },
];
const PLACES = [
  { label: 'Москва', options: [{ value: 'sokol', label: 'Сокол' }] },
  { label: 'Ташкент', options: [{ value: 'yunusobod', label: 'Юнусабад' }] },
];

beforeEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] arrows and letters select, skipping disabled options', async () => {
  show(<Select label="Тема" options={TOPICS} />);
  const select = page.getByRole('combobox', { name: 'Тема' });
  await expect.element(select).toHaveValue('card');
  await userEvent.keyboard('{Tab}');
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveValue('other');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(select).toHaveValue('card');
  await userEvent.keyboard('{End}');
  await expect.element(select).toHaveValue('sms');
  await userEvent.keyboard('{Home}');
  await expect.element(select).toHaveValue('card');
  await userEvent.keyboard('s');
  await expect.element(select).toHaveValue('sms');
});

test('[R2.50] [R10.1] a placeholder is shown without a selection and cannot be selected', async () => {
  show(<Select label="Тема" options={TOPICS} placeholder="Выбери тему" required />);
  const select = page.getByRole('combobox', { name: 'Тема' });
  await expect.element(select).toHaveValue('');
  await expect.element(select).toBeInvalid();
  await expect.element(page.getByRole('option', { name: 'Выбери тему' })).toBeDisabled();
  await select.selectOptions('Карта');
  select.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(select).toHaveValue('card');
});

test('[R2.50] a placeholder also represents the empty value of a parent', async () => {
  const reported = vi.fn<(value: string) => void>();
  function ControlledSelect() {
    const [value, setValue] = useState('');
    return (
      <Select
        label="Тема"
        options={TOPICS}
        placeholder="Выбери тему"
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          reported(event.target.value);
        }}
      />
    );
  }
  show(<ControlledSelect />);
  const select = page.getByRole('combobox', { name: 'Тема' });
  await expect.element(select).toHaveDisplayValue('Выбери тему');
  await select.selectOptions('Другое');
  await expect.element(select).toHaveDisplayValue('Другое');
  expect(reported.mock.calls).toEqual([['other']]);
});

test('[R2.50] [R10.1] options can have named groups', async () => {
  show(<Select label="Где" options={PLACES} defaultValue="yunusobod" />);
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Юнусабад');
  const group = page.getByText('Юнусабад').element().parentElement;
  expect(group instanceof HTMLOptGroupElement && group.label).toBe('Ташкент');
});

test('[R2.50] [R10.1] error and hint describe a select, and a form library can control it', async () => {
  const held: (HTMLSelectElement | null)[] = [];
  show(
    <Select
      label="Тема"
      name="topic"
      hint="Любую"
      error="Выбери тему"
      options={TOPICS}
      ref={(element) => {
        held.push(element);
      }}
    />,
  );
  const select = page.getByRole('combobox', { name: 'Тема' });
  await expect.element(select).toHaveAccessibleDescription('Выбери тему Любую');
  await expect.element(select).toHaveAttribute('aria-invalid', 'true');
  await expect.element(select).toHaveAttribute('name', 'topic');
  expect(held).toEqual([select.element()]);
});

test('[R10.1] both sizes are high enough to press, and a long option does not overlap the arrow', async () => {
  const long = [{ value: 'a', label: 'Информационные системы и технологии в управлении' }];
  show(
    <>
      <Select label="Направление" options={long} />
      <Select label="Порядок" size="small" options={TOPICS} />
    </>,
  );
  const height = (name: string) =>
    page.getByRole('combobox', { name }).element().getBoundingClientRect().height;
  await expect.element(page.getByRole('combobox', { name: 'Порядок' })).toBeVisible();
  expect(height('Направление')).toBe(48);
  expect(height('Порядок')).toBe(44);
  const style = getComputedStyle(page.getByRole('combobox', { name: 'Направление' }).element());
  expect(Number.parseFloat(style.paddingInlineEnd)).toBeGreaterThanOrEqual(16 + 20);
  expect(style.textOverflow).toBe('ellipsis');
});
