import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createDeliveryNote,
  fetchDeliveryNotes,
  updateDeliveryNote,
} from '#src/data/api/delivery-notes.ts';
import { fetchSuggestions } from '#src/data/api/suggestions.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { loadPosts, storePost, storePostEvent } from '#src/data/db/posts.ts';
import type { DeliveryNote } from '#src/domain/delivery-note.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { Addresses } from '#src/features/addresses/Addresses.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { closeArea, openArea, show, watchFor } from './profile-orders-stage.tsx';
import { atRest, findings } from './ui-stage.tsx';

// No test reaches a service: one that mocks no response gets that of a silent network.
vi.mock('#src/data/api/delivery-notes.ts', { spy: true });
vi.mock('#src/data/api/suggestions.ts', { spy: true });

const silence = new ServiceError({ category: 'unreachable', call: 'test' });
const HOME = 'Москва, Ленинградский проспект, 80';
const DESK = 'Главный корпус, пункт выдачи, окно 2';

const note = (id: number, fields: Partial<DeliveryNote> = {}): DeliveryNote => ({
  id,
  kind: 'delivery',
  address: `Казань, улица Баумана, ${id}`,
  comment: '',
  active: true,
  isDefault: false,
  updatedAt: '2026-03-01T00:00:00Z',
  ...fields,
});

async function store(...notes: readonly DeliveryNote[]): Promise<void> {
  await database().deliveryNotes.bulkPut([...notes]);
  await storeMeta(database(), 'deliveryNotes', true, Date.now());
}
const storeUsual = () =>
  store(
    note(1, { kind: 'pickup', address: DESK }),
    note(2, { address: HOME, comment: 'Домофон 47', isDefault: true }),
    note(3, { address: 'Старое общежитие', active: false }),
  );

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  session.member = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'anna',
  };
  vi.mocked(createDeliveryNote).mockRejectedValue(silence);
  vi.mocked(updateDeliveryNote).mockRejectedValue(silence);
  vi.mocked(fetchDeliveryNotes).mockRejectedValue(silence);
  vi.mocked(fetchSuggestions).mockResolvedValue([]);
});
afterEach(async () => {
  viewOwner(null);
  session.member = null;
  await switchLanguage('ru');
  await closeArea();
});

const card = (name: string) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const addressField = dialog.getByRole('combobox', { name: 'Адрес' });

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
  await atRest();
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

test('[R2.26] [R7.33] an address is added by keyboard with a suggestion, is stored before it is sent, and closes the form', async () => {
  await store();
  vi.mocked(fetchSuggestions).mockResolvedValue([
    { value: 'Казань, улица Баумана', kind: 'street' },
  ]);
  vi.mocked(createDeliveryNote).mockImplementation((body) =>
    loadPosts('address').then(([post]) => {
      expect(post).toMatchObject({ state: 'sending', body });
      return { ...note(7), ...body };
    }),
  );
  vi.mocked(fetchDeliveryNotes).mockResolvedValue([
    note(7, { address: 'Казань, улица Баумана, 12', isDefault: true }),
  ]);
  show(<Addresses />);
  await expect.element(page.getByText('Адресов пока нет')).toBeVisible();
  (button('Добавить адрес').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveAccessibleName('Новый адрес');
  (addressField.element() as HTMLElement).focus();
  await userEvent.keyboard('каз');
  await expect.element(page.getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}12');
  // The first address is the default one.
  await expect.element(dialog.getByRole('checkbox', { name: 'Основной адрес' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Казань, улица Баумана, 12')).toMatchTextContent(/Основной/u);
  await expect.poll(() => loadPosts('address')).toEqual([]);
  expect(vi.mocked(createDeliveryNote)).toHaveBeenCalledOnce();
});

test('[R2.26] pickup places are offered when the field is pressed', async () => {
  await store();
  vi.mocked(fetchSuggestions).mockResolvedValue([{ value: DESK, kind: 'pickup' }]);
  show(<Addresses />);
  await button('Добавить адрес').click();
  await dialog.getByRole('radio', { name: 'Самовывоз' }).click();
  await dialog.getByRole('combobox', { name: 'Пункт выдачи' }).click();
  await page.getByRole('option', { name: DESK }).click();
  expect(vi.mocked(fetchSuggestions).mock.lastCall?.[0]).toMatchObject({
    kind: 'pickup',
    language: 'ru',
  });
  await dialog.getByRole('radio', { name: 'Доставка' }).click();
  await expect.element(addressField).toHaveValue('');
});

test('[R5.5] an empty address and one that is already there are errors at the field, and the summary leads to it', async () => {
  await storeUsual();
  show(<Addresses />);
  await button('Добавить адрес').click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toBeInvalid();
  const summary = dialog.getByRole('group', { name: 'Проверь, что заполнено:' });
  await expect.element(summary).toHaveFocus();
  await atRest();
  expect(await findings()).toEqual([]);
  await summary.getByRole('button').click();
  await expect.element(addressField).toHaveFocus();
  await addressField.fill(HOME.toUpperCase());
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toHaveAccessibleDescription(/Такой адрес уже есть/u);
  expect(await loadPosts('address')).toEqual([]);
});

test('[R9.10] what was typed is kept when the form is closed, and gone once it is saved', async () => {
  network.reachable = false;
  await store();
  show(<Addresses />);
  await button('Добавить адрес').click();
  await addressField.fill('Тула, проспект Ленина, 1');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Добавить адрес').click();
  await expect.element(addressField).toHaveValue('Тула, проспект Ленина, 1');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Тула, проспект Ленина, 1')).toBeVisible();
  await button('Добавить адрес').click();
  await expect.element(addressField).toHaveValue('');
});

test('[R5.5] the service’s refusal comes back to its field and leaves the outbox', async () => {
  await store();
  vi.mocked(createDeliveryNote).mockRejectedValue(
    new ServiceError({
      category: 'refused',
      status: 400,
      code: 'INVALID',
      call: 'POST',
      text: 'Проверь, что данные заполнены верно',
      field: 'address',
    }),
  );
  show(<Addresses />);
  await button('Добавить адрес').click();
  await addressField.fill('Тула');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toHaveAccessibleDescription(/Проверь, что данные/u);
  await expect.element(addressField).toHaveValue('Тула');
  expect(await loadPosts('address')).toEqual([]);
});

test('[R9.10] an address that was refused later stays with its reason, and can be edited or removed', async () => {
  await store();
  const body = { kind: 'delivery', address: 'Тула, 1', comment: '', isDefault: false } as const;
  const { requestId } = await storePost('address', body, 'anna');
  const refusal = {
    errorCode: 'TOO_MANY_ADDRESSES',
    text: 'Адресов уже слишком много',
    field: null,
  };
  await storePostEvent(requestId, { type: 'refused', refusal });
  show(<Addresses />);
  const refused = page.getByRole('region', { name: 'Новые адреса, которые не приняты' });
  await expect.element(refused.getByText('Адресов уже слишком много')).toBeVisible();
  await refused.getByRole('button', { name: 'Изменить' }).click();
  await expect.element(addressField).toHaveValue('Тула, 1');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await refused.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  expect(await loadPosts('address')).toEqual([]);
});

test('[R9.10] an address that waits unsent is edited in place: one post with the last text', async () => {
  network.reachable = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store();
  const body = { kind: 'delivery', address: 'Казнь', comment: '', isDefault: false } as const;
  await storePost('address', body, 'anna');
  show(<Addresses />);
  await expect
    .element(card('Казнь').getByRole('status'))
    .toMatchTextContent(/как только появится сеть/u);
  await card('Казнь').getByRole('button', { name: 'Изменить' }).click();
  await addressField.fill('Казань');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(card('Казань')).toBeVisible();
  await expect.element(card('Казнь')).not.toBeInTheDocument();
  expect(await loadPosts('address')).toMatchObject([{ attempts: 0, body: { address: 'Казань' } }]);
  expect(vi.mocked(createDeliveryNote)).not.toHaveBeenCalled();
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
    { body: { id: 1, change: { isDefault: true, active: false } } },
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
  await showAgain.click({ force: true });
  expect(await loadPosts('addressChange')).toEqual([]);
});

test('[R2.10] [R9.11] addresses that never came are not called absent, and one can be added all the same', async () => {
  const shownEmpty = watchFor('Адресов пока нет');
  show(<Addresses />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.deliveryNotes.state = 'failed';
  await expect.element(page.getByText('Адреса не загрузились')).toBeVisible();
  await expect.element(button('Повторить')).toBeVisible();
  network.reachable = false;
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
