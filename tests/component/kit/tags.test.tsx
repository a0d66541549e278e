import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { Chip } from '#src/ui/base/Tag/Chip.tsx';
import { ChipList } from '#src/ui/base/Tag/ChipList.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { iconOf } from '#tests/support/looks/icon-of.ts';
import { findings, show } from './ui-fixtures.tsx';

const NAMES = ['Одежда', 'В наличии', 'До 500'];
const chip = (name: string) => page.getByRole('button', { name: `Убрать: ${name}` });

interface FiltersProps {
  /** Resolves before a removed chip disappears. */
  wait?: Promise<void>;
}

function Filters({ wait = Promise.resolve() }: FiltersProps) {
  const [names, setNames] = useState(NAMES);
  const search = useRef<HTMLInputElement>(null);
  const remove = async (name: string) => {
    await wait;
    setNames((before) => before.filter((other) => other !== name));
  };
  return (
    <main>
      <h1>Каталог</h1>
      <input ref={search} aria-label="Поиск" />
      <ChipList
        label="Фильтры"
        fallback={search}
        chips={names.map((name) => ({ id: name, label: name, onRemove: () => void remove(name) }))}
      />
    </main>
  );
}

function Filter({ disabled = false }: { disabled?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <Chip
      label="Одежда"
      icon="tag"
      count={1240}
      selected={isOn}
      disabled={disabled}
      onToggle={() => setOn(!isOn)}
    />
  );
}

test('[R2.50] [R10.1] after a chip is removed the focus moves to the next, then to the previous, finally to the fallback', async () => {
  show(<Filters />);
  await expect.element(chip('В наличии')).toBeVisible();
  chip('В наличии').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('До 500')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(chip('Одежда')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Поиск' })).toHaveFocus();
  expect(page.getByRole('list').elements()).toEqual([]);
});

test('[R2.50] [R10.1] a slow removal leaves the focus where the person moved it', async () => {
  let finish = () => {};
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  show(<Filters wait={wait} />);
  await chip('Одежда').click();
  const search = page.getByRole('textbox', { name: 'Поиск' });
  await search.click();
  finish();
  await expect.element(chip('Одежда')).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
});

test('[R2.50] [R10.1] the chips are a named list, and each names its action in both languages', async () => {
  show(<Filters />);
  const list = page.getByRole('list', { name: 'Фильтры' });
  await expect.element(list).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(chip('До 500')).toHaveTextContent('До 500');
  await expect.poll(findings).toEqual([]);
  await switchLanguage('uz');
  await expect.element(page.getByRole('button', { name: 'Olib tashlash: До 500' })).toBeVisible();
});

test('[R2.50] [R10.1] Enter and Space toggle a filter chip, which shows its state and number of results', async () => {
  show(<Filter />);
  const filter = page.getByRole('button', { name: /^Одежда 1.240$/ });
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false');
  expect(iconOf(filter.element())).toBe('tag');
  filter.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true');
  expect(iconOf(filter.element())).toBe('check');
  await userEvent.keyboard(' ');
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false');
});

test('[R2.50] a disabled filter chip does not toggle', async () => {
  show(<Filter disabled />);
  const filter = page.getByRole('button', { name: /Одежда/ });
  await expect.element(filter).toBeDisabled();
  (filter.element() as HTMLButtonElement).click();
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false');
});

test('[R2.50] [R10.1] chips of any length are 44 pixels high and wrap within 320 pixels', async () => {
  await page.viewport(320, 640);
  const long = 'Высококачественныетермоизоляционныекружкислоготипомуниверситета';
  const remove = vi.fn<() => void>();
  show(
    <ChipList
      label="Фильтры"
      chips={[...NAMES, 'М', long].map((name) => ({ id: name, label: name, onRemove: remove }))}
    />,
  );
  await expect.element(chip(long)).toBeVisible();
  const boxes = page
    .getByRole('button')
    .elements()
    .map((each) => each.getBoundingClientRect());
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
});

test('[R2.50] a tag is not interactive', async () => {
  show(
    <Tag tone="positive" icon="check">
      Готов к выдаче
    </Tag>,
  );
  await expect.element(page.getByText('Готов к выдаче')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('img').elements()).toEqual([]);
});
