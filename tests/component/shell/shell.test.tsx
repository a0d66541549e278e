import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShellProps } from '#src/app/shell/Shell.tsx';
import { NO_CONTACTS, type Contacts } from '#src/domain/contacts.ts';
import { config, storeConfig } from '#src/platform/config.ts';
import { contacts } from '#src/state/page/brand.ts';
import { dialogs } from '#src/state/page/dialogs.ts';
import { ENTRIES } from '../app/menu-fixtures.ts';
import { atRest } from '../kit/ui-fixtures.tsx';
import { setShellState, showShell } from './shell-fixtures.tsx';

const BRIEF = ENTRIES.filter(
  ({ group, key }) => group === 'main' || key === 'header.rules' || key === 'header.support',
);

const showBrief = (changes: Partial<ShellProps> = {}, address?: string) =>
  showShell({ entries: BRIEF, ...changes }, address);
const openDialogs = () => dialogs.open.map(({ kind }) => kind);

beforeEach(() => setShellState());
afterEach(() => setShellState());

const link = (name: string) => page.getByRole('link', { name, exact: true });
const inBar = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[R2.29] a phone has the bottom bar; the other entries and the sign-out are under «More»', async () => {
  await page.viewport(360, 740);
  const { onSignOut } = showBrief();
  await expect.element(inBar('Заказы')).toBeVisible();
  await expect.element(inBar('Профиль')).toHaveAttribute('aria-current', 'page');
  expect(inBar('Правила').elements()).toEqual([]);
  await button('Ещё').click();
  const menu = page.getByRole('dialog', { name: 'Ещё' });
  await expect.element(menu.getByRole('link', { name: 'Правила' })).toBeVisible();
  await button('Выйти').click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('[R2.29] [R9.8] the second of two quick taps on «More» does not sign out, although the sign-out appears there', async () => {
  await page.viewport(360, 740);
  const { onSignOut } = showBrief();
  await expect.element(button('Ещё')).toBeVisible();
  const more = button('Ещё').element();
  const { left, top, width, height } = more.getBoundingClientRect();
  const tap = () => document.elementFromPoint(left + width / 2, top + height / 2);
  const second = new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) return;
      watch.disconnect();
      tap()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      done();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
  more.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await second;
  expect(onSignOut).not.toHaveBeenCalled();
  // The sign-out is at the position of the tap.
  await atRest();
  expect(button('Выйти').element().contains(tap())).toBe(true);
});

test('one tap shows the code', async () => {
  await page.viewport(360, 740);
  const { onShowCodes } = showBrief();
  await button('Код').click();
  expect(onShowCodes).toHaveBeenCalledTimes(1);
});

test('[R2.29] from 768 pixels on the header has the entries, the code, the languages and the sign-out', async () => {
  await page.viewport(768, 900);
  const { onShowCodes, onSignOut } = showBrief();
  for (const name of ['Профиль', 'Каталог', 'Заказы', 'Правила', 'Поддержка']) {
    await expect.element(inBar(name)).toBeVisible();
  }
  await button('Код').click();
  expect(onShowCodes).toHaveBeenCalledTimes(1);
  await button('Выйти').click();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  await expect.element(link('Политика конфиденциальности')).toBeVisible();
  await expect.element(link('Telegram')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /8 800 100-00-11/ })).toBeVisible();
});

test('[R1.8] the language changes at once, on the page and in its lang attribute, and is stored', async () => {
  await page.viewport(360, 740);
  showBrief();
  await button('Uz – Oʻzbekcha').click();
  await expect.element(inBar('Buyurtmalar')).toBeVisible();
  expect(document.documentElement.lang).toBe('uz');
  expect(localStorage.getItem('SF_LANG')).toBe('uz');
  await button('Ru – Русский').click();
  await expect.element(inBar('Заказы')).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('[R2.6] some screens have no navigation', async () => {
  await page.viewport(360, 740);
  showBrief({ hasNavbar: false });
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

test('[R2.6] a member without a card sees why entries are missing', async () => {
  setShellState({ card: null });
  showBrief({ entries: BRIEF.slice(3) });
  await expect
    .element(page.getByText(/^Нет физической карты: доступны не все разделы/))
    .toBeVisible();
  await expect.element(link('Почему')).toHaveAttribute('href', '/no-card');
});

test('[R2.6] [R11.6] staff without a card reads nothing of it on the screens for its work', async () => {
  setShellState({ card: null });
  showBrief({}, '/staff/orders');
  await expect.element(inBar('Профиль')).toBeVisible();
  expect(page.getByText(/^Нет физической карты/).elements()).toEqual([]);
});

test('[R9.11] a known cause of the missing sign-in stands in the bar in place of «нет сети»', async () => {
  const updatedAt = new Date().setHours(12, 40);
  setShellState({ updatedAt, reachable: false, obstacle: 'siteData' });
  showBrief();
  await expect
    .element(
      page.getByRole('status').filter({ hasText: 'Данные от 12:40 · браузер запретил cookie' }),
    )
    .toBeVisible();
  await expect.element(page.getByText(/нет сети/)).not.toBeInTheDocument();
});

test('[R9.11] a service that does not respond is not called «нет сети» while the browser has a network', async () => {
  const updatedAt = new Date().setHours(12, 40);
  setShellState({ updatedAt, reachable: false });
  showBrief();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Данные от 12:40 · сервис не отвечает' }))
    .toBeVisible();
  await expect.element(page.getByText(/нет сети/)).not.toBeInTheDocument();
});

test('[R9.2] of states in quick succession only the last one is announced', async () => {
  const updatedAt = new Date().setHours(12, 40);
  setShellState({ updatedAt });
  showBrief();
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  const announced = new Set<string>();
  const note = () => {
    for (const { textContent } of document.querySelectorAll('[role="status"]'))
      if (textContent?.includes('12:40')) announced.add(textContent);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const obstacle of ['clock', 'frame', null, 'siteData'] as const) {
    setShellState({ updatedAt, reachable: false, obstacle });
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => [...announced]).toEqual(['Данные от 12:40 · браузер запретил cookie']);
  observer.disconnect();
});

test('[R9.2] without a network a strip shows the age of the data and moves nothing', async () => {
  await page.viewport(360, 740);
  const updatedAt = new Date().setHours(12, 40);
  setShellState({ updatedAt });
  showBrief();
  const heading = page.getByRole('heading', { name: 'Профиль' });
  await expect.element(heading).toBeVisible();
  const before = heading.element().getBoundingClientRect().top;
  setShellState({ updatedAt, reachable: false, isOffline: true });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Данные от 12:40 · нет сети' }))
    .toBeVisible();
  expect(heading.element().getBoundingClientRect().top).toBe(before);
  setShellState({ updatedAt });
  await expect.element(page.getByText(/нет сети/)).not.toBeInTheDocument();
});

test('[R10.1] the first tab stop skips the header', async () => {
  showBrief();
  await expect.element(page.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = link('К содержанию');
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getAttribute('href')).toBe(`#${page.getByRole('main').element().id}`);
  const { href } = location;
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(href);
});

/** Presses and returns whether the browser handles the press; tests open nothing. */
function isLeftToBrowser(target: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const take = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', take);
  target.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true, cancelable: true }));
  removeEventListener('click', take);
  return isLeft;
}

test('[R2.29] [R2.31] the privacy policy opens over the screen, or as a page with a modified click', async () => {
  showBrief();
  const policy = link('Политика конфиденциальности');
  await policy.click();
  expect(openDialogs()).toEqual(['privacy']);
  setShellState();
  await expect.element(policy).toHaveAttribute('href', '/site/lp/privacy-common/');
  expect(isLeftToBrowser(policy.element(), { ctrlKey: true })).toBe(true);
  expect(openDialogs()).toEqual([]);
});

test('[R1.1] [R11.1] the footer has what the institution says of itself, and nothing instead of what it does not', async () => {
  const before = config();
  const show = (given: Partial<Contacts>) => {
    storeConfig({ ...before, contacts: { ...NO_CONTACTS, ...given } });
    showBrief();
  };
  try {
    show({ privacyPage: 'https://school.example/policy/', mobile: '+7 900 000-00-00' });
    const policy = link('Политика конфиденциальности');
    await expect.element(policy).toHaveAttribute('href', 'https://school.example/policy/');
    const phone = page.getByRole('link', { name: /\+7 900 000-00-00/ });
    await expect.element(phone).toHaveAttribute('href', 'tel:+79000000000');
    show({});
    await expect.element(policy).toHaveAttribute('href', '/site/lp/privacy-common/');
    const footer = page.getByRole('contentinfo').element();
    const links = [...footer.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).toEqual(['Политика конфиденциальности', 'Правила', 'Поддержка']);
  } finally {
    storeConfig(before);
  }
});

test('[R2.29] [R2.31] while no dialog can be shown, the privacy link opens the page', async () => {
  setShellState({ canShowDialogs: false });
  showBrief();
  const policy = link('Политика конфиденциальности');
  await expect.element(policy).toBeVisible();
  expect(isLeftToBrowser(policy.element())).toBe(true);
  expect(policy.element().hasAttribute('aria-haspopup')).toBe(false);
});

test('[R4.1] an off card shows what is unavailable, with details on request', async () => {
  setShellState({ card: 'off' });
  showBrief();
  await expect.element(page.getByText(/^Карта отключена: тратить нельзя/)).toBeVisible();
  await button('Подробнее').click();
  expect(openDialogs()).toEqual(['card-off']);
});

test('[R2.30] the chat with the manager is in the menu and at the end of the page, and floats over nothing', async () => {
  const chat = link('Написать менеджеру');
  for (const width of [320, 768]) {
    await page.viewport(width, 640);
    for (const hasNavbar of [true, false]) {
      showBrief({ hasNavbar });
      await expect.element(chat).toHaveAttribute('href', contacts().chatUrl ?? '');
      expect(chat.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(getComputedStyle(chat.element()).position).toBe('static');
    }
  }
  showBrief();
  await button('Ещё').click();
  const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Написать менеджеру' });
  await expect.element(inMenu).toHaveAttribute('href', contacts().chatUrl ?? '');
});

test('[R2.30] there is no chat while the card is blocked', async () => {
  setShellState({ card: 'blocked' });
  showBrief();
  await button('Ещё').click();
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Выйти' }))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'Написать менеджеру' }).elements()).toEqual([]);
});

test('[R10.2] the person chooses the theme, and can return to the system’s', async () => {
  await page.viewport(360, 740);
  showBrief();
  await button('Ещё').click();
  await button('Тёмное').click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('SF_THEME')).toBe('dark');
  await button('Как на устройстве').click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
