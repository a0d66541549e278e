import { describe, expect, it } from 'vitest';
import { isGiftDue, programmeDay } from '#src/domain/person/birthday.ts';

const LONG_AGO = { year: 2020, monthDay: '01-01' };

describe('the birthday gift', () => {
  it('[R1.3] days begin by the programme’s clock', () => {
    expect(programmeDay(new Date('2026-03-07T20:59:59Z'))).toEqual({
      year: 2026,
      monthDay: '03-07',
    });
    expect(programmeDay(new Date('2026-12-31T21:00:00Z'))).toEqual({
      year: 2027,
      monthDay: '01-01',
    });
  });

  it.each([
    ['2004-03-08', 2026, '03-07', false],
    ['2004-03-08', 2026, '03-08', true],
    ['2004-03-08', 2026, '12-31', true],
    ['2004-03-08', 2027, '01-01', false],
    ['2004-02-29', 2026, '02-28', false],
    ['2004-02-29', 2026, '03-01', true],
    ['2004-02-29', 2028, '02-29', true],
  ])('[R1.3] born %s: due on %i-%s is %s', (birthDate, year, monthDay, due) => {
    expect(isGiftDue(birthDate, LONG_AGO, { year, monthDay })).toBe(due);
  });

  it.each([
    ['2004-03-08', '03-08', true],
    ['2004-03-08', '03-09', false],
    ['2004-02-29', '03-01', true],
    ['2004-02-29', '03-02', false],
  ])('[R1.3] born %s and joined on %s of the year: due is %s', (birthDate, monthDay, due) => {
    expect(isGiftDue(birthDate, { year: 2026, monthDay }, { year: 2026, monthDay: '06-01' })).toBe(
      due,
    );
  });
});
