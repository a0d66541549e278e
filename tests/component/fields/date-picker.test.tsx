import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { DatePicker, type DatePickerProps } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const reported = vi.fn<DatePickerProps['onChange']>();

function Birthday({ value: initial = null, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
      label="Дата рождения"
      {...props}
      value={value}
      onChange={(day, text) => {
        setValue(day);
        reported(day, text);
      }}
    />
  );
}

const field = () => page.getByRole('textbox', { name: 'Дата рождения' });
const calendar = () => page.getByRole('button', { name: 'Дата рождения: выбрать в календаре' });
const input = () => field().element() as HTMLInputElement;
const caret = () => input().selectionStart;
const day = () => document.querySelector<HTMLInputElement>('input[type=date]');

afterEach(() => {
  vi.restoreAllMocks();
  reported.mockReset();
});

/** Puts text on the browser’s clipboard and pastes it by keyboard. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (input().dispatchEvent(event)) await userEvent.keyboard(text);
}

test('[R2.50] [R5.6] typing all digits of a date reports it', async () => {
  show(<Birthday />);
  await field().click();
  await userEvent.keyboard('29022004');
  await expect.element(field()).toHaveValue('29.02.2004');
  expect(reported.mock.calls.map(([value]) => value)).toEqual([
    ...Array<null>(7).fill(null),
    '2004-02-29',
  ]);
});

test('[R5.6] an impossible day is null, and the form still gets the text', async () => {
  show(<Birthday />);
  await field().click();
  await userEvent.keyboard('31.02.2004');
  await expect.element(field()).toHaveValue('31.02.2004');
  expect(reported).toHaveBeenLastCalledWith(null, '31.02.2004');
});

test('[R2.50] [R5.6] an incomplete date survives other changes of the form and is cleared by a new key', async () => {
  show(<Birthday key="first" />);
  await field().click();
  await userEvent.keyboard('2902');
  await expect.element(field()).toHaveValue('29.02.');
  show(<Birthday key="first" hint="Как в паспорте" />);
  await expect.element(page.getByText('Как в паспорте')).toBeVisible();
  await expect.element(field()).toHaveValue('29.02.');
  show(<Birthday key="emptied" />);
  await expect.element(field()).toHaveValue('');
});

test('[R10.1] correcting a digit in the middle keeps the caret there', async () => {
  show(<Birthday value="2008-02-29" />);
  await field().click();
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(field()).toHaveValue('90.22.008');
  expect(caret()).toBe(0);
  await userEvent.keyboard('1');
  await expect.element(field()).toHaveValue('19.02.2008');
  expect(caret()).toBe(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Backspace}{Backspace}');
  expect(caret()).toBe(0);
  await userEvent.keyboard('28');
  await expect.element(field()).toHaveValue('28.02.2008');
  expect(caret()).toBe(3);
  expect(reported).toHaveBeenLastCalledWith('2008-02-28', '28.02.2008');
});

test('[R10.1] keys that change nothing leave the caret where it was', async () => {
  show(<Birthday value="2008-02-29" />);
  await field().click();
  await userEvent.keyboard('{Home}{ArrowRight}x');
  await expect.element(field()).toHaveValue('29.02.2008');
  expect(caret()).toBe(1);
});

test.each(['5.11.2006', '2006-11-05', '05112006'])(
  '[R5.6] «%s» pasted over another date replaces it',
  async (text) => {
    show(<Birthday value="2008-02-29" />);
    await field().click();
    await paste(text);
    await expect.element(field()).toHaveValue('05.11.2006');
    expect(reported).toHaveBeenLastCalledWith('2006-11-05', '05.11.2006');
  },
);

test('[R5.6] a birth date autofilled by the browser is accepted', async () => {
  show(<Birthday autoComplete="bday" />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'bday');
  await field().fill('2004-02-29');
  await expect.element(field()).toHaveValue('29.02.2004');
});

test('[R10.1] the calendar button follows in tab order and opens the calendar with the date and its limits', async () => {
  const open = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue();
  show(<Birthday value="2004-02-29" min="1906-01-01" max="2012-12-31" />);
  await field().click();
  await userEvent.keyboard('{Tab}');
  await expect.element(calendar()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(open.mock.contexts).toEqual([day()]);
  expect(day()).toMatchObject({ value: '2004-02-29', min: '1906-01-01', max: '2012-12-31' });
  await userEvent.keyboard('{Tab}');
  expect(day()).not.toBe(document.activeElement);
});

test('[R5.6] a day chosen in the calendar appears in the field; clearing it there empties the field', async () => {
  show(<Birthday value="2004-02-29" />);
  await expect.element(field()).toHaveValue('29.02.2004');
  const choose = (value: string) => {
    const native = day();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(native, value);
    native?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  choose('2005-01-07');
  await expect.element(field()).toHaveValue('07.01.2005');
  expect(reported).toHaveBeenLastCalledWith('2005-01-07', '07.01.2005');
  choose('');
  await expect.element(field()).toHaveValue('');
  expect(reported).toHaveBeenLastCalledWith(null, '');
});

test('[R2.50] without a calendar in the browser there is no button', async () => {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'showPicker');
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  try {
    show(<Birthday value="2004-02-29" />);
    await expect.element(field()).toHaveValue('29.02.2004');
    expect(calendar().elements()).toEqual([]);
    expect(day()).toBeNull();
  } finally {
    Object.defineProperty(HTMLInputElement.prototype, 'showPicker', own ?? {});
  }
});

test('[R2.50] a date set by the form is shown, and an incomplete one survives a render', async () => {
  const showDate = (value: string | null) =>
    show(<DatePicker label="Дата рождения" value={value} onChange={reported} />);
  showDate(null);
  await field().click();
  await userEvent.keyboard('05.1');
  showDate(null);
  await expect.element(field()).toHaveValue('05.1');
  showDate('2004-02-29');
  await expect.element(field()).toHaveValue('29.02.2004');
  showDate('2004-02-31');
  await expect.element(field()).toHaveValue('31.02.2004');
  showDate(null);
  await expect.element(field()).toHaveValue('');
});

test('[R10.1] error and hint describe the field, and a form library can control it', async () => {
  const held = { current: null as HTMLInputElement | null };
  const left = vi.fn<() => void>();
  const props = { hint: 'Как в паспорте', error: 'Проверь год', name: 'birthDate', onBlur: left };
  show(<Birthday {...props} ref={held} />);
  await expect.element(field()).toHaveAccessibleDescription('Проверь год Как в паспорте');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  expect(held.current).toBe(input());
  expect(held.current?.name).toBe('birthDate');
  held.current?.focus();
  await userEvent.keyboard('{Tab}');
  expect(left).toHaveBeenCalledTimes(1);
});

test('[R2.50] a read-only date cannot be typed, pasted or chosen', async () => {
  show(<Birthday value="2004-02-29" readOnly />);
  await field().click();
  await userEvent.keyboard('1');
  await paste('05.11.2006');
  await expect.element(field()).toHaveValue('29.02.2004');
  await expect.element(calendar()).toBeDisabled();
  show(<Birthday key="off" value="2004-02-29" disabled />);
  await expect.element(field()).toBeDisabled();
  await expect.element(calendar()).toBeDisabled();
  expect(reported).not.toHaveBeenCalled();
});

test('[R1.8] the mask is in the language on screen', async () => {
  show(<Birthday />);
  await expect.element(field()).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
  await switchLanguage('uz');
  await expect.element(field()).toHaveAttribute('placeholder', 'KK.OO.YYYY');
});

test('[R5.6] an impossible day is reported at once, beside the field', async () => {
  show(<Birthday />);
  await field().click();
  await userEvent.keyboard('31022004');
  await expect.element(field()).toHaveAccessibleDescription(/Такого дня нет/);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('[R5.6] a pasted date with the name of its month is accepted; a text without a date changes nothing', async () => {
  show(<Birthday />);
  await field().click();
  await paste('5 ноября 2004 г.');
  await expect.element(field()).toHaveValue('05.11.2004');
  await paste('до 5 числа');
  await expect.element(field()).toHaveValue('05.11.2004');
});
