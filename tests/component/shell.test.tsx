import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BRANDS } from '#src/brand/brands.ts';
import { Shell, type ShellProps } from '#src/app/shell/Shell.tsx';
import type { ShellEntry } from '#src/app/shell/entries.ts';
import { findings, dress, show } from './ui-stage.tsx';

const ENTRIES: ShellEntry[] = [
  { key: 'header.profile', href: '/', icon: 'user-round' },
  { key: 'header.catalog', href: '/catalog', icon: 'shopping-bag' },
  { key: 'header.orders', href: '/orders', icon: 'package' },
  { key: 'header.rules', href: '/rules/', icon: 'file-text' },
  { key: 'header.support', href: '/support', icon: 'headset' },
];

function showShell(changes: Partial<ShellProps> = {}): ShellProps {
  const props: ShellProps = {
    brand: BRANDS.synergy,
    entries: ENTRIES,
    current: 'header.profile',
    hasNavbar: true,
    cardTrouble: null,
    reachable: true,
    stale: false,
    updatedAt: null,
    announcement: '',
    privacyUrl: '/privacy',
    onShowCodes: vi.fn<() => void>(),
    onSignOut: vi.fn<() => void>(),
    children: <h1>Профиль</h1>,
    ...changes,
  };
  show(<Shell {...props} />);
  return props;
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[R2.29] a phone has the bottom bar, and the rest of the entries with the way out under «More»', async () => {
  await page.viewport(360, 740);
  const { onSignOut } = showShell();
  await expect.element(link('Заказы')).toBeVisible();
  await expect.element(link('Профиль')).toHaveAttribute('aria-current', 'page');
  expect(link('Правила').elements()).toEqual([]);
  await button('Ещё').click();
  await expect.element(page.getByRole('dialog', { name: 'Ещё' })).toBeVisible();
  await expect.element(link('Правила')).toBeVisible();
  await button('Выйти').click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('the code is one tap away', async () => {
  await page.viewport(360, 740);
  const { onShowCodes } = showShell();
  await button('Код').click();
  expect(onShowCodes).toHaveBeenCalledTimes(1);
});

test('[R2.29] from 768 pixels on the header has every entry, the languages and the way out', async () => {
  await page.viewport(768, 900);
  const { onSignOut } = showShell();
  for (const name of ['Профиль', 'Каталог', 'Заказы', 'Правила', 'Поддержка']) {
    await expect.element(link(name)).toBeVisible();
  }
  expect(button('Код').elements()).toEqual([]);
  await button('Выйти').click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  await expect.element(link('Политика конфиденциальности')).toBeVisible();
  await expect.element(link('Telegram')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /8 800 100-00-11/ })).toBeVisible();
});

test('[R1.8] the language changes at once, on the page and in its lang attribute, and is kept', async () => {
  await page.viewport(360, 740);
  showShell();
  await button('Uz – Oʻzbekcha').click();
  await expect.element(link('Buyurtmalar')).toBeVisible();
  expect(document.documentElement.lang).toBe('uz');
  expect(localStorage.getItem('SF_LANG')).toBe('uz');
  await button('Ru – Русский').click();
  await expect.element(link('Заказы')).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('[R2.6] some screens have no navigation', async () => {
  await page.viewport(360, 740);
  showShell({ hasNavbar: false });
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

test('[R2.6] a member without a card is told why entries are missing', async () => {
  showShell({ cardTrouble: 'none', entries: ENTRIES.slice(3) });
  await expect.element(page.getByText(/Без карты доступны не все разделы/)).toBeVisible();
  await expect.element(link('Почему')).toHaveAttribute('href', '/no-card');
});

test('[R9.2] without a network a strip says since when the data is, and moves nothing', async () => {
  await page.viewport(360, 740);
  const updatedAt = new Date().setHours(12, 40);
  showShell({ updatedAt });
  const heading = page.getByRole('heading', { name: 'Профиль' });
  await expect.element(heading).toBeVisible();
  const before = heading.element().getBoundingClientRect().top;
  showShell({ updatedAt, reachable: false });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Данные от 12:40 · нет сети' }))
    .toBeVisible();
  expect(heading.element().getBoundingClientRect().top).toBe(before);
  showShell({ updatedAt });
  await expect.element(page.getByText(/нет сети/)).not.toBeInTheDocument();
});

test('[R10.1] the first stop of the keyboard leads past the header to the content', async () => {
  showShell();
  await expect.element(page.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = link('К содержанию');
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getAttribute('href')).toBe(`#${page.getByRole('main').element().id}`);
});

test('[R10.2] the theme is the person’s choice, until it is the system’s again', async () => {
  await page.viewport(360, 740);
  showShell();
  await button('Ещё').click();
  await button('Тёмное').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('SF_THEME')).toBe('dark');
  await button('Как на устройстве').click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

for (const brand of Object.values(BRANDS)) {
  test(`[R10.1] [R10.2] axe finds nothing in the shell of ${brand.name}, at any width, in both themes`, async () => {
    for (const width of [320, 768, 1440]) {
      await page.viewport(width, 740);
      for (const theme of ['light', 'dark'] as const) {
        dress(brand.name, theme);
        showShell({ brand, cardTrouble: 'none', reachable: false, updatedAt: Date.now() });
        await expect.element(page.getByText(/нет сети/)).toBeVisible();
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        expect(await findings()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
    }
  });
}
