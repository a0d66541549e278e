import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDeliveryNote, fetchDeliveryNotes } from '#src/data/api/shop/delivery-notes.ts';
import { fetchSuggestions } from '#src/data/api/shop/suggestions.ts';
import { storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadPosts, storePost, storePostEvent } from '#src/data/db/outbox/posts.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { Addresses } from '#src/features/addresses/Addresses.tsx';
import { network } from '#src/state/page/network.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { show } from '../member/profile-orders-fixtures.tsx';
import {
  DESK,
  HOME,
  addressField,
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

const MESHANSKAYA = 'Корпус на Мещанской (Москва, Мещанская улица, 9)';

test('[R2.26] the first address begins as the default one, but not while the others were never received', async () => {
  show(<Addresses />);
  const isDefault = dialog.getByRole('checkbox', { name: 'Основной адрес' });
  await button('Добавить адрес').click();
  await expect.element(isDefault).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await store();
  await expect.element(page.getByText('Адресов пока нет')).toBeVisible();
  await button('Добавить адрес').click();
  await expect.element(isDefault).toBeChecked();
});

test('[R2.26] a pickup point is chosen from all there are, and nothing can be typed in its place', async () => {
  await store();
  vi.mocked(fetchSuggestions).mockResolvedValue([
    { value: DESK, kind: 'pickup' },
    { value: MESHANSKAYA, kind: 'pickup' },
  ]);
  vi.mocked(createDeliveryNote).mockImplementation((body) =>
    Promise.resolve({ ...note(7), ...body }),
  );
  show(<Addresses />);
  await button('Добавить адрес').click();
  await dialog.getByRole('radio', { name: 'Самовывоз' }).click();
  const points = dialog.getByRole('radiogroup', { name: 'Пункт выдачи' });
  await expect.element(points.getByRole('radio', { name: DESK })).not.toBeChecked();
  expect(vi.mocked(fetchSuggestions).mock.lastCall?.[0]).toMatchObject({
    kind: 'pickup',
    language: 'ru',
    query: '',
  });
  await expect.element(dialog.getByRole('combobox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(points).toBeInvalid();
  expect(await findings()).toEqual([]);
  const point = points.getByRole('radio', { name: 'Корпус на Мещанской' });
  await expect.element(point).toHaveAccessibleDescription('Москва, Мещанская улица, 9');
  await point.click();
  await dialog.getByRole('radio', { name: 'Доставка' }).click();
  await expect.element(addressField).toHaveValue('');
  await dialog.getByRole('radio', { name: 'Самовывоз' }).click();
  await expect.element(point).toBeChecked();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(vi.mocked(createDeliveryNote).mock.lastCall?.[0]).toMatchObject({
    kind: 'pickup',
    address: MESHANSKAYA,
  });
});

test('[R2.26] an earlier pickup point that the list lacks stays a choice', async () => {
  await store(note(1, { kind: 'pickup', address: 'Старая библиотека' }));
  vi.mocked(fetchSuggestions).mockResolvedValue([{ value: MESHANSKAYA, kind: 'pickup' }]);
  show(<Addresses />);
  await card('Старая библиотека').getByRole('button', { name: 'Изменить' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Старая библиотека' })).toBeChecked();
  await expect
    .element(dialog.getByRole('radio', { name: 'Корпус на Мещанской' }))
    .not.toBeChecked();
});

test('[R2.26] [R9.11] without the list of pickup points one can be written, and the form says why', async () => {
  await store();
  vi.mocked(fetchSuggestions).mockRejectedValue(new Error('no network'));
  show(<Addresses />);
  await button('Добавить адрес').click();
  await dialog.getByRole('radio', { name: 'Самовывоз' }).click();
  const place = dialog.getByRole('textbox', { name: 'Пункт выдачи' });
  await expect.element(place).toHaveAccessibleDescription(/Список пунктов не загрузился/u);
  await place.fill(DESK);
  await expect.element(place).toHaveValue(DESK);
});

test('[R2.26] [R5.5] a chosen street without a house is not saved: the field requests the number', async () => {
  await store();
  vi.mocked(fetchSuggestions).mockResolvedValue([
    { value: 'Казань, улица Баумана', kind: 'street' },
  ]);
  show(<Addresses />);
  await button('Добавить адрес').click();
  await addressField.fill('каз');
  await page.getByRole('option').click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toHaveAccessibleDescription(/Допиши номер дома/u);
  await expect.element(addressField).toHaveFocus();
  expect(await loadPosts('address')).toEqual([]);
  expect(vi.mocked(createDeliveryNote)).not.toHaveBeenCalled();
  await addressField.fill('Казань, улица Баумана, 12');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(card('Казань, улица Баумана, 12')).toBeVisible();
});

test('[R5.5] an empty address and one that is already there are errors at the field, and the summary leads to it', async () => {
  await storeUsual();
  show(<Addresses />);
  await button('Добавить адрес').click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toBeInvalid();
  const summary = dialog.getByRole('group', { name: 'Проверь, что заполнено:' });
  await expect.element(summary).toHaveFocus();
  expect(await findings()).toEqual([]);
  await summary.getByRole('button').click();
  await expect.element(addressField).toHaveFocus();
  await userEvent.click(addressField);
  await userEvent.fill(addressField, 'А'.repeat(299));
  await expect.element(addressField).toHaveAccessibleDescription(/Город, улица/u);
  await userEvent.type(addressField, 'бв');
  await expect.element(addressField).toHaveValue(`${'А'.repeat(299)}б`);
  await expect.element(addressField).toHaveAccessibleDescription(/адрес здесь целиком/u);
  await addressField.fill(HOME.toUpperCase());
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(addressField).toHaveAccessibleDescription(/Такой адрес уже есть/u);
  expect(await loadPosts('address')).toEqual([]);
});

test('[R9.10] typed text is kept when the form is closed, and gone once it is saved', async () => {
  network.reachable = false;
  await store();
  show(<Addresses />);
  await button('Добавить адрес').click();
  await addressField.fill('Тула, проспект Ленина, 1');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Добавить адрес').click();
  await expect.element(addressField).toHaveValue('Тула, проспект Ленина, 1');
  // A dialog takes no press in its first half second.
  await expect
    .poll(async () => {
      const save = dialog.getByRole('button', { name: 'Сохранить' });
      // The dialog may close under the press.
      if (dialog.query()) await save.click({ timeout: LIMITS.attempt }).catch(() => undefined);
      return dialog.query();
    })
    .toBeNull();
  await expect.element(card('Тула, проспект Ленина, 1')).toBeVisible();
  await button('Добавить адрес').click();
  await expect.element(addressField).toHaveValue('');
});

test('[R9.10] text that was typed for one address does not appear in the form of another', async () => {
  await storeUsual();
  await storeFormDraft('address', {
    kind: 'delivery',
    address: 'Тула, проспект Ленина, 1',
    comment: '',
    isDefault: false,
    target: 'new',
  });
  show(<Addresses />);
  await card(HOME).getByRole('button', { name: 'Изменить' }).click();
  await expect.element(addressField).toHaveValue(HOME);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Добавить адрес').click();
  await expect.element(addressField).toHaveValue('Тула, проспект Ленина, 1');
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
  const { requestId } = await storePost('address', body, 'anna', crypto.randomUUID());
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
  await storePost('address', body, 'anna', crypto.randomUUID());
  show(<Addresses />);
  await expect
    .element(card('Казнь').getByRole('status'))
    .toMatchTextContent(/как только будет связь/u);
  await card('Казнь').getByRole('button', { name: 'Изменить' }).click();
  await addressField.fill('Казань');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(card('Казань')).toBeVisible();
  await expect.element(card('Казнь')).not.toBeInTheDocument();
  expect(await loadPosts('address')).toMatchObject([{ attempts: 0, body: { address: 'Казань' } }]);
  expect(vi.mocked(createDeliveryNote)).not.toHaveBeenCalled();
});
