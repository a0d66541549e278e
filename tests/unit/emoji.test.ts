import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripEmoji } from '#src/domain/emoji.ts';

it.each([
  ['a family joined into one sign', 'Анна👩‍👩‍👧‍👦!', 'Анна!'],
  ['a flag', '🇺🇿 Узбекистан', ' Узбекистан'],
  ['a flag of tags', 'x🏴󠁧󠁢󠁥󠁮󠁧󠁿y', 'xy'],
  ['a keycap, but not a plain digit', '5️⃣ и 5, #️⃣ и #, * и *️⃣', ' и 5,  и #, * и '],
  ['a skin tone', '👍🏽ок', 'ок'],
  ['a heart', '❤️сердце', 'сердце'],
])('[R5.4] removes %s', (_, text, rest) => {
  expect(stripEmoji(text)).toBe(rest);
});

it('[R5.4] keeps digits, #, *, ©, ™, ё and Uzbek letters', () => {
  const text = '0123456789 # * © ® ™ ©️ ё Ё oʻ gʻ maʼlumot — № «» \n\t';
  expect(stripEmoji(text)).toBe(text);
});

it('[R5.4] removing emoji twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = stripEmoji(text);
      expect(stripEmoji(once).length).toBeLessThanOrEqual(once.length);
      expect(once).not.toMatch(/\p{Emoji_Presentation}/u);
    }),
  );
});
