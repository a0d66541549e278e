import { expect, test } from 'vitest';
import { COUNTRIES, type Country } from '#src/ui/base/PhoneInput/countries.ts';
import { editPhone } from '#src/ui/base/PhoneInput/phone-mask.ts';
import {
  codeOf,
  formatPhone,
  keptOf,
  phoneOf,
  parsePhone,
  valueOf,
} from '#src/ui/base/PhoneInput/phone-number.ts';

const read = (typed: string, chosen: Country) => {
  const phone = parsePhone(keptOf(typed), chosen);
  return { country: phone.country, ...valueOf(phone) };
};

/** A mobile number of each country: without its code, and as people write it at home. */
const NUMBERS: Readonly<Record<Country, readonly [string, string]>> = {
  RU: ['9161234567', '8 (916) 123-45-67'],
  AZ: ['501234567', '050 123 45 67'],
  AM: ['77123456', '077 12-34-56'],
  BY: ['291234567', '8 029 123-45-67'],
  GE: ['555123456', '555 12 34 56'],
  KZ: ['7011234567', '8 (701) 123 45 67'],
  CY: ['99123456', '99 123456'],
  KG: ['700123456', '0700 123 456'],
  TJ: ['917123456', '917 12 3456'],
  TM: ['66123456', '8 66 12-34-56'],
  UZ: ['901234567', '(90) 123-45-67'],
  UA: ['501234567', '050 123-45-67'],
};

test.each(COUNTRIES)('[R5.2] a number of %s is the same in every usual form', (country) => {
  const [national, athome] = NUMBERS[country];
  const number = `+${codeOf(country)}${national}`;
  const whole = { country, value: number, isValid: true };
  const forms = [national, athome, number, `00${number.slice(1)}`, number.slice(1)];
  expect(forms.map((form) => read(form, country))).toEqual(forms.map(() => whole));
});

test.each(COUNTRIES)('[R5.2] pasting a number of %s selects the country', (country) => {
  const [national] = NUMBERS[country];
  const number = `+${codeOf(country)}${national}`;
  const elsewhere: Country = country === 'CY' ? 'AM' : 'CY';
  expect(read(number, elsewhere)).toEqual({ country, value: number, isValid: true });
  expect(read(`${number.slice(1, 5)} ${number.slice(5)}`, elsewhere)).toMatchObject({ country });
});

test('[R5.2] eleven digits with a leading 8 are Russian unless they fit another country', () => {
  for (const chosen of COUNTRIES.filter((country) => country !== 'KZ'))
    expect(read('8 (916) 123-45-67', chosen)).toMatchObject({
      country: 'RU',
      value: '+79161234567',
    });
});

test('[R5.2] the selected country stays among the countries with +7', () => {
  expect(read('+7 916 123-45-67', 'KZ')).toMatchObject({ country: 'KZ', value: '+79161234567' });
  expect(read('8 701 123 45 67', 'RU')).toMatchObject({ country: 'RU', value: '+77011234567' });
  expect(read('+7 701 123 45 67', 'UZ')).toMatchObject({ country: 'KZ', value: '+77011234567' });
});

test.each([
  ['', '', false],
  ['9', '+7 9', false],
  ['916 123', '+7 916 123', false],
  ['0000000000', '+70000000000', false],
  ['+1 415 555 01 00', '+14155550100', true],
  ['+7 8 916 123 45 67', '+7 8916 1234 567', false],
  ['+', '+', false],
  ['позвони', '', false],
])('[R5.2] «%s» is reported as «%s», valid: %s', (typed, value, isValid) => {
  expect(read(typed, 'RU')).toEqual({ country: 'RU', value, isValid });
});

test('[R5.2] a form’s value is parsed to the same number and country', () => {
  for (const value of ['+998 90 12', '+998901234567', '+77011234567', '+14155550100', '']) {
    const phone = phoneOf(value, 'RU');
    expect(valueOf(phone).value).toBe(value);
  }
  expect(phoneOf('+998 90 12', 'RU').country).toBe('UZ');
  expect(phoneOf('+77011234567', 'RU').country).toBe('KZ');
});

const type = (keys: string, chosen: Country) =>
  keys.split('').reduce(
    (field, key) => {
      const raw = field.text.slice(0, field.caret) + key + field.text.slice(field.caret);
      return editPhone(field.phone, { raw, caret: field.caret + 1, inputType: 'insertText' });
    },
    { phone: { country: chosen, kept: '' }, text: '', caret: 0 },
  );

test('[R5.2] typing a number key by key gives its normalised form, with the caret at the end', () => {
  for (const keys of ['9161234567', '89161234567', '+79161234567', '7 (916) 123-45-67'])
    expect(type(keys, 'RU')).toMatchObject({ text: '916 123 45 67', caret: 13 });
  expect(type('+998901234567', 'RU')).toMatchObject({
    phone: { country: 'UZ' },
    text: '90 123 45 67',
    caret: 12,
  });
  expect(type('998901234567', 'RU').phone).toEqual({ country: 'UZ', kept: '901234567' });
});

test('[R5.2] input is limited to the length of a phone', () => {
  expect(type('1'.repeat(40), 'RU').phone.kept).toHaveLength(16);
});

test.each([
  ['deleteContentBackward', '916123 45 67', 3, '911 234 56 7', 2],
  ['deleteContentForward', '916123 45 67', 3, '916 234 56 7', 4],
  ['deleteContentBackward', '91 123 45 67', 2, '911 234 56 7', 2],
  ['insertText', '9165 123 45 67', 4, '91651234567', 4],
])('[R10.1] after %s to «%s» the caret stays at its digit', (inputType, raw, caret, text, left) => {
  const previous = { country: 'RU', kept: '9161234567' } as const;
  const edited = editPhone(previous, { raw, caret, inputType });
  expect([edited.text, edited.caret]).toEqual([text, left]);
});

test('[R5.2] the country’s code is shown before the number, not in it', () => {
  expect(formatPhone({ country: 'UZ', kept: '901234567' })).toBe('90 123 45 67');
  expect(formatPhone({ country: 'UZ', kept: '' })).toBe('');
});
