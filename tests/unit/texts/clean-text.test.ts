import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanEmail,
  cleanLine,
  cleanName,
  cleanText,
  foldForSearch,
} from '#src/domain/text/clean-text.ts';
import { hasEmoji } from '#src/domain/text/emoji.ts';
import { cleanFreeLine, cleanFreeText, isBlank } from '#src/domain/text/free-text.ts';
import {
  APOSTROPHES,
  DASHES,
  INVISIBLE,
  SPACES,
  typedVariant,
  withForms,
} from '../../support/people/typed-variants.ts';

const TEXTS = [
  'Съешь ещё этих мягких французских булок',
  'Gʻalaba koʻchasi, 12-uy',
  'Ўткир ҳам қўнғироқ қилди',
  'Ångström çağrı naïve',
] as const;
const text = fc.constantFrom(...TEXTS);
/** Anything that a program could send. */
const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...INVISIBLE, ...APOSTROPHES, ...DASHES, ...SPACES, '\r', '\n', '\u2028'),
    fc.constantFrom(
      'я',
      'й',
      '\u0306',
      'e',
      '\u0301',
      'ع',
      'ل',
      'क',
      '\u094D',
      '1',
      '❤',
      '👩',
      '💻',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});

describe('a typed text', () => {
  test('[R5.5] is the same in both forms of Unicode, with invisible characters and any kind of space', () => {
    fc.assert(
      fc.property(
        text.chain((one) => fc.tuple(fc.constant(one), typedVariant(one))),
        ([written, typed]) => {
          expect(cleanLine(typed)).toBe(written.normalize('NFC'));
        },
      ),
    );
  });

  test('[R5.5] is cleaned once: a cleaned text stays as it is', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        for (const clean of [cleanText, cleanLine, cleanName, cleanFreeText, foldForSearch]) {
          const once = clean(typed);
          expect(clean(once)).toBe(once);
        }
        const cleaned = cleanText(typed);
        expect(cleaned).toBe(cleaned.normalize('NFC'));
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).toBe(cleaned.trim());
      }),
      {
        numRuns: 1000,
        examples: [['\u0306\u094D\u200D\u0644'], ['\u0644\u200D\u094D\u0334\u0644']],
      },
    );
  });

  test.each(
    [...INVISIBLE, '\uD83D', '\uDE00'].map((sign) => [sign.codePointAt(0)?.toString(16), sign]),
  )('[R5.5] of U+%s only is blank, and the sign is never stored', (_, sign) => {
    expect([isBlank(sign), isBlank(` ${sign}\n${sign}`)]).toEqual([true, true]);
    expect(cleanText(`Ко${sign}д`)).toBe('Код');
  });

  test('[R5.5] keeps its line ends, of whatever system, and the spaces inside a line', () => {
    expect(cleanText('Первая\r\n\r\nвторая\rтретья\u2028  да\u00A0\u00A0нет\n')).toBe(
      'Первая\n\nвторая\nтретья\n  да  нет',
    );
    expect(cleanLine('Первая\r\n\r\nвторая\tтретья')).toBe('Первая вторая третья');
  });

  test('[R5.5] keeps its dashes and apostrophes', () => {
    const typed = `Приходи в 10–12 — «Oʻzbekiston», d’Artagnan ′ ´ \``;
    expect(cleanText(typed)).toBe(typed);
  });

  test('[R5.4] loses its emoji as a whole, also with invisible characters beside them', () => {
    expect(cleanFreeText('Код 👩‍💻, сердце ❤️, 5️⃣ штук 🏳️‍🌈!')).toBe('Код , сердце ,  штук !');
    expect(isBlank('❤️\u200B 👨‍👩‍👧 1️⃣')).toBe(true);
    fc.assert(
      fc.property(anything, (typed) => {
        expect(hasEmoji(cleanFreeText(typed))).toBe(false);
        expect(hasEmoji(cleanFreeLine(typed))).toBe(false);
      }),
    );
  });
});

describe('joiners', () => {
  test.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Urdu', 'آب\u200Cرسانی'],
    ['Hindi', 'क्\u200Dष'],
    ['Malayalam', 'ന്\u200Dറെ'],
  ])('[R5.5] of %s spelling stay', (_, name) => {
    expect(cleanName(name)).toBe(name);
    expect(cleanName(`\u200C${name}\u200D`)).toBe(name);
    expect(cleanName(name.replace(/[\u200C\u200D]/g, '$&$&'))).toBe(name);
  });

  test('[R5.5] elsewhere are invisible', () => {
    expect(cleanName('Ал\u200Cи\u200D')).toBe('Али');
    expect(cleanName('علی\u200C رضا')).toBe('علی رضا');
    expect(cleanName('Али\u200Cعلی')).toBe('Алиعلی');
  });
});

describe('an e-mail', () => {
  const emails = fc.constantFrom("o'tkir@example.test", "d'arc-marie+1@mail.example.test");

  test('[R5.5] is the same with any typographic apostrophe, dash and invisible character, in either case', () => {
    const typed = emails.chain((email) =>
      withForms(
        email,
        "'",
        APOSTROPHES.filter((sign) => sign !== '`'),
      )
        .chain((one) => withForms(one, '-', DASHES))
        .chain(typedVariant)
        .chain((one) => fc.constantFrom([email, one], [email, one.toUpperCase()])),
    );
    fc.assert(
      fc.property(typed, ([email, one]) => {
        expect(cleanEmail(one ?? '')).toBe(email);
      }),
    );
  });

  test('[R5.5] with a backtick is not changed: it is a sign of its own there', () => {
    expect(cleanEmail('o`tkir@example.test')).toBe('o`tkir@example.test');
  });
});
