import fc from 'fast-check';

/** Characters that nobody sees and that pages, keyboards and autocorrection leave in a text. */
export const INVISIBLE = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2060',
  '\u2062',
  '\u2064',
  '\u2066',
  '\u2069',
  '\u2800',
  '\u3164',
  '\uFE00',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFFA',
  '\u0000',
  '\u0007',
  '\u009F',
  '\u{E0001}',
  '\u{E0100}',
] as const;

/** The apostrophes of keyboards, autocorrection and Uzbek, and signs that are typed for one. */
export const APOSTROPHES = ["'", '‘', '’', 'ʻ', 'ʼ', '´', '′', '`'] as const;

export const DASHES = ['-', '‐', '‑', '–', '—', '−'] as const;

export const SPACES = [' ', '\u00A0', '\u2009', '\u202F', '\u3000', '\t'] as const;

/** A text as it may arrive: composed or not, with invisible characters anywhere and any space for a space. */
export const typedVariant = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      form: fc.constantFrom('NFC', 'NFD'),
      hidden: fc.array(
        fc.tuple(fc.nat(), fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 3 })),
        { maxLength: 6 },
      ),
      space: fc.constantFrom(...SPACES),
      around: fc.constantFrom('', ' ', '\u00A0 ', '\n', '\u200B\t'),
    })
    .map(({ form, hidden, space, around }) => {
      const signs = Array.from(text.normalize(form).replaceAll(' ', space));
      for (const [place, added] of hidden) signs.splice(place % (signs.length + 1), 0, ...added);
      return around + signs.join('') + around;
    });

/** A text with one of the forms in each place of a sign. */
export const withForms = (text: string, sign: string, forms: readonly string[]) =>
  fc
    .array(fc.constantFrom(...forms), { minLength: text.length, maxLength: text.length })
    .map((chosen) =>
      Array.from(text)
        .map((one, index) => (one === sign ? (chosen[index] ?? one) : one))
        .join(''),
    );
