import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasEmoji, stripEmoji, stripEmojiDeep } from '#src/domain/text/emoji.ts';
import { isBlank } from '#src/domain/text/free-text.ts';

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

/** Whole sequences by their list, which takes hundreds of attempts at each part of one. */
const LISTED = new RegExp(
  '(?![©®™])(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})(?:\\u200D|\\uFE0F|\\u20E3)*',
  'gv',
);
const CHARACTERS = Array.from({ length: 0x1fb00 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /\p{Emoji}/u.test(character),
);

it('[R5.4] removes the sequences of the list of all emoji, and nothing else', () => {
  const parts = ['', '\uFE0F', '\u20E3', '\uFE0F\u20E3', '\u200D', '🏽', '🏿', '\uFE0E'];
  for (const character of CHARACTERS) {
    for (const part of parts) {
      const text = `а${character}${part}б`;
      expect(stripEmoji(text)).toBe(text.replace(LISTED, ''));
    }
  }
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('а', '5', '#', ...parts, ...CHARACTERS), { maxLength: 8 }),
      (characters) => {
        const text = characters.join('');
        expect(stripEmoji(text)).toBe(text.replace(LISTED, ''));
      },
    ),
  );
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

it('[R5.4] a text of emoji and spaces is empty, and only a text with emoji is warned about', () => {
  expect(['', ' 🎉 ', ' '].map(isBlank)).toEqual([true, true, true]);
  expect(isBlank('🎉 да')).toBe(false);
  expect(hasEmoji('да 🎉')).toBe(true);
  expect(hasEmoji('№ 5 ©')).toBe(false);
});

it('[R5.4] every string of a body loses its emoji, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (body) => {
      const texts = JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'string' ? stripEmoji(value) : value,
      );
      expect(JSON.stringify(stripEmojiDeep(body))).toBe(texts);
    }),
  );
  expect(stripEmojiDeep({ name: 'Анна 🎓', parts: [{ text: '🎉да' }, '👍🏽', null, 5] })).toEqual({
    name: 'Анна ',
    parts: [{ text: 'да' }, '', null, 5],
  });
});

it('[R5.4] dates, files and the names of fields stay as they are', () => {
  const [date, file] = [new Date(0), new Blob(['🎉'])];
  const body = stripEmojiDeep({ date, file, '🎉': 'x🎉' }) as Record<string, unknown>;
  expect(body['date']).toBe(date);
  expect(body['file']).toBe(file);
  expect(body['🎉']).toBe('x');
});
