import { cleanLine } from './clean-text.ts';
import { wordsOf } from './text-search.ts';

/** Words that say nothing about the subject of a question, in both languages. */
const FILLERS = [
  'а без бы в во вот все да для до же за здесь и из или к как какая какие какой ко когда кто ли меня',
  'мне мои мой моя мое моего моей мы на над надо не нет ни но ну о об он она они от по почему при про',
  'с сейчас со так там то тоже тут у уже чего чем что чтобы эта эти это этот я',
  'bu bilan bir boladi bolmaydi ham va yoki men mening menga meni qanday qachon qaysi qayerda nega',
  'nima nimaga uchun kerak mumkin mumkinmi shu u edi emas yoq bor ha',
];
const STOP_WORDS: ReadonlySet<string> = new Set(
  FILLERS.flatMap(wordsOf).map(({ folded }) => folded),
);

/** Shortest word that a search inside a sentence uses, in characters. */
const SHORTEST = 2;

/**
 * The folded words of a typed text that say what it is about. A text of only filler words keeps them, so that
 * a search finds something while its first word is being typed.
 */
export function typedWords(typed: string): readonly string[] {
  const words = [...new Set(wordsOf(cleanLine(typed)).map(({ folded }) => folded))];
  const telling = words.filter((word) => word.length >= SHORTEST && !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
