import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { cardLinkingBody } from '#src/contract/member/card-linking.ts';
import { birthDate, personName } from '#src/contract/member/person.ts';
import { isMemberBirthDate, memberBirthDates } from '#src/domain/person/birth-date.ts';
import {
  cardFormSchema,
  EMPTY_CARD_FORM,
  phoneOfForm,
  toCardPost,
  type CardFormValues,
} from '#src/features/card/form/card-form.ts';
import { prefillOf } from '#src/features/card/form/prefill.ts';
import { parseDate, toIsoDate } from '#src/ui/base/DatePicker/date-text.ts';
import { COUNTRIES } from '#src/ui/base/PhoneInput/countries.ts';
import { codeOf, phoneOf, valueOf } from '#src/ui/base/PhoneInput/phone-number.ts';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';

const FILLED: CardFormValues = {
  name: 'Нигора',
  surname: 'Собирова',
  patronymic: 'Рустамовна',
  noPatronymic: false,
  sex: 'female',
  birth_date: '2003-05-06',
  phone: '+79161234567',
  email: 'new@example.test',
  policyAgreement: true,
  termsAgreement: true,
};

const problems = (values: CardFormValues): Record<string, string> => {
  const { issues = [] } = v.safeParse(cardFormSchema, values);
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
};

describe('the form', () => {
  test('[R5.5] [R5.6] an empty one names every field at once', () => {
    expect(problems(EMPTY_CARD_FORM)).toEqual({
      name: 'FIELD_REQUIRED',
      surname: 'FIELD_REQUIRED',
      patronymic: 'FIELD_REQUIRED',
      sex: 'FIELD_REQUIRED',
      birth_date: 'FIELD_REQUIRED',
      phone: 'FIELD_REQUIRED',
      email: 'FIELD_REQUIRED',
      policyAgreement: 'FIELD_AGREEMENT',
      termsAgreement: 'FIELD_AGREEMENT',
    });
  });

  test('[R5.5] a middle name is required unless it is waived, also while other fields are wrong', () => {
    expect(problems({ ...FILLED, patronymic: ' ', name: '' })).toEqual({
      name: 'FIELD_REQUIRED',
      patronymic: 'FIELD_REQUIRED',
    });
    expect(problems({ ...FILLED, patronymic: 'R2' })).toEqual({ patronymic: 'FIELD_NAME' });
    expect(problems({ ...FILLED, patronymic: 'а'.repeat(101) })).toEqual({
      patronymic: 'FIELD_TOO_LONG',
    });
    expect(problems({ ...FILLED, patronymic: '', noPatronymic: true })).toEqual({});
    expect(toCardPost({ ...FILLED, patronymic: '', noPatronymic: true }).patronymic).toBeNull();
  });

  test('[R5.2] [R5.5] a phone with an extension has its own reason, and invisible fields are missing', () => {
    expect(problems({ ...FILLED, phone: '+7 916 123-45-67 доб. 12' })).toEqual({
      phone: 'FIELD_ONE_PHONE',
    });
    const invisible = { name: '\u3164', patronymic: '\u200B', email: '\u2060', phone: '' };
    expect(problems({ ...FILLED, ...invisible })).toEqual({
      name: 'FIELD_REQUIRED',
      patronymic: 'FIELD_REQUIRED',
      email: 'FIELD_REQUIRED',
      phone: 'FIELD_REQUIRED',
    });
  });

  test('[R7.6] sends what the service accepts', () => {
    const post = toCardPost({ ...FILLED, name: ' Нигора 🎉', phone: '8 (916) 123-45-67' });
    const body = { ...post, typeId: 2, policyAgreement: true, termsAgreement: true };
    expect(v.parse(cardLinkingBody, body)).toMatchObject({
      name: 'Нигора',
      phone: '+79161234567',
      email: 'new@example.test',
    });
  });

  test('[R2.28] known values are filled in: the record’s before the sign-in’s, and no empty one', () => {
    const person = { firstName: 'Нигора', lastName: 'Собирова' };
    expect(prefillOf({ person, info: null, client: null })).toEqual({
      name: 'Нигора',
      surname: 'Собирова',
    });
  });
});

describe('names', () => {
  const letters = {
    ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    uz: 'abdefghijklmnopqrstuvxyzʻʼ',
    cyrillicUz: 'абвгдеёжзийклмнопрстуфхцчшъэюяўқғҳ',
    latin: 'abcdefghijklmnopqrstuvwxyzéèüöäçñß-’',
  };
  const nameOf = (alphabet: string) =>
    fc
      .tuple(
        fc.constantFrom(...Array.from(alphabet.replaceAll(/[ʻʼ’-]/g, ''))),
        fc.string({ unit: fc.constantFrom(...Array.from(alphabet), ' '), maxLength: 60 }),
      )
      .map((parts) => parts.join(''));

  test.each(Object.entries(letters))(
    '[R5.5] %s names are accepted, and only their spaces are folded',
    (_, alphabet) => {
      fc.assert(
        fc.property(nameOf(alphabet), (name) => {
          expect(v.parse(personName, name)).toBe(name.trim().replace(/ +/g, ' '));
        }),
      );
    },
  );

  test('[R5.5] a digit or a special character anywhere is refused', () => {
    const bad = fc.constantFrom(...Array.from('0123456789@#$%^&*()_+=<>?/|"№;:[]{}'));
    fc.assert(
      fc.property(nameOf(letters.ru), bad, nameOf(letters.uz), (before, sign, after) => {
        expect(v.safeParse(personName, before + sign + after).success).toBe(false);
      }),
    );
  });
});

describe('birth dates', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
  const day = fc
    .date({ min: new Date('1890-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2034-12-31'),
    noInvalidDate: true,
  });

  describe.each(['Europe/Moscow', 'Asia/Tashkent', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'in %s',
    (timeZone) => {
      test('[R5.6] the calendar offers exactly the days of a member from 14 to 120', () => {
        process.env['TZ'] = timeZone;
        fc.assert(
          fc.property(day, moment, (born, now) => {
            const { min, max } = memberBirthDates(now);
            expect(isMemberBirthDate(born, now)).toBe(min <= born && born <= max);
          }),
          { numRuns: 300 },
        );
      });

      test('[R5.6] a typed day is the same day in the form and at the service', () => {
        process.env['TZ'] = timeZone;
        fc.assert(
          fc.property(day, (iso) => {
            const [year, month, date] = iso.split('-');
            const typed = parseDate(`${date}.${month}.${year}`) ?? '';
            expect(toIsoDate(typed)).toBe(iso);
          }),
        );
      });
    },
  );

  test('[R5.6] a day that the calendar does not have is no birth date', () => {
    for (const text of ['2003-02-29', '2003-02-31', '2003-13-01', '31.02', '2003-5-6'])
      expect(v.safeParse(birthDate, text).success).toBe(false);
  });
});

describe('phones', () => {
  test('[R5.2] a number of each of the twelve countries reaches the form as it was typed', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789')),
      minLength: 8,
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), digits, (country, national) => {
        const { value, isValid } = valueOf(phoneOf(`+${codeOf(country)}${national}`, country));
        if (!isValid) return;
        expect(phoneOfForm(value)).toBe(value);
        expect(showPhone(value).replaceAll(/[^\d+]/g, '')).toBe(value);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '+7 916', 'телефон', '+7'])('[R5.2] «%s» is no phone yet', (text) => {
    expect(phoneOfForm(text)).toBeNull();
  });
});
