import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { matchRoute, ROUTES } from '#src/app/routes/routes.tsx';
import { currentEntry, menuOf } from '#src/app/shell/menu/menu.ts';
import type { Card } from '#src/domain/member/card.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { loaded } from '#src/ui/base/Loadable/loadable.ts';
import { atRest } from '../kit/ui-fixtures.tsx';
import { showShell } from '../shell/shell-fixtures.tsx';
import { ENTRIES } from './menu-fixtures.ts';

const MORE = { ru: 'Ещё', uz: 'Yana' } as const;
const NAVBAR = ENTRIES.filter(({ group }) => group !== 'account');

const bar = page.getByRole('navigation');
const dialog = page.getByRole('dialog');
const hrefsIn = (place: { element: () => Element }) =>
  [...place.element().querySelectorAll('a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.getAttribute('href'))
    // The chat is no screen.
    .filter((href) => !href?.startsWith('https:'));

/** Presses Tab until the focus is on the element. */
async function tabTo(element: Element): Promise<void> {
  for (let presses = 0; presses < 60 && document.activeElement !== element; presses += 1) {
    await userEvent.keyboard('{Tab}');
  }
  expect(document.activeElement).toBe(element);
}

for (const language of ['ru', 'uz'] as const) {
  for (const width of [320, 360, 768, 1024, 1140, 1150, 1440]) {
    test(`[R2.29] at ${width} px in ${language} the bar and the menu together have every entry once, and nothing overflows`, async () => {
      await page.viewport(width, 740);
      await switchLanguage(language);
      showShell();
      const more = bar.getByRole('button', { name: MORE[language], exact: true });
      await expect.element(more).toBeVisible();
      await atRest();
      const shown = hrefsIn(bar);
      const { left, right } = bar.element().getBoundingClientRect();
      for (const item of bar.getByRole('link').elements()) {
        const box = item.getBoundingClientRect();
        expect(box.left).toBeGreaterThanOrEqual(left);
        expect(box.right).toBeLessThanOrEqual(right);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      expect(shown.slice(0, 3)).toEqual(['/', '/catalog', '/orders']);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

      await tabTo(more.element());
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog).toBeVisible();
      await atRest();
      const all = [...shown, ...hrefsIn(dialog)];
      expect(all).toHaveLength(ENTRIES.length);
      expect(new Set(all)).toEqual(new Set(ENTRIES.map(({ href }) => href)));
      for (const link of dialog.getByRole('link').elements()) {
        expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
        expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(more).toHaveFocus();
    });
  }
}

for (const language of ['ru', 'uz'] as const) {
  test(`[R2.29] at 1440 px in ${language} the header itself has the rules, the questions and the support`, async () => {
    await page.viewport(1440, 900);
    await switchLanguage(language);
    showShell();
    await expect
      .poll(() => hrefsIn(bar))
      .toEqual(expect.arrayContaining(['/rules/', '/faq', '/support']));
    await switchLanguage('ru');
  });
}

test('[R2.29] wide screens show more entries than narrow ones, and text at 200 % fewer, never a clipped one', async () => {
  const count = () => hrefsIn(bar).length;
  await page.viewport(768, 740);
  showShell();
  await expect.poll(count).toBeGreaterThanOrEqual(7);
  document.documentElement.style.fontSize = '200%';
  try {
    await expect.poll(count).toBeLessThan(7);
    expect(count()).toBeGreaterThanOrEqual(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('[R2.29] the menu groups its entries, and marks where the member is', async () => {
  await page.viewport(360, 740);
  showShell({ current: 'header.rating' });
  const more = bar.getByRole('button', { name: 'Ещё', exact: true });
  await more.click();
  const programme = dialog.getByRole('region', { name: 'Программа' });
  await expect
    .element(programme.getByRole('link', { name: 'Рейтинг' }))
    .toHaveAttribute('aria-current', 'page');
  const account = dialog.getByRole('region', { name: 'Мои данные' });
  expect(hrefsIn(account)).toEqual(['/history', '/personal-data', '/addresses']);
  await expect.element(more).toHaveAttribute('data-current', 'true');
});

test('[R2.29] an entry without a text for the header is in the menu under its group, and pushes nothing out', async () => {
  await page.viewport(1440, 740);
  showShell({
    entries: ENTRIES.toSpliced(6, 0, {
      key: 'screens:Settings',
      group: 'programme',
      href: '/settings',
      icon: 'bookmark',
    }),
  });
  await expect.element(bar.getByRole('link', { name: 'Поддержка' })).toBeVisible();
  await atRest();
  const inHeader = ENTRIES.filter(({ key }) => key.startsWith('header.'));
  expect(hrefsIn(bar)).toEqual(inHeader.map(({ href }) => href));
  await bar.getByRole('button', { name: 'Ещё', exact: true }).click();
  const programme = dialog.getByRole('region', { name: 'Программа' });
  await expect.element(programme).toBeVisible();
  expect(hrefsIn(programme)).toEqual(['/settings']);
});

test.for([
  ['/rating', 'header.rating'],
  ['/catalog/302', 'header.catalog'],
  ['/addresses', 'screens:Addresses'],
  ['/waiting', 'screens:Settings'],
  ['/staff', 'screens:Staff'],
  ['/inbox', 'header.profile'],
  ['/get-card', null],
] as const)('[R2.29] on %s the entry %s is marked', ([address, key]) => {
  expect(currentEntry(ROUTES, matchRoute(address))).toBe(key);
});

test('[R2.29] the menu stays open and usable when a turned tablet hides the bar that opened it', async () => {
  await page.viewport(740, 900);
  showShell();
  await bar.getByRole('button', { name: 'Ещё', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  await page.viewport(900, 740);
  await expect.element(dialog.getByRole('link', { name: 'Рейтинг' })).toBeVisible();
});

test('[R2.29] the footer has rules, questions and support, also on screens without a bar', async () => {
  showShell({ hasNavbar: false });
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Правила', '/rules/'],
    ['Вопросы', '/faq'],
    ['Поддержка', '/support'],
  ] as const) {
    await expect
      .element(footer.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  }
});

const card = (status: number): Card => ({
  id: 1,
  typeId: 2,
  status,
  cardNumber: '1',
  cardHash: 'h',
});
/** The names of the routes that the menu shows, as if every screen were built. */
const namesFor = (cards: readonly Card[], cardsKnown = true) => {
  const built = ROUTES.map((route) => ({ ...route, screen: loaded(() => null) }));
  const keys = new Map(built.map(({ name, navbar }) => [navbar ?? `screens:${name}`, name]));
  return menuOf(built, { cards, cardsKnown }).map(({ key }) => keys.get(key));
};
const WITHOUT_CARD = ['Profile', 'Rules', 'FAQ', 'Support', 'History', 'PersonalData', 'Settings'];

test('[R2.6] without an active physical card the menu hides what needs one', () => {
  expect(namesFor([])).toEqual(WITHOUT_CARD);
  expect(namesFor([card(2)])).toEqual(WITHOUT_CARD);
  expect(namesFor([card(1)])).toHaveLength(NAVBAR.length + 4);
  expect(namesFor([], false)).toHaveLength(NAVBAR.length + 4);
});

test('[R2.40] with a blocked card the menu has the profile, the screens that help and the settings', () => {
  expect(namesFor([card(5)])).toEqual(['Profile', 'Rules', 'FAQ', 'Support', 'Settings']);
});
