import { useState, type ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { backpack, lecture, trainer } from '#src/ui/app/ProductCard/example-products.ts';
import { docs } from '#src/ui/app/ProductDetailCard/ProductDetailCard.docs.tsx';
import { ProductDetailCard } from '#src/ui/app/ProductDetailCard/ProductDetailCard.tsx';
import { ProductDetailSkeleton } from '#src/ui/app/ProductDetailCard/ProductDetailSkeleton.tsx';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';

type CardProps = ComponentProps<typeof ProductDetailCard>;

const nothing = () => undefined;
// The test page has no catalog pictures.
const product = { ...backpack, pictures: [] };
const card = (props: Partial<CardProps> = {}) => (
  <ProductDetailCard product={product} balance={9000} onBuy={nothing} {...props} />
);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const buy = button('Купить за 5\u00A0400\u00A0токенов');
const forFriend = button('Купить для друга');
const goal = button('Коплю на это');
const article = page.getByRole('article');
/** The value beside a name in the list of facts. */
const fact = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;

function WithGoal() {
  const [isGoal, setGoal] = useState(false);
  return card({ isGoal, onGoal: setGoal });
}

afterEach(() => page.viewport(360, 740));

test('[R2.17] the card shows name, price, model, amount and stock, in both languages', async () => {
  show(card({ level: 1 }));
  await expect
    .element(page.getByRole('heading', { level: 1, name: product.name.ru }))
    .toBeVisible();
  await expect.element(page.getByText('5\u00A0400', { exact: true })).toBeVisible();
  expect(fact('Модель')).toBe('FR-BP-22');
  expect(fact('Что получишь')).toBe('1 шт.');
  expect(fact('Доступно')).toBe('24 шт.');
  await switchLanguage('uz');
  await expect.element(page.getByRole('heading', { name: product.name.uz })).toBeVisible();
  await expect.element(button('5\u00A0400\u00A0tokenga sotib olish')).toBeVisible();
  expect(fact('Mavjud')).toBe('24 dona');
});

const inColour = (id: number, ru: string, stock = 9) => ({
  ...product,
  id,
  stock,
  variantOf: 1,
  options: [{ name: { ru: 'Цвет', uz: 'Rang' }, value: { ru, uz: `${ru} rang` } }],
});
const colours = [inColour(1, 'мята'), inColour(2, 'хвоя', 0), inColour(3, 'коралл')];

/** Chooses as the product's screen does. */
function WithVariants() {
  const [id, setId] = useState(1);
  const [first] = colours;
  const chosen = colours.find((one) => one.id === id) ?? first;
  return card({ product: chosen ?? product, variants: colours, chosenId: id, onChoose: setId });
}

test('[R2.17] [R10.1] variants are chosen by radio buttons, and the keyboard reaches what is sold out, too', async () => {
  show(
    <main>
      <h1>Товар</h1>
      <WithVariants />
    </main>,
  );
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect.element(page.getByRole('group', { name: 'Цвет' })).toBeVisible();
  await expect.element(choice('мята')).toBeChecked();
  expect(fact('Доступно')).toBe('9 шт.');
  choice('мята').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('хвоя нет в наличии')).toBeChecked();
  await expect.element(choice('хвоя нет в наличии')).toHaveFocus();
  expect(fact('Доступно')).toBe('0 шт.');
  await page.getByRole('button', { name: 'Есть: мята' }).click();
  await expect.element(choice('мята')).toBeChecked();
  await choice('коралл').click();
  await expect.element(choice('коралл')).toBeChecked();
  const box = choice('мята').element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await findings()).toEqual([]);
});

test('[R2.17] below 4 pieces it says that few are left', async () => {
  for (const stock of [1, 3]) {
    show(card({ product: { ...product, stock } }));
    await expect.poll(() => fact('Доступно')).toBe(`Осталось мало${stock} шт.`);
  }
  show(card({ product: { ...product, stock: 4 } }));
  await expect.poll(() => fact('Доступно')).toBe('4 шт.');
});

test('[R2.17] an event shows time, place and tickets per person', async () => {
  show(card({ product: lecture }));
  await expect.element(page.getByText(/^4\sдекабря(\s2026)?, 19:00$/)).toBeVisible();
  await expect.element(page.getByText('Корпус «Семёновский», аудитория 401')).toBeVisible();
  expect(fact('На одного человека')).toBe('не больше 2');
  await expect.element(article).not.toMatchTextContent('Модель');
});

test('[R2.17] [R10.1] the keyboard reaches buying, gift and goal in reading order', async () => {
  const onBuy = vi.fn<() => void>();
  const onBuyForFriend = vi.fn<() => void>();
  const onGoal = vi.fn<(isGoal: boolean) => void>();
  show(card({ onBuy, onBuyForFriend, onGoal }));
  await expect.element(buy).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onBuy).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onBuyForFriend).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Tab}{ }');
  expect(onGoal.mock.calls).toEqual([[true]]);
});

test('[R2.17] the goal is a switch that shows its state', async () => {
  show(<WithGoal />);
  await expect.element(goal).toHaveAttribute('aria-pressed', 'false');
  await goal.click();
  await expect.element(goal).toHaveAttribute('aria-pressed', 'true');
  await goal.click();
  await expect.element(goal).toHaveAttribute('aria-pressed', 'false');
});

test('[R2.17] unavailable actions have no button', async () => {
  const offered = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  const first = 'Купить за 5\u00A0400\u00A0токенов';
  show(card());
  await expect.poll(offered).toEqual([first]);
  show(card({ onBuyForFriend: nothing }));
  await expect.poll(offered).toEqual([first, 'Купить для друга']);
  show(card({ onGoal: nothing }));
  await expect.poll(offered).toEqual([first, 'Коплю на это']);
});

test('[R2.17] [R10.1] a reason that passes disables the purchase buttons where they are; the goal stays available', async () => {
  const spend = vi.fn<() => void>();
  const onGoal = vi.fn<(isGoal: boolean) => void>();
  const reason = 'Сети нет: купить можно будет, как только она вернётся.';
  show(card({ reason, isWaiting: true, onBuy: spend, onBuyForFriend: spend, onGoal }));
  await expect.element(page.getByText(reason)).toBeVisible();
  for (const way of [buy, forFriend]) {
    await expect.element(way).toHaveAccessibleDescription(reason);
    await expect.element(way).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(way).toHaveFocus();
    await userEvent.keyboard('{Enter}{ }');
  }
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onGoal).toHaveBeenCalledTimes(1);
  expect(spend).not.toHaveBeenCalled();
});

test('[R2.13] [R2.17] a product that cannot be bought offers first to save for it, with the missing coins', async () => {
  const onGoal = vi.fn<(isGoal: boolean) => void>();
  const blocked = { reason: 'Для покупки не хватает.', onBuyForFriend: nothing, onGoal };
  show(card({ ...blocked, balance: 3100 }));
  const offered = () => page.getByRole('button').all();
  await expect.element(button('Коплю на это · не хватает 2\u00A0300')).toBeVisible();
  expect(offered()).toHaveLength(1);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onGoal.mock.calls).toEqual([[true]]);
  // Sold out, with coins enough or an unknown balance: nothing is missing.
  for (const balance of [9000, null]) {
    show(card({ ...blocked, product: { ...product, stock: 0 }, balance }));
    await expect
      .element(page.getByRole('button', { name: 'Коплю на это', exact: true }))
      .toBeVisible();
    expect(fact('Доступно')).toBe('0 шт.');
    expect(offered()).toHaveLength(1);
  }
});

test('[R2.17] an action that resolves the reason takes the place of buying', async () => {
  show(
    card({
      reason: 'Заказ уже отправлен, ждём ответа.',
      reasonAction: <a href="#orders">Открыть заказы</a>,
      onGoal: nothing,
    }),
  );
  await expect.element(page.getByRole('link', { name: 'Открыть заказы' })).toBeVisible();
  await expect.element(goal).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
});

test('[R2.17] no coins are called missing once there are enough, or while the balance is not known', async () => {
  for (const balance of [5400, null]) {
    const model = `M${balance}`;
    show(
      card({ product: { ...product, model }, balance, reason: 'Всё разобрали.', onGoal: nothing }),
    );
    await expect.poll(() => fact('Модель')).toBe(model);
    await expect.element(article).not.toMatchTextContent('не хватает');
  }
});

test('[R2.17] several pictures form a carousel; another product starts at its first picture', async () => {
  const pictures = ['/none/front', '/none/back'];
  show(card({ product: { ...product, pictures } }));
  const gallery = page.getByRole('group', { name: 'Картинки товара' }).first();
  const current = () => gallery.element().querySelector('li[aria-current]')?.textContent;
  await expect.poll(current).toBe('1 из 2');
  await button('Следующий слайд').click();
  await expect.poll(current).toBe('2 из 2');
  const name = { ru: 'Шопер', uz: 'Shopper' };
  show(card({ product: { ...product, name, pictures: ['/none/other', '/none/side'] } }));
  await expect.element(page.getByRole('heading', { name: 'Шопер' })).toBeVisible();
  await expect.poll(current).toBe('1 из 2');
});

test('[R2.17] on a phone the purchase buttons stick to the bottom until their own position, but not in a low window', async () => {
  await page.viewport(360, 640);
  show(<main className="column">{card({ onBuyForFriend: nothing, onGoal: nothing })}</main>);
  await expect.element(buy).toBeVisible();
  const bottom = () => buy.element().getBoundingClientRect().bottom;
  await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(640);
  scrollTo(0, 0);
  await expect.poll(bottom).toBeGreaterThan(560);
  expect(bottom()).toBeLessThanOrEqual(640);
  scrollTo(0, document.body.scrollHeight);
  await expect.element(goal).toBeInViewport();
  const others = () => forFriend.element().getBoundingClientRect().top;
  await expect.poll(() => others() - bottom()).toBeGreaterThanOrEqual(0);
  // 400 % zoom of a window 1280 by 1024.
  await page.viewport(320, 256);
  scrollTo(0, 0);
  await expect.poll(bottom).toBeGreaterThan(256);
});

test('[R2.50] [R10.1] at 320 pixels long Uzbek words do not make the page scroll sideways', async () => {
  await page.viewport(320, 640);
  await switchLanguage('uz');
  show(
    <main className="column">
      {card({ product: trainer, balance: 0, onBuyForFriend: nothing, onGoal: nothing })}
    </main>,
  );
  await expect.element(button('Shunga yigʻyapman')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const element of page.getByRole('button').elements()) {
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});

test('[R2.50] the skeleton announces the loading and has the shape of the picture and the name', async () => {
  const places = () =>
    [...document.querySelectorAll('article, [role="status"] > div > div')].flatMap((shape) =>
      [...shape.children].slice(0, 2).map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return [left, top, width];
      }),
    );
  for (const [width, height] of [
    [360, 740],
    [1024, 800],
  ] as const) {
    await page.viewport(width, height);
    show(card());
    await expect.element(article).toBeVisible();
    const shown = places();
    show(<ProductDetailSkeleton />);
    await expect.element(page.getByRole('status')).toMatchTextContent('Загрузка…');
    expect(shown).toHaveLength(2);
    expect(places()).toEqual(shown);
  }
});

test('[R2.50] [R10.1] axe finds nothing on any state of the card, in any brand and theme, and in both languages', async () => {
  await page.viewport(320, 640);
  show(
    <main>
      <h1>Товар</h1>
      {docs.examples.map((example) => (
        <div key={example.id}>{example.show(({ ru }) => ru)}</div>
      ))}
    </main>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findingsInEveryTheme()).toEqual([]);
  await switchLanguage('uz');
  await expect.element(page.getByText('Oz qoldi').first()).toBeVisible();
  expect(await findings()).toEqual([]);
});
