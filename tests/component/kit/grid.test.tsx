import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Grid } from '#src/ui/base/Grid/Grid.tsx';
import { show } from './ui-fixtures.tsx';

const THINGS = ['Худи', 'Кружка', 'Рюкзак', 'Зонт', 'Блокнот', 'Шоппер', 'Значок', 'Носки'];

const grid = { label: 'Товары', items: THINGS, itemKey: (name: string) => name };
const card = (name: string) => <Card>{name}</Card>;

const boxes = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());

/** Number of items in the first row. */
function columns(): number {
  const [first, ...others] = boxes();
  return first ? 1 + others.filter(({ top }) => top === first.top).length : 0;
}

afterEach(() => {
  document.documentElement.style.fontSize = '';
  return page.viewport(360, 740);
});

test('[R2.50] [R10.1] a grid is a named list with its items in order', async () => {
  show(<Grid {...grid}>{card}</Grid>);
  const list = page.getByRole('list', { name: 'Товары' });
  await expect.element(list).toBeVisible();
  const items = list.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(THINGS);
});

test('[R2.50] small cards have two columns on a phone and more on a wider screen', async () => {
  show(<Grid {...grid}>{card}</Grid>);
  await expect.poll(columns).toBe(2);
  await page.viewport(320, 740);
  await expect.poll(columns).toBe(2);
  await page.viewport(768, 740);
  await expect.poll(columns).toBeGreaterThanOrEqual(3);
});

test('[R2.50] larger cards have one column on a phone and several on a desktop', async () => {
  for (const itemSize of ['medium', 'large'] as const) {
    await page.viewport(360, 740);
    show(
      <Grid {...grid} itemSize={itemSize}>
        {card}
      </Grid>,
    );
    await expect.poll(columns).toBe(1);
    await page.viewport(1024, 740);
    await expect.poll(columns).toBe(itemSize === 'medium' ? 3 : 2);
  }
});

test('[R2.50] it is at most 1140 pixels wide and centred', async () => {
  await page.viewport(1600, 740);
  show(<Grid {...grid}>{card}</Grid>);
  await expect.element(page.getByRole('list')).toBeVisible();
  const list = page.getByRole('list').element();
  const { left, right, width } = list.getBoundingClientRect();
  const around = list.parentElement?.getBoundingClientRect();
  expect(width).toBe(1140);
  expect(left - (around?.left ?? 0)).toBeCloseTo((around?.right ?? 0) - right, 0);
});

test('[R2.50] cards of a row have the same height, and a single card does not fill the row', async () => {
  show(
    <Grid {...grid} items={['Худи из плотного футера с капюшоном', 'Зонт']}>
      {card}
    </Grid>,
  );
  await expect.element(page.getByText('Зонт')).toBeVisible();
  const [tall, short] = ['Худи из плотного футера с капюшоном', 'Зонт'].map(
    (text) => page.getByText(text).element().getBoundingClientRect().height,
  );
  expect(short).toBe(tall);
  show(
    <Grid {...grid} items={['Зонт']}>
      {card}
    </Grid>,
  );
  await expect.poll(() => boxes().length).toBe(1);
  expect(boxes()[0]?.width).toBeLessThan(200);
});

test('[R2.50] the gap is a step of the spacing scale', async () => {
  const gaps = { small: 8, medium: 16, large: 24 } as const;
  for (const gap of ['small', 'medium', 'large'] as const) {
    show(
      <Grid {...grid} gap={gap}>
        {card}
      </Grid>,
    );
    await expect
      .poll(() => {
        const [first, second] = boxes();
        return (second?.left ?? 0) - (first?.right ?? 0);
      })
      .toBeCloseTo(gaps[gap], 1);
  }
});

test('[R10.1] with doubled text size one column remains, and nothing overflows the page', async () => {
  document.documentElement.style.fontSize = '200%';
  show(
    <Grid {...grid} items={['Абдурахмангаджиевичконстантинопольский', 'Зонт']}>
      {card}
    </Grid>,
  );
  await expect.poll(() => boxes().length).toBe(2);
  await expect.poll(columns).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
