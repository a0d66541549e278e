import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { backpack, trainer } from '#src/ui/app/ProductCard/example-products.ts';
import { docs } from '#src/ui/app/ProductCard/ProductCard.docs.tsx';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { show } from '../kit/ui-fixtures.tsx';

// The test page has no catalog pictures.
const product = { ...backpack, pictures: [] };
const card = page.getByRole('article');

test('[R2.50] [R10.1] the price is read before the name, and the whole card is one link to the product', async () => {
  show(<ProductCard product={product} balance={9000} />);
  const link = page.getByRole('link', { name: 'Рюкзак «Маршрут» 22 л, коралловый' });
  await expect.element(link).toHaveAttribute('href', '/catalog/164');
  expect(card.element().textContent).toMatch(/^5\u00A0400\u00A0токеновРюкзак/);
  const { left, top, right, bottom } = card.element().getBoundingClientRect();
  for (const [x, y] of [
    [left + 24, top + 6],
    [right - 24, bottom - 6],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(link.element());
  }
  expect(document.elementFromPoint(left + 24, bottom + 24)).not.toBe(link.element());
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
});

test('[R2.17] below 4 pieces the card shows the remaining number, at 0 that it is sold out', async () => {
  for (const [stock, text] of [
    [0, 'Нет в наличии'],
    [1, 'Осталось 1 шт.'],
    [3, 'Осталось 3 шт.'],
  ] as const) {
    show(<ProductCard product={{ ...product, stock }} balance={9000} />);
    await expect.element(page.getByText(text)).toBeVisible();
  }
  show(<ProductCard product={{ ...product, stock: 4 }} balance={9000} />);
  await expect.element(card).not.toMatchTextContent(/Осталось|Нет в наличии/);
});

test('[R2.15] [R10.4] the lowest of several prices stands in the form of its language', async () => {
  const family = { ...product, price: 2401, isLowestPrice: true, variants: 12 };
  show(<ProductCard product={family} balance={9000} />);
  await expect.element(card).toMatchTextContent(/^от 2 401 токенаРюкзак.*12 вариантов$/u);
  await switchLanguage('uz');
  await expect.element(card).toMatchTextContent(/^2 401 tokendan.*12 xil$/u);
});

test('[R2.50] missing coins appear as a note, but not with enough coins, without stock or with an unknown balance', async () => {
  show(<ProductCard product={product} balance={5280} />);
  await expect.element(page.getByText('Не хватает 120')).toBeVisible();
  for (const [stock, balance] of [
    [9, 5400],
    [0, 5280],
    [9, null],
  ] as const) {
    const id = stock * 1000 + (balance ?? 7);
    show(<ProductCard product={{ ...product, id, stock }} balance={balance} />);
    await expect.element(page.getByRole('link')).toHaveAttribute('href', `/catalog/${id}`);
    await expect.element(card).not.toMatchTextContent('Не хватает');
  }
});

test('[R2.50] [R10.1] in two columns at 320 pixels long Uzbek words stay inside their card', async () => {
  await page.viewport(320, 640);
  await switchLanguage('uz');
  show(
    <div style={{ width: 131 }}>
      <ProductCard product={trainer} balance={1300} />
    </div>,
  );
  await expect.element(page.getByText('2 dona qoldi')).toBeVisible();
  await expect.element(page.getByText(/^1.233.267/)).toBeVisible();
  expect(card.element().scrollWidth).toBeLessThanOrEqual(131);
  const { left, right } = card.element().getBoundingClientRect();
  for (const part of card.element().querySelectorAll('p, h2, p > *')) {
    const box = part.getBoundingClientRect();
    expect([box.left >= left, box.right <= right + 0.5]).toEqual([true, true]);
  }
});

test('[R2.50] [R10.1] axe finds nothing on any state of the card, in any brand and theme', async () => {
  show(
    <main>
      <h1>Товары</h1>
      {docs.examples.map((example) => (
        <div key={example.id}>{example.show(({ ru }) => ru)}</div>
      ))}
    </main>,
  );
  await expect.element(page.getByText('Нет в наличии')).toBeVisible();
  expect(card.elements()).toHaveLength(docs.examples.length);
  expect(await findingsInEveryTheme()).toEqual([]);
});
