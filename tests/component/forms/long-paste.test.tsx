import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { loadLanguage } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { Combobox } from '#src/ui/base/Combobox/Combobox.tsx';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { InputCode } from '#src/ui/base/InputCode/InputCode.tsx';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const noOptions = () => Promise.resolve([]);

/** Each text field of the kit with room for ten characters, and one without a limit to copy from. */
function Fields() {
  const [place, setPlace] = useState('');
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState('');
  const [city, setCity] = useState('');
  return (
    <>
      <TextArea label="Откуда" />
      <Input label="Строка" maxLength={10} />
      <Input label="Без предела" />
      <PhoneInput label="Телефон" value={phone} onChange={setPhone} />
      <DatePicker label="Дата" value={null} onChange={() => undefined} />
      <InputCode label="Код" />
      <Combobox label="Город" value={city} onChange={setCity} fetchOptions={noOptions} />
      <Input
        label="Имя"
        maxLength={10}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextArea label="Текст" maxLength={10} />
      <Combobox
        label="Адрес"
        maxLength={10}
        value={place}
        onChange={setPlace}
        fetchOptions={noOptions}
      />
    </>
  );
}

const field = (name: string) =>
  page.getByLabelText(name, { exact: true }).element() as HTMLInputElement | HTMLTextAreaElement;

beforeEach(async () => {
  await page.viewport(360, 740);
  show(<Fields />);
  await expect.element(page.getByLabelText('Откуда')).toBeVisible();
});

/** Pastes a text from the clipboard at the caret of a field. */
async function paste(text: string, name: string): Promise<void> {
  await page.getByLabelText('Откуда').fill(text);
  field('Откуда').select();
  await userEvent.copy();
  field(name).focus();
  await userEvent.paste();
}

/** Inserts a text at once, as the clipboard of a phone's keyboard does. */
async function insert(text: string, name: string): Promise<void> {
  field(name).focus();
  await cdp().send('Input.insertText', { text });
}

const notice = page.getByText(/^Не поместилось/u);

test.for(['Строка', 'Имя', 'Текст', 'Адрес'])(
  '[R2.50] [R10.1] a text that is longer than «%s» says how much was cut, announced, until the next edit',
  async (name) => {
    await paste('0123456789 и ещё немного', name);
    await expect.element(notice).toMatchTextContent('Не поместилось: 14 знаков');
    expect(field(name).value).toBe('0123456789');
    expect(notice.element().closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect.element(notice).not.toBeInTheDocument();
    expect(field(name).value).toBe('012345678');
  },
);

test('[R2.50] a text that fits is pasted without a message, also over a selection', async () => {
  await paste('0123456789', 'Текст');
  expect(field('Текст').value).toBe('0123456789');
  field('Текст').setSelectionRange(2, 8);
  await paste('abcdef', 'Текст');
  await expect.poll(() => field('Текст').value).toBe('01abcdef89');
  await expect.element(notice).not.toBeInTheDocument();
  field('Текст').setSelectionRange(2, 8);
  await paste('abcdefg', 'Текст');
  await expect.element(notice).toMatchTextContent('Не поместилось: 1 знак');
  expect(field('Текст').value).toBe('01abcdef89');
});

test('[R2.50] a keyboard’s own clipboard counts as well, and one undo takes back what was inserted', async () => {
  await insert('начало ', 'Текст');
  await expect.poll(() => field('Текст').value).toBe('начало ');
  await insert('очень длинное', 'Текст');
  await expect.element(notice).toMatchTextContent('Не поместилось: 10 знаков');
  expect(field('Текст').value).toBe('начало оче');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => field('Текст').value).not.toContain('оче');
});

test('[R2.50] an emoji that does not fit is left out as a whole', async () => {
  await paste('01234567👩‍👩‍👧‍👦😀', 'Текст');
  await expect.element(notice).toMatchTextContent('Не поместилось: 2 знака');
  expect(field('Текст').value).toBe('01234567');
});

test.for(['Без предела', 'Телефон', 'Дата', 'Код', 'Город'])(
  '[R2.50] [R10.8] the field «%s» stays usable under 200 kB of marks, which a browser could not draw',
  async (name) => {
    await insert(`а${'\u0301\u0316'.repeat(50_000)}`, name);
    expect(field(name).value).toBe('');
    await expect.element(notice).toMatchTextContent('Не поместилось: 1 знак');
  },
);

test('[R2.50] a keyboard that composes is not interrupted', async () => {
  field('Строка').focus();
  const composed = new InputEvent('beforeinput', {
    data: 'длинное слово',
    inputType: 'insertCompositionText',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  expect(field('Строка').dispatchEvent(composed)).toBe(true);
  await expect.element(notice).not.toBeInTheDocument();
});

test('[R2.50] [R1.8] in Uzbek the message is in Uzbek', async () => {
  await loadLanguage('uz');
  await switchLanguage('uz');
  await paste('0'.repeat(1310), 'Текст');
  await expect.element(page.getByText(/^Sigʻmadi: 1\s300 ta belgi$/u)).toBeVisible();
});
