import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDate } from '#src/ui/base/DatePicker/date-mask.ts';
import { toIsoDate, parseDate, formatIsoDate } from '#src/ui/base/DatePicker/date-text.ts';
import type { MaskedText } from '#src/ui/base/Field/mask-edit.ts';

/** Presses a key in a field; Backspace and Delete remove one character. */
function press({ text, caret }: MaskedText, key: string): MaskedText {
  if (key === 'Backspace') {
    const raw = text.slice(0, Math.max(0, caret - 1)) + text.slice(caret);
    return editDate(text, {
      raw,
      caret: Math.max(0, caret - 1),
      inputType: 'deleteContentBackward',
    });
  }
  if (key === 'Delete') {
    const raw = text.slice(0, caret) + text.slice(caret + 1);
    return editDate(text, { raw, caret, inputType: 'deleteContentForward' });
  }
  const raw = text.slice(0, caret) + key + text.slice(caret);
  return editDate(text, { raw, caret: caret + 1, inputType: 'insertText' });
}

const type = (keys: readonly string[], from: MaskedText = { text: '', caret: 0 }): MaskedText =>
  keys.reduce(press, from);

/** «29.|02.2008»: the bar marks the caret. */
const at = (marked: string): MaskedText => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
});
const marked = ({ text, caret }: MaskedText): string =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['05.11.2026', '2026-11-05'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['31.12.1999', '1999-12-31'],
])('[R5.6] «%s» is the date %s', (text, iso) => {
  expect(toIsoDate(text)).toBe(iso);
  expect(formatIsoDate(iso)).toBe(text);
});

test.each(['', '05.11', '05.11.202', '31.02.2026', '29.02.1900', '31.04.2026', '00.10.2020'])(
  '[R5.6] «%s» is not a date',
  (text) => expect(toIsoDate(text)).toBeNull(),
);

test('[R5.6] rejects months beyond 12 and years before 1000', () => {
  expect(['01.00.2020', '01.13.2020', '01.01.0999'].map(toIsoDate)).toEqual([null, null, null]);
  expect([null, '', '2026-1-5', 'tomorrow'].map(formatIsoDate)).toEqual(['', '', '', '']);
});

test.each([
  ['5.11.2026', '05.11.2026'],
  ['05/11/2026', '05.11.2026'],
  [' 5 11 2026 г.', '05.11.2026'],
  ['2026-11-05', '05.11.2026'],
  ['2026-11-05T00:00:00Z', '05.11.2026'],
  ['2026.1.5', '05.01.2026'],
  ['05112026', '05.11.2026'],
  ['20261105', '05.11.2026'],
  ['5.11.26', '05.11.26'],
])('[R5.6] pasting «%s» gives %s', (raw, text) => {
  expect(parseDate(raw)).toBe(text);
});

test.each([
  ['5 ноября 2004', '05.11.2004'],
  ['5 Ноября 2004 г.', '05.11.2004'],
  ['12-mart 1999', '12.03.1999'],
  ['1 май 2001', null],
])('[R10.4] pasting «%s» recognises the name of the month', (raw, text) => {
  expect(parseDate(raw)).toBe(text);
});

test.each(['', 'завтра', '0511', '5.11', '123456789'])('[R5.6] «%s» pasted is no date', (raw) => {
  expect(parseDate(raw)).toBeNull();
});

test('[R5.6] typing the digits of any date gives that date, with the caret at the end', () => {
  const days = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      const text = formatIsoDate(iso);
      const typed = type(text.replaceAll('.', '').split(''));
      expect([toIsoDate(typed.text), typed.caret]).toEqual([iso, 10]);
      expect(type(text.split(''))).toEqual(typed);
    }),
  );
});

test('[R10.1] Backspace from the end deletes every digit and never stops at a dot', () => {
  const presses: string[] = [];
  let field = at('29.02.2008|');
  while (field.text !== '') {
    field = press(field, 'Backspace');
    presses.push(field.text);
  }
  expect(presses).toEqual(['29.02.200', '29.02.20', '29.02.2', '29.02', '29.0', '29', '2', '']);
});

test.each([
  ['|29.02.2008', ['Delete'], '|90.22.008'],
  ['29|.02.2008', ['Delete'], '29.|22.008'],
  ['29.|02.2008', ['Backspace'], '2|0.22.008'],
  ['29|.02.2008', ['Backspace', '8'], '28.|02.2008'],
  ['|29.02.2008', ['1'], '1|9.02.2008'],
  ['29.|02.2008', ['1', '2'], '29.12.|2008'],
  ['29.02.2008|', ['7'], '29.02.2008|'],
  ['29.02.200|8', ['4', '5'], '29.02.2004|'],
  ['|', ['5', '.', '1', '1', '.'], '05.11.|'],
  ['05.|', ['3', '/'], '05.03.|'],
  ['|', ['.', 'x', ' '], '|'],
  ['05.|', ['.', '.'], '05.|'],
])('[R10.1] in «%s» the keys %j result in «%s»', (before, keys, after) => {
  expect(marked(type(keys, at(before)))).toBe(after);
});

test('[R5.6] eight digits that form a date only with the year first are reordered', () => {
  expect(type('2026-11-05'.split('')).text).toBe('05.11.2026');
  expect(type('31022026'.split('')).text).toBe('31.02.2026');
});

test('[R5.6] autofilled dates are converted to the field’s format', () => {
  expect(editDate('', { raw: '2004-02-29', caret: 10, inputType: '' })).toEqual(at('29.02.2004|'));
});
