import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AddressSuggestion } from '#src/domain/addresses/address-suggestion.ts';
import { AddressInput } from '#src/ui/app/AddressInput/AddressInput.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { findings, show } from '../kit/ui-fixtures.tsx';

const STREETS: readonly AddressSuggestion[] = [
  { value: 'Москва', kind: 'city' },
  { value: 'Москва, Тверская улица', kind: 'street' },
  { value: 'Корпус на Мещанской, стойка у входа', kind: 'pickup' },
];
type Fetch = (query: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const fetchStreets = () => vi.fn<Fetch>().mockResolvedValue(STREETS);
const onSubmit = vi.fn<(text: string) => void>();

function AddressForm({ fetch }: { fetch: Fetch }) {
  const [value, setValue] = useState('');
  return (
    <main>
      <h1>Новый адрес</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(value);
        }}
      >
        <AddressInput
          fetchSuggestions={fetch}
          label="Адрес"
          hint="Город, улица, дом"
          value={value}
          onChange={setValue}
        />
        <button type="submit">Сохранить</button>
      </form>
    </main>
  );
}

const field = page.getByRole('combobox', { name: 'Адрес' });
const options = page.getByRole('option');

beforeEach(async () => {
  onSubmit.mockReset();
  await page.viewport(360, 740);
});

test('[R7.33] [R10.1] suggestions are announced, chosen by arrows and Enter without sending the form, and the field goes on', async () => {
  const fetch = fetchStreets();
  show(<AddressForm fetch={fetch} />);
  await field.click();
  await userEvent.keyboard('мос');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('2 подсказки, выбирай стрелками');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(fetch.mock.calls.map(([query]) => query)).toEqual(['мос']);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = options.nth(1);
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', second.element().id);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Москва, Тверская улица, ');
  await expect.element(options.first()).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('12');
  await expect.element(field).toHaveValue('Москва, Тверская улица, 12');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([['Москва, Тверская улица, 12']]);
});

test('[R7.33] a pickup place is not offered for a delivery; the comma that invites to type on goes when the field is left', async () => {
  show(<AddressForm fetch={fetchStreets()} />);
  await field.fill('мос');
  await expect.element(options.first()).toBeVisible();
  await expect.element(page.getByText('Корпус на Мещанской')).not.toBeInTheDocument();
  await options.first().click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Москва, ');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Москва');
});

test('[R7.33] [R2.26] after a suggestion without a house the hint requests its number, until there is one', async () => {
  show(<AddressForm fetch={fetchStreets()} />);
  await field.fill('твер');
  await page.getByRole('option', { name: 'Москва, Тверская улица' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Теперь номер дома/u);
  await field.fill('Москва, Тверская улица, 12');
  await expect.element(field).toHaveAccessibleDescription('Город, улица, дом');
});

test('[R7.33] [R10.1] Escape closes the list and not the dialog around it; the next one closes the dialog', async () => {
  const onClose = vi.fn<() => void>();
  show(
    <Dialog title="Адрес" onClose={onClose}>
      <AddressForm fetch={fetchStreets()} />
    </Dialog>,
  );
  await field.fill('мос');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options.first()).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('мос');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('[R7.33] leaving the field closes the list, and options are at least 44 px high', async () => {
  show(<AddressForm fetch={fetchStreets()} />);
  await field.fill('мос');
  await expect.element(options.first()).toBeVisible();
  for (const option of options.elements()) {
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(options.first()).not.toBeInTheDocument();
});

test('[R7.33] while typing goes on the earlier request is aborted and its late response shows nothing', async () => {
  const responses: ReturnType<typeof Promise.withResolvers<readonly AddressSuggestion[]>>[] = [];
  const signals: AbortSignal[] = [];
  const fetch: Fetch = (_query, signal) => {
    const response = Promise.withResolvers<readonly AddressSuggestion[]>();
    responses.push(response);
    signals.push(signal);
    return response.promise;
  };
  show(<AddressForm fetch={fetch} />);
  await field.fill('мос');
  await expect.poll(() => responses.length).toBe(1);
  await field.fill('каз');
  expect(signals[0]?.aborted).toBe(true);
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.resolve([{ value: 'Казань', kind: 'city' }]);
  await expect.element(options).toHaveTextContent('Казань');
  responses[0]?.resolve(STREETS);
  await expect.element(options).toHaveTextContent('Казань');
});

test('[R9.11] [R7.33] when no suggestions come, the field keeps what was typed and shows no error', async () => {
  const fetch = vi.fn<Fetch>().mockRejectedValue(new Error('no response'));
  show(<AddressForm fetch={fetch} />);
  await field.fill('Тула, проспект Ленина, 1');
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  await expect.element(field).toHaveValue('Тула, проспект Ленина, 1');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  fetch.mockResolvedValue([]);
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('status')).toHaveTextContent('Подсказок нет, впиши вручную');
});

test('[R7.33] invisible characters and spaces fetch no suggestions, and the typed text is cleaned for them', async () => {
  const fetch = fetchStreets();
  show(<AddressForm fetch={fetch} />);
  // The arrow fetches at once, without the pause in typing.
  await field.fill('\u200Bт\u2060\u00A0');
  await userEvent.keyboard('{ArrowDown}');
  await field.fill('\u200B\u00A0\u2060 ');
  await userEvent.keyboard('{ArrowDown}');
  await field.fill('\u200Bтве\u00ADрскои\u0306');
  await expect.poll(() => options.elements().length).toBe(2);
  expect(fetch.mock.calls.map(([query]) => query)).toEqual(['тверской']);
});
