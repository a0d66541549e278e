import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Column, Sort, TableLayout } from '#src/ui/base/Table/table-types.ts';
import { Table } from '#src/ui/base/Table/Table.tsx';
import { show } from './ui-fixtures.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly friends: number;
}

const ROWS: readonly Row[] = [
  { id: 1, name: 'Дарья', city: 'Ташкент', friends: 11 },
  { id: 2, name: 'Азиз', city: 'Самарканд', friends: 8 },
  { id: 3, name: 'Вера', city: 'Москва', friends: 25 },
];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Имя', cell: ({ name }) => name, sortable: true },
  { key: 'city', header: 'Город', cell: ({ city }) => city },
  {
    key: 'friends',
    header: 'Друзья',
    align: 'end',
    cell: ({ friends }) => friends,
    sortable: true,
  },
];

const EMPTY = { picture: 'ledger', title: 'Никого' } as const;
const rowKey = ({ id }: Row) => id;
const base = { caption: 'Рейтинг', columns: COLUMNS, rows: ROWS, rowKey, empty: EMPTY };

function Sorted({ layout = 'scroll' }: { layout?: TableLayout }) {
  const [sort, setSort] = useState<Sort>();
  const factor = sort?.direction === 'descending' ? -1 : 1;
  const rows =
    sort?.key === 'friends'
      ? ROWS.toSorted((a, b) => factor * (a.friends - b.friends))
      : ROWS.toSorted((a, b) => factor * a.name.localeCompare(b.name));
  return <Table {...base} rows={sort ? rows : ROWS} layout={layout} sort={sort} onSort={setSort} />;
}

const table = () => page.getByRole('table', { name: 'Рейтинг' });
const header = (name: string) => page.getByRole('columnheader', { name });
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const place = () => page.getByRole('group', { name: 'Рейтинг' });

afterEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] a table has a name, and each cell has its row and column', async () => {
  show(<Table {...base} />);
  await expect.element(table()).toBeVisible();
  expect(table().element().querySelector('caption')?.textContent).toBe('Рейтинг');
  expect(page.getByRole('columnheader').elements()).toHaveLength(3);
  expect(names()).toEqual(['Дарья', 'Азиз', 'Вера']);
  expect(page.getByRole('cell').elements()).toHaveLength(6);
  for (const one of page.getByRole('columnheader').elements()) {
    expect(one.getAttribute('scope')).toBe('col');
  }
  for (const one of page.getByRole('rowheader').elements()) {
    expect(one.getAttribute('scope')).toBe('row');
  }
});

test('[R2.50] [R10.1] another column can name the rows, and a hidden caption still names the table', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, rowHeader: column.key === 'city' }));
  show(<Table {...base} columns={columns} hidesCaption />);
  await expect.element(table()).toBeVisible();
  expect(names()).toEqual(['Ташкент', 'Самарканд', 'Москва']);
  const { width } =
    page.getByText('Рейтинг').element().closest('caption')?.getBoundingClientRect() ?? {};
  expect(width).toBeLessThanOrEqual(1);
});

test('[R2.50] [R10.1] Enter on a header sorts, Space reverses, and the direction is announced', async () => {
  await page.viewport(1024, 740);
  show(<Sorted />);
  await expect.element(table()).toBeVisible();
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(0);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(header('Друзья')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Азиз', 'Дарья', 'Вера']);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Сортировка по столбцу «Друзья», по возрастанию');
  await userEvent.keyboard('[Space]');
  await expect.element(header('Друзья')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Вера', 'Дарья', 'Азиз']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(header('Имя')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header('Друзья')).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['Азиз', 'Вера', 'Дарья']);
});

test('[R2.50] [R10.1] only sortable headers are buttons, 44 pixels high and wide', async () => {
  show(<Sorted />);
  await expect.element(table()).toBeVisible();
  const buttons = page.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Имя', 'Друзья']);
  const sizes = buttons.map((button) => button.getBoundingClientRect());
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
});

test('[R2.50] [R1.2] numbers are at the end of their column in digits of equal width', async () => {
  show(<Table {...base} />);
  const cell = page.getByRole('cell', { name: '25' });
  await expect.element(cell).toHaveStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
  await expect
    .element(page.getByRole('cell', { name: 'Москва' }))
    .toHaveStyle({ textAlign: 'start' });
});

test('[R2.50] [R10.1] a wide table scrolls by keyboard, the page does not', async () => {
  const columns = [1, 2, 3].flatMap((copy) =>
    COLUMNS.map((column) => ({ ...column, key: `${column.key}${copy}`, sortable: false })),
  );
  await page.viewport(320, 740);
  show(<Table {...base} columns={columns} />);
  await expect.element(place()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.keyboard('{Tab}');
  await expect.element(place()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => place().element().scrollLeft).toBeGreaterThan(0);
  const faded = () => place().element().parentElement?.dataset['overflow'];
  expect(faded()).toBe('after');
  place().element().scrollTo({ left: 5000 });
  await expect.poll(faded).toBe('before');
  await page.viewport(1600, 740);
  await expect.element(place()).not.toBeInTheDocument();
});

test('[R2.50] [R10.1] on a phone rows become cards with each header, and it remains a table', async () => {
  await page.viewport(320, 740);
  show(<Sorted layout="cards" />);
  await expect.element(table()).toBeVisible();
  const label = page.getByRole('cell').first().getByText('Город');
  await expect.element(label).toBeVisible();
  expect(names()).toEqual(['Дарья', 'Азиз', 'Вера']);
  expect(page.getByRole('row').elements()).toHaveLength(4);
  const [first, second] = page
    .getByRole('cell')
    .elements()
    .map((one) => one.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Друзья' }).click();
  await expect.poll(names).toEqual(['Азиз', 'Дарья', 'Вера']);
  await page.viewport(1024, 740);
  await expect.element(label).not.toBeVisible();
});

test('[R2.50] [R10.1] a card fits a long word and an amount in 320 pixels', async () => {
  await page.viewport(320, 740);
  const rows = [{ id: 1, name: 'Сверхдлинноеимя'.repeat(5), city: 'Город'.repeat(20), friends: 1 }];
  show(<Table {...base} rows={rows} layout="cards" />);
  await expect.element(table()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expect.element(place()).not.toBeInTheDocument();
});

test('[R2.50] without rows the empty state replaces the table', async () => {
  show(<Table {...base} rows={[]} />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Никого' })).toBeVisible();
  await expect.element(table()).not.toBeInTheDocument();
});

test('[R2.50] [R10.1] while rows load, placeholders are shown and «Загрузка…» is announced once', async () => {
  show(<Table {...base} rows={[]} loading skeletonRows={4} />);
  await expect.element(page.getByRole('status').getByText('Загрузка…')).toBeInTheDocument();
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(page.getByRole('rowheader').elements()).toHaveLength(0);
  const { height } = document.querySelector('tbody tr')?.getBoundingClientRect() ?? {};
  show(<Table {...base} />);
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  expect(document.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(height);
});

test('[R2.50] existing rows stay while newer ones load', async () => {
  show(<Table {...base} loading />);
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  expect(names()).toEqual(['Дарья', 'Азиз', 'Вера']);
});
