import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { ShowMoreText } from '#src/ui/base/ShowMore/ShowMoreText.tsx';
import { show } from './ui-fixtures.tsx';

const TOTAL = 8;
const PAGE = 3;

/** Delivers the page that the button has requested. */
let pageComes: () => void = () => undefined;

function Orders({ links = true }: { links?: boolean }) {
  const [shown, setShown] = useState(PAGE);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const requestMore = () => {
    setBusy(true);
    pageComes = () => {
      setBusy(false);
      setShown(Math.min(shown + PAGE, TOTAL));
    };
  };
  return (
    <>
      <input aria-label="Поиск" />
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>{links ? <a href="#order">Заказ {index + 1}</a> : `Шаг ${index + 1}`}</li>
        ))}
      </ul>
      <ShowMore
        shown={shown}
        total={TOTAL}
        busy={busy}
        onMore={requestMore}
        itemAt={(index) => list.current?.children[index]}
      />
    </>
  );
}

const more = () => page.getByRole('button', { name: 'Показать ещё' });
const order = (number: number) => page.getByRole('link', { name: `Заказ ${number}`, exact: true });
const statusMessage = () => page.getByRole('status');

async function pressByKeyboard(key: string): Promise<void> {
  await expect.element(more()).toBeVisible();
  more().element().focus();
  await userEvent.keyboard(key);
  await expect.element(more()).toHaveAttribute('aria-busy', 'true');
}

const ONE = { shown: 3, total: 8, onMore: () => undefined, itemAt: () => null };

afterEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] after Enter or Space the focus moves to the first new item, and the count is announced', async () => {
  show(<Orders />);
  await expect.element(statusMessage()).toHaveTextContent('Показано 3 из 8');
  await pressByKeyboard('{Enter}');
  await expect.element(statusMessage()).toMatchTextContent(/Загрузка…/);
  await expect.element(more()).toHaveFocus();
  pageComes();
  await expect.element(order(4)).toHaveFocus();
  await expect.element(statusMessage()).toHaveTextContent('Показано 6 из 8');
  await pressByKeyboard('[Space]');
  pageComes();
  await expect.element(order(7)).toHaveFocus();
});

test('[R2.50] [R10.1] a text-only item takes the focus itself, once and not by Tab', async () => {
  show(<Orders links={false} />);
  await pressByKeyboard('{Enter}');
  pageComes();
  const item = page.getByText('Шаг 4');
  await expect.element(item).toHaveFocus();
  expect(item.element().tabIndex).toBe(-1);
});

test('[R2.50] [R10.1] a pointer press leaves the focus on the button while it exists', async () => {
  show(<Orders />);
  await more().click();
  pageComes();
  await expect.element(statusMessage()).toHaveTextContent('Показано 6 из 8');
  await expect.element(more()).toHaveFocus();
});

test('[R2.50] [R10.1] with the last page the button disappears, the count stays and the focus is not lost', async () => {
  show(<Orders />);
  for (const shown of [6, 8]) {
    await more().click();
    pageComes();
    await expect.element(statusMessage()).toHaveTextContent(`Показано ${shown} из 8`);
  }
  await expect.element(more()).not.toBeInTheDocument();
  await expect.element(order(7)).toHaveFocus();
});

test('[R10.1] the focus stays where the person moved it while the page was loading', async () => {
  show(<Orders />);
  await pressByKeyboard('{Enter}');
  const search = page.getByRole('textbox', { name: 'Поиск' });
  search.element().focus();
  pageComes();
  await expect.element(order(6)).toBeVisible();
  await expect.element(search).toHaveFocus();
});

test('[R2.50] a press while a page is loading has no effect', async () => {
  const onMore = vi.fn<() => void>();
  show(<ShowMore {...ONE} busy onMore={onMore} />);
  await more().click();
  more().element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onMore).not.toHaveBeenCalled();
});

test('[R2.50] [R10.1] a failed page shows the reason and can be retried', async () => {
  const onMore = vi.fn<() => void>();
  show(<ShowMore {...ONE} />);
  await expect.element(statusMessage()).toHaveTextContent('Показано 3 из 8');
  show(<ShowMore {...ONE} error="Не загрузилось: проверь сеть" onMore={onMore} />);
  await expect.element(statusMessage()).toMatchTextContent(/Не загрузилось: проверь сеть/);
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[R2.50] after the last page only the count remains', async () => {
  show(<ShowMore {...ONE} shown={8} error="Не загрузилось" />);
  await expect.element(statusMessage()).toHaveTextContent('Показано 8 из 8');
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await expect.element(page.getByText('Не загрузилось')).not.toBeInTheDocument();
});

test('[R2.50] [R1.8] large numbers are grouped, and Uzbek has its own text', async () => {
  await switchLanguage('uz');
  show(<ShowMore {...ONE} total={1_234_567} />);
  await expect.element(statusMessage()).toMatchTextContent(/^1\s234\s567 tadan 3 tasi/);
  await expect.element(page.getByRole('button', { name: 'Yana koʻrsatish' })).toBeVisible();
});

const LONG = 'Худи из плотного футера с начёсом, тёплое и не тяжёлое. '.repeat(12);
const text = () => page.getByText(/^Худи/);
const height = () => text().element().getBoundingClientRect().height;

test('[R2.50] [R10.1] a long text is collapsed to its lines and toggles by keyboard', async () => {
  show(<ShowMoreText text={LONG} lines={2} />);
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  const line = Number.parseFloat(getComputedStyle(text().element()).lineHeight);
  expect(height()).toBeCloseTo(2 * line, 0);
  await userEvent.keyboard('{Tab}{Enter}');
  const less = page.getByRole('button', { name: 'Свернуть' });
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await expect.element(less).toHaveFocus();
  expect(height()).toBeGreaterThan(4 * line);
  await userEvent.keyboard('[Space]');
  await expect.element(more()).toBeInViewport();
  expect(height()).toBeCloseTo(2 * line, 0);
});

test('[R2.50] a text that fits has no button until its container becomes too narrow', async () => {
  await page.viewport(1024, 740);
  show(<ShowMoreText text="Худи из плотного футера, графитовое, размер M" lines={1} />);
  await expect.element(text()).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
  await page.viewport(320, 740);
  await expect.element(more()).toBeVisible();
});

test('[R2.50] a collapsed text expands when the browser’s search scrolls in it', async () => {
  show(<ShowMoreText text={LONG} />);
  await expect.element(more()).toBeVisible();
  text().element().scrollTop = 60;
  await expect.element(page.getByRole('button', { name: 'Свернуть' })).toBeVisible();
});

test('[R10.1] an endless word fits a page of 320 pixels', async () => {
  await page.viewport(320, 740);
  show(<ShowMoreText text={`Худи ${'0'.repeat(200)}`} lines={9} />);
  await expect.element(text()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
