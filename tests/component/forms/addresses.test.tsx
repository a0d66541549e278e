import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { Addresses } from '#src/features/addresses/Addresses.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { show, watchFor } from '../member/profile-orders-fixtures.tsx';
import {
  DESK,
  HOME,
  button,
  card,
  closeAddressesArea,
  dialog,
  note,
  openAddressesArea,
  store,
  storeUsual,
} from './addresses-fixtures.ts';

// No test reaches a service.
vi.mock('#src/data/api/shop/delivery-notes.ts', { spy: true });
vi.mock('#src/data/api/shop/suggestions.ts', { spy: true });

beforeEach(openAddressesArea);
afterEach(closeAddressesArea);

test('[R2.26] the default address comes first and is marked in words; hidden ones stand behind a disclosure', async () => {
  await storeUsual();
  show(<Addresses />);
  const cards = page.getByRole('article');
  await expect.element(cards.first()).toHaveAccessibleName(HOME);
  await expect.element(cards.first()).toMatchTextContent(/Доставка.*Основной.*Домофон 47/u);
  await expect.element(cards.nth(1)).toMatchTextContent(/Самовывоз/u);
  await expect.element(card('Старое общежитие')).not.toBeInTheDocument();
  await page.getByText('Скрытые адреса: 1').click();
  await expect
    .element(card('Старое общежитие').getByRole('button', { name: 'Вернуть' }))
    .toBeVisible();
  expect(await findings()).toEqual([]);
  await switchLanguage('uz');
  await expect.element(page.getByText('Yashirilgan manzillar: 1')).toBeVisible();
});

test('[R2.26] [R9.10] [R10.1] by keyboard: another default address is shown at once, waits, and keeps the focus', async () => {
  network.reachable = false;
  await storeUsual();
  show(<Addresses />);
  const makeMain = card(DESK).getByRole('button', { name: 'Сделать основным' });
  await expect.element(makeMain).toBeVisible();
  (makeMain.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article').first()).toHaveAccessibleName(DESK);
  await expect.element(card(DESK)).toMatchTextContent(/Основной/u);
  await expect.element(card(HOME)).not.toMatchTextContent(/Основной/u);
  await expect.element(card(DESK)).toHaveFocus();
  await expect.element(card(DESK).getByRole('status')).toBeVisible();
  expect(await loadPosts('addressChange')).toMatchObject([
    { body: { id: 1, change: { isDefault: true } } },
  ]);
});

test('[R2.26] a hidden address leaves the list, the focus goes to the disclosure, and it can be shown again', async () => {
  await store(note(1), note(2, { address: HOME, isDefault: true }));
  show(<Addresses />);
  const hide = card(HOME).getByRole('button', { name: 'Скрыть' });
  await expect.element(hide).toBeVisible();
  (hide.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card(HOME)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Enter}');
  await card(HOME).getByRole('button', { name: 'Вернуть' }).click();
  await expect.element(page.getByText(/^Скрытые адреса/u)).not.toBeInTheDocument();
  await expect.element(card(HOME)).not.toMatchTextContent(/Основной/u);
});

test('[R9.10] a change of a change that still waits is one post with both', async () => {
  network.reachable = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storeUsual();
  show(<Addresses />);
  await card(DESK).getByRole('button', { name: 'Сделать основным' }).click();
  await expect.element(card(DESK)).toMatchTextContent(/Основной/u);
  await card(DESK).getByRole('button', { name: 'Скрыть' }).click();
  await expect.element(page.getByText('Скрытые адреса: 2')).toBeVisible();
  expect(await loadPosts('addressChange')).toMatchObject([
    { body: { id: 1, change: { isDefault: false, active: false } } },
  ]);
});

test('[R2.26] at the limit of active addresses adding and showing again say what to do', async () => {
  const many = Array.from({ length: 20 }, (_, index) => note(index + 1));
  await store(...many, note(99, { address: 'Старое общежитие', active: false }));
  show(<Addresses />);
  const add = button('Добавить адрес');
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.element(add).toHaveAccessibleDescription(/Активных адресов уже 20/u);
  await add.click({ force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByText('Скрытые адреса: 1').click();
  const showAgain = card('Старое общежитие').getByRole('button', { name: 'Вернуть' });
  await expect.element(showAgain).toHaveAttribute('aria-disabled', 'true');
  (showAgain.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(await loadPosts('addressChange')).toEqual([]);
});

test('[R2.10] [R9.11] addresses that were never received are not called absent, and one can still be added', async () => {
  const shownEmpty = watchFor('Адресов пока нет');
  show(<Addresses />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.deliveryNotes.state = 'failed';
  await expect.element(page.getByText('Адреса не загрузились')).toBeVisible();
  await expect.element(button('Повторить')).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/На этом устройстве адресов ещё не было/u)).toBeVisible();
  await expect.element(button('Добавить адрес')).not.toHaveAttribute('aria-disabled');
  expect(shownEmpty()).toBe(false);
  await store();
  await expect.element(page.getByText('Адресов пока нет')).toBeVisible();
});

test('[R6.3] in owner view the addresses are shown and nothing can be changed', async () => {
  viewOwner('owner@example.test');
  await storeUsual();
  show(<Addresses />);
  await expect.element(card(HOME)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.for([320, 768, 1440])('[R10.1] at %i px a long address and Uzbek words fit', async (width) => {
  await page.viewport(width, 740);
  await switchLanguage('uz');
  await store(
    note(1, { isDefault: true, address: 'Константинопольско-Новотроицкая-'.repeat(6) }),
    note(2, { comment: 'ы'.repeat(300) }),
  );
  show(<Addresses />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  for (const element of page.getByRole('button').elements()) {
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
