import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { isPhone, normalisePhone } from '#src/domain/person/phone.ts';
import { COUNTRIES, type Country } from '#src/ui/base/PhoneInput/countries.ts';
import {
  codeOf,
  keptOf,
  parsePhone,
  phoneOf,
  valueOf,
} from '#src/ui/base/PhoneInput/phone-number.ts';

const RUNS = 500;
const country = fc.constantFrom(...COUNTRIES);
const nationalOf = (one: Country): string => examples[one];
const numberOf = (one: Country): string => `+${codeOf(one)}${nationalOf(one)}`;

/** What the field reports for a typed text. */
const fieldOf = (typed: string, chosen: Country) => valueOf(parsePhone(keptOf(typed), chosen));

/** Puts separators as people type them between the digits. */
const separated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', '', ' ', '-', ' (', ') ', '\u00A0', '‑', '.'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((gaps) =>
      Array.from(text)
        .map((sign, at) => `${sign}${gaps[at]}`)
        .join(''),
    );

/** A number with its country's code in a usual form. */
const internationalForm = (digits: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(`+${digits}`, `00${digits}`, `810${digits}`, `(+${digits}`, `tel:+${digits}`)
    .chain(separated);

const digitsOf = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.join(''));

describe('the rule for phones', () => {
  test.each(COUNTRIES)('[R5.2] takes the example of %s in every usual form', (one) => {
    const number = numberOf(one);
    const forms = fc.oneof(internationalForm(number.slice(1)), separated(number.slice(1)));
    fc.assert(
      fc.property(forms, (typed) => {
        expect([isPhone(typed), normalisePhone(typed)]).toEqual([true, number]);
        expect(normalisePhone(normalisePhone(typed))).toBe(number);
      }),
      { numRuns: RUNS },
    );
  });

  test.each(['RU', 'KZ'] as const)('[R5.2] takes the 8 of %s for 7', (one) => {
    fc.assert(
      fc.property(separated(`8${nationalOf(one)}`), (typed) => {
        expect([isPhone(typed), normalisePhone(typed)]).toEqual([true, numberOf(one)]);
      }),
    );
  });

  test.each([
    ['+81 3 1234 5678', '+81312345678'],
    ['0081 3 1234-5678', '+81312345678'],
    ['8 10 81 3 1234 5678', '+81312345678'],
    ['+84 24 3825 2525', '+842438252525'],
    ['+852 2123 4567', '+85221234567'],
    ['+1 415 555 01 00', '+14155550100'],
    ['+4670 12 3', '+4670123'],
  ])('[R5.2] never changes a digit of the foreign %s', (typed, number) => {
    expect(normalisePhone(typed)).toBe(number);
    expect(isPhone(typed)).toBe(number.length > 8);
  });

  test.each([
    ['a plus behind the digits', '89161234567+', '+79161234567', true],
    ['an unfinished number', '8 999', '+8999', false],
    ['810 before too few digits', '8 10 123 456 78', '+71012345678', false],
  ])('[R5.2] takes %s for no country’s code', (_, typed, number, isValid) => {
    expect(normalisePhone(typed)).toBe(number);
    expect(isPhone(typed)).toBe(isValid);
  });

  test.each([
    '+7 8 999 123 45 67',
    '+8 999 123-45-67',
    '+7 131 234 56 78',
    '+380 050 123 45 67',
    '+375 8 029 123-45-67',
    '+998 90 123 45 6',
    '+7 999 123 45 678',
    '+0 912 345 67 89',
    '81 3 1234 5678',
    '916 123 45 67',
    '1 415 555 01 00',
    '+123 456 7',
    `+1${'2'.repeat(15)}`,
    '+',
    '00',
    '',
  ])('[R5.2] refuses «%s», so that no stranger gets a code', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});

describe('the field and the rule', () => {
  test('[R5.2] agree about the value of anything that is typed', () => {
    const text = fc.oneof(
      country.chain((one) => internationalForm(numberOf(one).slice(1))),
      country.chain((one) => separated(nationalOf(one))),
      country.chain((one) => digitsOf(1, 11).chain((all) => separated(`+${codeOf(one)}${all}`))),
      digitsOf(0, 17).chain((all) => separated(`+${all}`)),
      digitsOf(0, 17).chain((all) => separated(`8${all}`)),
      digitsOf(0, 17).chain((all) => separated(`00${all}`)),
      digitsOf(0, 17).chain(separated),
    );
    fc.assert(
      fc.property(text, country, (typed, chosen) => {
        const { value, isValid } = fieldOf(typed, chosen);
        expect([value, isValid]).toEqual([value, isPhone(value)]);
        if (isValid) expect(normalisePhone(value)).toBe(value);
      }),
      { numRuns: RUNS * 10 },
    );
  });

  test('[R5.2] agree about a number that says its country', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(fc.integer({ min: 1, max: 9 }), digitsOf(8, 14))
          .chain(([first, rest]) => internationalForm(`${first}${rest}`)),
        country,
        (typed, chosen) => {
          const { value, isValid } = fieldOf(typed, chosen);
          expect(isValid).toBe(isPhone(typed));
          if (isValid) expect(value).toBe(normalisePhone(typed));
        },
      ),
      { numRuns: RUNS * 10 },
    );
  });

  test('[R5.2] keep a valid number when the form gives it back to the field', () => {
    fc.assert(
      fc.property(
        country.chain((one) => digitsOf(6, 14).map((all) => `+${codeOf(one)}${all}`)),
        country,
        (number, fallback) => {
          if (isPhone(number)) expect(valueOf(phoneOf(number, fallback)).value).toBe(number);
        },
      ),
      { numRuns: RUNS * 4 },
    );
  });
});
