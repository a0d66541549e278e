import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { docs } from '#src/ui/app/OrderCard/OrderCard.docs.tsx';
import { OrderCard } from '#src/ui/app/OrderCard/OrderCard.tsx';
import { iconOf } from '#tests/support/looks/icon-of.ts';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { show } from '../kit/ui-fixtures.tsx';
import { anOrder } from './orders-fixtures.ts';

const card = page.getByRole('article');

test('[R2.50] [R10.1] the card shows status, number, date and price, and is one link to the order', async () => {
  show(<OrderCard order={anOrder({ id: 10_482, price: 5400 })} />);
  const link = page.getByRole('link', { name: 'Рюкзак 10482' });
  await expect.element(link).toHaveAttribute('href', '/orders/10482');
  for (const text of ['Новый', '№ 10482', '02.11.2026', '5\u00A0400']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  const { left, top, right, bottom } = card.element().getBoundingClientRect();
  for (const [x, y] of [
    [left + 20, top + 6],
    [right - 20, bottom - 6],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(link.element());
  }
  expect(document.elementFromPoint(left + 24, bottom + 24)).not.toBe(link.element());
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
});

test('[R2.50] each status has its text and icon; an unknown one breaks nothing', async () => {
  const words = [
    'Новый',
    'В обработке',
    'Закупаем',
    'В пути',
    'Готов к выдаче',
    'Получен',
    'Закрыт',
    'Отменён',
    'Уточняем статус',
  ];
  // The last examples are an order that was just placed, and one whose cancellation is not confirmed.
  expect(docs.examples).toHaveLength(words.length + 2);
  const signs = new Set<string | null>();
  for (const [index, word] of words.entries()) {
    show(docs.examples[index]?.show(({ ru }) => ru));
    const status = page.getByText(word, { exact: true });
    await expect.element(status).toBeVisible();
    signs.add(iconOf(status.element().parentElement) ?? null);
  }
  expect(signs.size).toBe(words.length);
  expect(signs).not.toContain(null);
});

test('[R2.50] only a ready order says that it can be collected', async () => {
  const ready = /Можно забирать/;
  show(<OrderCard order={anOrder({ id: 1, status: 'DELIVERED' })} />);
  await expect.element(card).toMatchTextContent(ready);
  for (const [id, status] of [
    [2, 'DELIVERY'],
    [3, 'RECEIVED'],
    [4, 'CANCELLED'],
  ] as const) {
    show(<OrderCard order={anOrder({ id, status })} />);
    await expect.element(page.getByText(`№ ${id}`)).toBeVisible();
    await expect.element(card).not.toMatchTextContent(ready);
  }
});

test('[R2.50] [R10.1] at 320 pixels long Uzbek words and numbers stay inside the card', async () => {
  await page.viewport(320, 640);
  await switchLanguage('uz');
  show(
    <main className="column stack">
      {docs.examples.map((example) => (
        <div key={example.id}>{example.show(({ uz }) => uz)}</div>
      ))}
    </main>,
  );
  await expect.element(page.getByText('№ 123456789012')).toBeVisible();
  expect(card.elements()).toHaveLength(docs.examples.length);
  for (const element of card.elements()) {
    const { right } = element.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(320 - 16);
    for (const part of element.querySelectorAll('span, h2, p')) {
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  }
});

test('[R2.50] [R10.1] axe finds nothing on any status, in any brand and theme', async () => {
  show(
    <main>
      <h1>Заказы</h1>
      {docs.examples.map((example) => (
        <div key={example.id}>{example.show(({ ru }) => ru)}</div>
      ))}
    </main>,
  );
  await expect.element(page.getByText('Уточняем статус')).toBeVisible();
  expect(await findingsInEveryTheme()).toEqual([]);
});

test('[R2.19] [R9.9] an order placed in this visit is highlighted, and its comment stays on one line', async () => {
  const comment = 'Позвони, когда привезут: заберу после третьей пары, в корпусе Б';
  show(<OrderCard order={anOrder({ id: 7, comment })} isNew />);
  await expect.element(page.getByText('Только что')).toBeVisible();
  await expect.element(page.getByText(comment)).toBeVisible();
  expect(page.getByText(comment).element().getClientRects()[0]?.height).toBeLessThan(30);
});
