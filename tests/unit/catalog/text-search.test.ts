import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWord, markWords, meansWord, wordsOf } from '#src/domain/text/text-search.ts';
import { typedWords } from '#src/domain/text/typed-words.ts';

const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz'.split('');
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 14 })
  .map((letters) => letters.join(''));
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

const finds = (typed: string, inText: string): boolean =>
  typedWords(typed).every((one) => hasWord(wordsOf(inText), one));
const marked = (inText: string, typed: string): string[] =>
  markWords(inText, typedWords(typed))
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

test.each([
  ['ЗАБЛОКИРОВАЛИ карту', 'Карта заблокирована'],
  ['отменить заказы', 'Отмена заказа'],
  ['еще', 'Остались ещё вопросы'],
  ['полёт', 'Полет отменён'],
  ['do‘stimni', 'Doʻst'],
  ["o'qish", 'Oʻqish uchun'],
  ['oqish', 'Oʻqish uchun'],
  ['kartani', 'Karta bloklangan'],
  ['doʻstimni', 'Doʻstni taklif qilish'],
  ['café', 'Cafe'],
  ['заказавшего', 'Заказ'],
  ['доставить', 'Доставкой'],
  ['коду', 'Код'],
  ['кодов', 'Код'],
  ['qr', 'QR-код'],
])('[R2.27] «%s» finds «%s»', (typed, inText) => {
  expect(finds(typed, inText)).toBe(true);
});

test.each([
  ['карту', 'Картинка'],
  ['кот', 'Код заказа'],
  ['безопасность', 'Без сети'],
  ['заказ доставка', 'Заказ готов'],
  ['заказавшегося', 'Заказ'],
  ['кодировка', 'Код'],
  ['пол', 'По карте'],
  ['картина', 'Карта'],
  ['регистратура', 'Регистрация'],
])('[R2.27] «%s» does not find «%s»', (typed, inText) => {
  expect(finds(typed, inText)).toBe(false);
});

test('[R2.27] each word of a text finds it, also in capitals, shortened, or without diacritics', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat({ max: 2 }), (inText, pick, cut) => {
      const words = inText.split(' ');
      const chosen = words[pick % words.length] ?? '';
      const short = chosen.slice(0, Math.max(2, chosen.length - cut));
      const plain = chosen.replaceAll('ё', 'е').replaceAll('й', 'и');
      return [chosen, chosen.toUpperCase(), short, plain].every((typed) =>
        wordsOf(typed).every(({ folded }) => hasWord(wordsOf(inText), folded)),
      );
    }),
  );
});

test('[R2.27] the marked and the other parts of a text are the text, and what is marked was meant', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), text, (inText, typed) => {
      const words = typedWords(typed);
      const parts = markWords(inText, words);
      expect(parts.map((part) => part.text).join('')).toBe(inText);
      for (const part of parts.filter(({ isMarked }) => isMarked)) {
        const [only, ...others] = wordsOf(part.text);
        expect(others).toEqual([]);
        expect(words.some((one) => meansWord(one, only?.folded ?? ''))).toBe(true);
      }
    }),
  );
});

test('[R2.27] a whole word is marked whatever its ending, apostrophe or case', () => {
  expect(marked('Карта, карты и картинка', 'карту')).toEqual(['Карта', 'карты']);
  expect(marked('Doʻst uchun', "do'st")).toEqual(['Doʻst']);
  expect(marked('Карта и код', 'код карты')).toEqual(['Карта', 'код']);
  expect(markWords('Карта и код', ['карту', 'код'])).toEqual([
    { text: 'Карта', isMarked: true },
    { text: ' и ', isMarked: false },
    { text: 'код', isMarked: true },
  ]);
});

test('[R2.27] filler words do not narrow a search, but are searched for while they are all that is typed', () => {
  expect(typedWords('Как мне получить карту?')).toEqual(['получить', 'карту']);
  expect(typedWords('Что это за скидка?')).toEqual(['скидка']);
  expect(typedWords('Mening kartam qachon keladi?')).toEqual(['kartam', 'keladi']);
  expect(typedWords('Nima uchun bloklangan?')).toEqual(['bloklangan']);
  expect(typedWords('как')).toEqual(['как']);
  expect(typedWords(' ?! ')).toEqual([]);
  expect(typedWords('карта ф')).toEqual(['карта']);
  expect(typedWords('qr ф')).toEqual(['qr']);
});
