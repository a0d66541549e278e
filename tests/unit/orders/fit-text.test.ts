import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from '#src/ui/app/SavePicture/wrap-text.ts';
import { fitText } from '#src/ui/base/Field/fit-text.ts';

test('[R2.50] a text is cut between characters as a person sees them, and what is lost is counted so', () => {
  expect(fitText('привет', 6)).toEqual({ kept: 'привет', lost: 0 });
  expect(fitText('привет', 4)).toEqual({ kept: 'прив', lost: 2 });
  expect(fitText('a😀b', 2)).toEqual({ kept: 'a', lost: 2 });
  expect(fitText('👩‍👩‍👧‍👦!', 5)).toEqual({ kept: '', lost: 2 });
  expect(fitText('e\u0301e\u0301', 3)).toEqual({ kept: 'e\u0301', lost: 1 });
  expect(fitText('a', 0)).toEqual({ kept: '', lost: 1 });
});

test('[R2.50] whatever the text, its beginning is kept whole and within the room', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, fc.nat(40), (whole, room) => {
      const { kept, lost } = fitText(whole, room);
      expect(kept.length).toBeLessThanOrEqual(room);
      expect(whole.startsWith(kept)).toBe(true);
      expect(kept.isWellFormed()).toBe(true);
      expect(lost > 0).toBe(kept !== whole);
    }),
  );
});

test('[R2.20] the words of a picture break between words, and a link where it must', () => {
  const fits = (text: string) => text.length <= 10;
  expect(wrapText('Худи «Синергия»', fits)).toEqual(['Худи', '«Синергия»']);
  expect(wrapText('a b c', fits)).toEqual(['a b c']);
  expect(wrapText('https://a.example/long', fits)).toEqual(['https://a.', 'example/lo', 'ng']);
  expect(wrapText('', fits)).toEqual([]);
});
