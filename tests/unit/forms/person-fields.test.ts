import { describe, expect, it } from 'vitest';
import { ageOn, isMemberBirthDate, memberBirthDates } from '#src/domain/person/birth-date.ts';
import { isPersonName } from '#src/domain/person/person-name.ts';
import { isPhone, normalisePhone } from '#src/domain/person/phone.ts';

describe('a phone', () => {
  it.each([
    ['8 (912) 345-67-89', '+79123456789'],
    ['+7 912 345 67 89', '+79123456789'],
    ['7-912-345-67-89', '+79123456789'],
    ['+998 90 123-45-67', '+998901234567'],
    ['+357 99 123456', '+35799123456'],
    ['tel:+374 77 123456', '+37477123456'],
  ])('[R5.2] %s is %s', (text, phone) => {
    expect(isPhone(text)).toBe(true);
    expect(normalisePhone(text)).toBe(phone);
    expect(normalisePhone(phone)).toBe(phone);
  });

  it.each(['', '8912345678', '+0 912 345 67 89', '1234567890123456', 'номер'])(
    '[R5.2] «%s» is not a phone',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  it('[R5.2] only the 8 of an eleven-digit number becomes 7', () => {
    expect(normalisePhone('+886 912 345 678')).toBe('+886912345678');
  });
});

describe('a name', () => {
  it.each([
    'Анна',
    'Ёлкина-Петрова',
    'Oʻrinboyev',
    "O'Neil",
    'Gʼani',
    'Ўрин',
    'de la Cruz',
    'Γιώργος',
    '李',
    'علی\u200Cرضا',
    'संजय',
    'O′Brien',
    'Го`зал',
  ])('[R5.5] %s is a name', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    '',
    ' - ',
    'R2D2',
    'Анна!',
    '<b>',
    'a@b',
    'Анна_',
    'ʻ',
    '-',
    "'’",
    '\u0306й',
    'Ⅳ',
    'x\ny',
  ])('[R5.5] «%s» is not a name', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('a birth date', () => {
  const today = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2012-11-21', true],
    ['2012-11-22', false],
    ['1906-11-21', true],
    ['1905-11-21', false],
    ['2027-01-01', false],
    ['2004-02-29', true],
    ['2003-02-29', false],
    ['2004-13-01', false],
    ['04-02-29', false],
    ['12004-02-29', false],
    ['2004-02-290', false],
    ['2004-01-32', false],
    ['2004-01-00', false],
  ])('[R5.6] %s is the birth date of a member: %s', (birthDate, isMembers) => {
    expect(isMemberBirthDate(birthDate, today)).toBe(isMembers);
  });

  it.each(['2026-11-21', '2026-12-31', '2026-02-28', '2028-03-01', '2028-02-29'])(
    '[R5.6] on %s the first and the last birth date are a member’s, the days before and after are not',
    (date) => {
      const now = new Date(`${date}T12:00:00Z`);
      const { min, max } = memberBirthDates(now);
      const isMembers = (birthDate: string, days: number) => {
        const moved = new Date(Date.parse(birthDate) + days * 86_400_000);
        return isMemberBirthDate(moved.toISOString().slice(0, 10), now);
      };
      expect([isMembers(min, -1), isMemberBirthDate(min, now)]).toEqual([false, true]);
      expect([isMemberBirthDate(max, now), isMembers(max, 1)]).toEqual([true, false]);
    },
  );

  it('[R5.6] a person born on 29 February gets a year older on 1 March', () => {
    expect(ageOn('2004-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(21);
    expect(ageOn('2004-02-29', new Date('2026-03-01T12:00:00Z'))).toBe(22);
  });
});
