import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { PhoneInput, type PhoneInputProps } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const reported = vi.fn<PhoneInputProps['onChange']>();

function Phone({ value: initial = '', ...props }: Partial<PhoneInputProps>) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneInput
      label="Телефон"
      {...props}
      value={value}
      onChange={(next, state) => {
        setValue(next);
        reported(next, state);
      }}
    />
  );
}

const field = () => page.getByRole('textbox', { name: 'Телефон', exact: true });
const country = () => page.getByRole('combobox', { name: 'Телефон: страна' });
const input = () => field().element() as HTMLInputElement;
const caret = () => input().selectionStart;

afterEach(() => reported.mockReset());

async function paste(text: string): Promise<void> {
  const clipboard = new DataTransfer();
  clipboard.setData('text', text);
  const event = { clipboardData: clipboard, bubbles: true, cancelable: true };
  const goesOn = input().dispatchEvent(new ClipboardEvent('paste', event));
  if (goesOn) await userEvent.keyboard(text);
}

test('[R5.2] a number is grouped while it is typed and reported as E.164 when it is complete', async () => {
  show(<Phone />);
  await field().click();
  await userEvent.keyboard('916123456');
  await expect.element(field()).toHaveValue('916 123 45 6');
  expect(reported).toHaveBeenLastCalledWith('+7 916 123 45 6', { country: 'RU', isValid: false });
  await userEvent.keyboard('7');
  await expect.element(field()).toHaveValue('916 123 45 67');
  expect(reported).toHaveBeenLastCalledWith('+79161234567', { country: 'RU', isValid: true });
});

test.each(['8 (916) 123-45-67', '+7 916 123-45-67', '79161234567', '9161234567'])(
  '[R5.2] «%s» typed, pasted or autofilled gives the same number',
  async (text) => {
    show(<Phone key="typed" />);
    await field().click();
    await userEvent.keyboard(text);
    await expect.element(field()).toHaveValue('916 123 45 67');
    show(<Phone key="pasted" value="+7 495" />);
    await field().click();
    await paste(text);
    await expect.element(field()).toHaveValue('916 123 45 67');
    show(<Phone key="filled" />);
    await field().fill(text);
    await expect.element(field()).toHaveValue('916 123 45 67');
    expect(reported).toHaveBeenLastCalledWith('+79161234567', { country: 'RU', isValid: true });
  },
);

test('[R5.2] [R10.1] a pasted number of another country selects that country and announces it', async () => {
  show(<Phone />);
  await field().click();
  await paste('Тел.: +998 90 123 45 67');
  await expect.element(field()).toHaveValue('90 123 45 67');
  await expect.element(country()).toHaveValue('UZ');
  await expect.element(page.getByRole('status')).toHaveTextContent('Узбекистан +998');
  expect(reported).toHaveBeenLastCalledWith('+998901234567', { country: 'UZ', isValid: true });
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('[R5.2] Kazakhstan keeps its +7 once it is selected', async () => {
  show(<Phone />);
  await country().selectOptions('Казахстан +7');
  await field().click();
  await userEvent.keyboard('+7 701 123 45 67');
  await expect.element(country()).toHaveValue('KZ');
  expect(reported).toHaveBeenLastCalledWith('+77011234567', { country: 'KZ', isValid: true });
});

test('[R5.2] selecting another country changes the number’s code and grouping', async () => {
  show(<Phone value="+998901234567" />);
  await expect.element(country()).toHaveValue('UZ');
  await country().selectOptions('Таджикистан +992');
  await expect.element(field()).toHaveValue('90 123 4567');
  expect(reported).toHaveBeenLastCalledWith('+992901234567', { country: 'TJ', isValid: true });
});

test('[R5.2] a number of an unlisted country stays as typed and is valid', async () => {
  show(<Phone />);
  await field().click();
  await userEvent.keyboard('+1 415 555 01 00');
  await expect.element(field()).toHaveValue('+14155550100');
  expect(reported).toHaveBeenLastCalledWith('+14155550100', { country: 'RU', isValid: true });
});

test('[R10.1] correcting a digit in the middle keeps the caret there', async () => {
  show(<Phone value="+79161234567" />);
  await field().click();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}');
  await expect.element(field()).toHaveValue('911 234 56 7');
  expect(caret()).toBe(2);
  await userEvent.keyboard('6');
  await expect.element(field()).toHaveValue('916 123 45 67');
  expect(caret()).toBe(4);
  await userEvent.keyboard('{Delete}x');
  await expect.element(field()).toHaveValue('916 234 56 7');
  expect(caret()).toBe(4);
  await userEvent.keyboard('1');
  expect(reported).toHaveBeenLastCalledWith('+79161234567', { country: 'RU', isValid: true });
});

test('[R2.50] the list names the twelve countries with their codes, in both languages', async () => {
  show(<Phone />);
  const list = page.getByRole('combobox');
  const names = () => [...(list.element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.element(country()).toBeInTheDocument();
  expect(names()).toHaveLength(12);
  expect(names()).toEqual(expect.arrayContaining(['Россия +7', 'Казахстан +7', 'Кипр +357']));
  await switchLanguage('uz');
  await expect.element(list).toHaveAccessibleName('Телефон: mamlakat');
  await expect.poll(names).toContain('Oʻzbekiston +998');
});

test('[R10.1] the keyboard selects the country, with a visible focus', async () => {
  show(<Phone />);
  await field().click();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(country()).toHaveFocus();
  const place = country().element().parentElement;
  await expect.poll(() => place && getComputedStyle(place).outlineStyle).toBe('solid');
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect.element(country()).toHaveValue('UZ');
  await expect.element(page.getByText('+998', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveFocus();
});

test('[R2.50] a phone set by the form is shown with its country', async () => {
  const showPhone = (value: string) =>
    show(<PhoneInput label="Телефон" value={value} onChange={reported} />);
  showPhone('89161234567');
  await expect.element(field()).toHaveValue('916 123 45 67');
  showPhone('+375291234567');
  await expect.element(country()).toHaveValue('BY');
  await expect.element(field()).toHaveValue('29 123 45 67');
  showPhone('');
  await expect.element(field()).toHaveValue('');
  expect(reported).not.toHaveBeenCalled();
});

test('[R10.1] error and hint describe the field, and a form library can control it', async () => {
  const held = { current: null as HTMLInputElement | null };
  const left = vi.fn<() => void>();
  const props = { hint: 'Придёт код', error: 'Не хватает цифр', name: 'phone', onBlur: left };
  show(<Phone {...props} ref={held} />);
  await expect.element(field()).toHaveAccessibleDescription('Не хватает цифр Придёт код');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAttribute('autocomplete', 'tel');
  expect(held.current).toBe(input());
  expect(held.current?.name).toBe('phone');
  held.current?.focus();
  await userEvent.keyboard('{Tab}');
  expect(left).toHaveBeenCalledTimes(1);
});

test('[R2.50] a read-only phone and its country cannot be changed', async () => {
  show(<Phone value="+79161234567" readOnly />);
  await field().click();
  await userEvent.keyboard('1');
  await paste('+998901234567');
  await expect.element(field()).toHaveValue('916 123 45 67');
  await expect.element(country()).toBeDisabled();
  show(<Phone key="off" value="+79161234567" disabled />);
  await expect.element(field()).toBeDisabled();
  await expect.element(country()).toBeDisabled();
  expect(reported).not.toHaveBeenCalled();
});

test('[R5.2] a pasted extension stays as typed and is not reported as a number, until it is deleted', async () => {
  show(<Phone />);
  await country().selectOptions('Узбекистан +998');
  await field().click();
  await paste('+998 90 123-45-67 доб. 12');
  await expect.element(field()).toHaveValue('+998 90 123-45-67 доб. 12');
  await expect.element(country()).toHaveValue('UZ');
  const text = '+998 90 123-45-67 доб. 12';
  expect(reported).toHaveBeenLastCalledWith(text, { country: 'UZ', isValid: false });
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('+998 90 123-45-67 доб. ');
  expect(reported).toHaveBeenLastCalledWith('+998901234567', { country: 'UZ', isValid: true });
  await userEvent.keyboard('{Backspace>5/}');
  await expect.element(field()).toHaveValue('90 123 45 67');
  expect(caret()).toBe(12);
});

test('[R5.2] two pasted lines are two phones, and both stay in the field beside what was there', async () => {
  show(<Phone value="+7 495" />);
  await field().click();
  await userEvent.keyboard('{End}');
  await paste(' 8 903 111-22-33\r\n8 903 111-22-44');
  await expect.element(field()).toHaveValue('4958 903 111-22-33, 8 903 111-22-44');
  await field().fill('');
  await paste('8 903 111-22-33\r\n8 903 111-22-44');
  await expect.element(field()).toHaveValue('8 903 111-22-33, 8 903 111-22-44');
  await country().selectOptions('Кыргызстан +996');
  await expect.element(field()).toHaveValue('8 903 111-22-33, 8 903 111-22-44');
  await field().fill('8 903 111-22-33; 8 903 111-22-44');
  await expect.element(field()).toHaveValue('8 903 111-22-33; 8 903 111-22-44');
});

test('[R5.2] an extension that is typed behind the number is shown, and a letter among its digits is not', async () => {
  show(<Phone />);
  await field().click();
  await userEvent.keyboard('916ф123ф4567#12');
  await expect.element(field()).toHaveValue('916 123 45 67#12');
  const text = '916 123 45 67#12';
  expect(reported).toHaveBeenLastCalledWith(text, { country: 'RU', isValid: false });
});

test.each([
  '\u202A+7\u00A0916\u00A0123\u201145\u201167\u202C',
  '8−916−123–45–67',
  'Тел.\u200B: 8 916 123-45-67 (Аня)',
])('[R5.2] pasted %j is the number without signs that nobody sees or types', async (text) => {
  show(<Phone />);
  await field().click();
  await paste(text);
  await expect.element(field()).toHaveValue('916 123 45 67');
  expect(reported).toHaveBeenLastCalledWith('+79161234567', { country: 'RU', isValid: true });
});
