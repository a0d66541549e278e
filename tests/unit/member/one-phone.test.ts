import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { phone } from '#src/contract/member/phone.ts';
import { hasOnePhone, isPhone } from '#src/domain/person/phone.ts';
import { FIELD_TEXTS } from '#src/domain/text/field-problem.ts';
import { editPhone } from '#src/ui/base/PhoneInput/phone-mask.ts';
import { formatPhone, inCountry, phoneOf, valueOf } from '#src/ui/base/PhoneInput/phone-number.ts';
import { hasOnePhone as hasOnePhoneInField } from '#src/ui/base/PhoneInput/phone-text.ts';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';
import { INVISIBLE } from '../../support/people/typed-variants.ts';

/** A number and what may stand behind it, which is none of its digits. */
const SEVERAL = [
  '+998 90 123-45-67 доб. 12',
  '8 903 111-22-33, 8 903 111-22-44',
  '+7 903 111-22-33 ext 5',
  '+7 903 111-22-33 #12',
  '8 (903) 111-22-33;ext=5',
  '+374 77 123456x3',
  '8 903 111-22-33 / 8 903 111-22-44',
  '8 903 111-22-33\n8 903 111-22-44',
  '8 903 111-22-33 8 903 111-22-44',
  '+998901234567+998901234568',
  '+998 90 123-45-67 ichki 101',
  '+7 495 123-45-67 (доб. 210)',
  '8 903 111-22-33 или 44',
  '903 111-22-33/44',
  '+81 3 1234 5678 w 12',
  'с 9 до 18: +7 903 111-22-33',
] as const;

const problemOf = (typed: string) => v.safeParse(phone, typed).issues?.[0].message;

describe('a phone with a second number or an extension', () => {
  test.each(SEVERAL)(
    '[R5.2] %j is refused with its own reason and reported as it is typed',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
      expect(problemOf(typed)).toBe('FIELD_ONE_PHONE');
      const shown = phoneOf(typed, 'UZ');
      expect([formatPhone(shown), valueOf(shown)]).toEqual([
        typed,
        { value: typed, isValid: false },
      ]);
      expect([showPhone(typed), formatPhone(inCountry(shown, 'RU'))]).toEqual([typed, typed]);
    },
  );

  test('[R5.5] the reason has both languages', () => {
    expect(FIELD_TEXTS.FIELD_ONE_PHONE.ru).toContain('один номер');
    expect(FIELD_TEXTS.FIELD_ONE_PHONE.uz).toContain('Bitta raqam');
  });

  test('[R5.2] a text longer than any number, but with one, is no phone', () => {
    expect(problemOf(`звони мне ${'-'.repeat(40)} +7 903 111-22-33`)).toBe('FIELD_PHONE');
    expect(problemOf('1'.repeat(501))).toBe('FIELD_PHONE');
  });
});

describe('one phone', () => {
  test.each([
    ['+7\u00A0903\u00A0111\u201122\u201133', '+79031112233'],
    ['\u202A+7 903 111–22–33\u202C', '+79031112233'],
    ['8−903−111−22−33', '+79031112233'],
    ['Телефон: 8 (903) 111.22.33 (мобильный)', '+79031112233'],
    ['+998\u200B90\u20601234567.', '+998901234567'],
    ['8~10~998 90 123 45 67', '+998901234567'],
    ['+7 903/111 22 33', '+79031112233'],
    ['«+7 903 111 22 33»', '+79031112233'],
  ])('[R5.2] %j is %s', (typed, number) => {
    expect(v.parse(phone, typed)).toBe(number);
  });

  test('[R5.2] is measured without its invisible characters', () => {
    expect(v.parse(phone, `+7 903${'\u200B'.repeat(40)}111-22-33`)).toBe('+79031112233');
  });

  test('[R5.2] with any invisible character anywhere is the same number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INVISIBLE), fc.nat(16), (sign, place) => {
        const number = '+998 90 123–45–67';
        const typed = number.slice(0, place) + sign + number.slice(place);
        expect(v.parse(phone, typed)).toBe('+998901234567');
      }),
    );
  });
});

test('[R5.2] the field and the rule agree about what names one phone', () => {
  const unit = fc.constantFrom(
    ...Array.from('0123456789'.repeat(3)),
    ...Array.from("+ -–−().~/\\·,;#x*доб\n\r\t'"),
    ...INVISIBLE,
    '\uD83D',
  );
  const texts = fc.oneof(
    fc.string({ unit, maxLength: 30 }),
    fc
      .tuple(fc.constantFrom(...SEVERAL), fc.string({ unit, maxLength: 3 }))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (typed) => {
      expect(hasOnePhoneInField(typed)).toBe(hasOnePhone(typed));
    }),
    { numRuns: 3000 },
  );
});

describe('the field', () => {
  const EMPTY = { country: 'RU', kept: '' } as const;
  const insert = (raw: string, previous = phoneOf('', 'RU')) =>
    editPhone(previous, { raw, caret: raw.length, inputType: 'insertFromPaste' });
  const keyByKey = (keys: string) =>
    Array.from(keys).reduce(
      ({ phone: previous, text }, key) =>
        editPhone(previous, {
          raw: text + key,
          caret: text.length + 1,
          inputType: 'insertText',
        }),
      { phone: phoneOf('', 'UZ'), text: '', caret: 0 },
    );

  test.each(SEVERAL)('[R5.2] shows all of an inserted %j', (typed) => {
    const line = typed.replace('\n', ' ');
    const edited = insert(line);
    expect([edited.text, edited.caret]).toEqual([line, line.length]);
    expect(valueOf(edited.phone)).toEqual({ value: line, isValid: false });
  });

  test('[R5.2] shows an extension that is typed behind a whole number, and reports the number until it has digits', () => {
    const word = keyByKey('901234567 доб. ');
    expect(word.text).toBe('90 123 45 67доб. ');
    expect(valueOf(word.phone)).toEqual({ value: '+998901234567', isValid: true });
    const whole = keyByKey('901234567, 12');
    expect(whole.text).toBe('90 123 45 67, 12');
    expect(valueOf(whole.phone)).toEqual({ value: '90 123 45 67, 12', isValid: false });
  });

  test('[R5.2] is a number again once the rest is deleted, and loses no digit with it', () => {
    const several = insert('8 903 111-22-33, 8 903 111-22-44').phone;
    const raw = '8 903 111-22-33,';
    const cut = editPhone(several, { raw, caret: raw.length, inputType: 'deleteByCut' });
    expect(cut.text).toBe(raw);
    expect(valueOf(cut.phone)).toEqual({ value: '+79031112233', isValid: true });
    const edit = {
      raw: raw.slice(0, -1),
      caret: raw.length - 1,
      inputType: 'deleteContentBackward',
    };
    expect(editPhone(cut.phone, edit)).toEqual({
      phone: { country: 'RU', kept: '9031112233' },
      text: '903 111 22 33',
      caret: 13,
    });
  });

  test('[R5.2] leaves out a letter that slips in among the digits, and the words around an inserted number', () => {
    expect(keyByKey('90ф123f45.67').text).toBe('90 123 45 67');
    expect(keyByKey('90ф').text).toBe('90');
    expect(insert('тел. 8 903 111-22-33 (Аня)').text).toBe('903 111 22 33');
    expect(insert('', EMPTY).text).toBe('');
  });
});
