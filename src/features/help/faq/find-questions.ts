import type { TicketCategory } from '#src/domain/support-ticket.ts';
import { hasWord, wordsOf, type TextWord } from '#src/domain/text/text-search.ts';
import { typedWords } from '#src/domain/text/typed-words.ts';
import { TOPIC_QUESTIONS, type FaqGroup, type QuestionId } from './question-ids.ts';

/** The words of a question in one language. */
interface QuestionWords {
  readonly title: readonly TextWord[];
  /** Of the title, the answer and further words that people search by. */
  readonly all: readonly TextWord[];
}

/** A question as it is shown, with its words in both languages. */
export interface Question {
  readonly id: QuestionId;
  readonly group: FaqGroup;
  readonly title: string;
  readonly text: string;
  readonly words: readonly QuestionWords[];
}

export const questionWords = (title: string, text: string, more: string): QuestionWords => ({
  title: wordsOf(title),
  all: [title, text, more].flatMap(wordsOf),
});

const count = (words: readonly TextWord[], typed: readonly string[]): number =>
  typed.filter((word) => hasWord(words, word)).length;

/** How many typed words the question has in its better language; a word in the title counts twice. */
const score = ({ words }: Question, typed: readonly string[]): number =>
  Math.max(...words.map(({ title, all }) => count(all, typed) + count(title, typed)));

/** The typed words of a search; empty for a search of spaces and signs. */
export interface Search {
  readonly typed: readonly string[];
  /** The questions that have every typed word in one of the languages, in their order (R2.27). */
  readonly found: readonly Question[];
  /** The one that fits best; null while nothing is typed or found. */
  readonly best: Question | null;
}

export function findQuestions(questions: readonly Question[], text: string): Search {
  const typed = typedWords(text);
  if (typed.length === 0) return { typed, found: questions, best: null };
  const found = questions.filter(({ words }) =>
    words.some(({ all }) => typed.every((word) => hasWord(all, word))),
  );
  const best = found.toSorted((a, b) => score(b, typed) - score(a, typed))[0] ?? null;
  return { typed, found, best };
}

/** Most answers that are offered before a ticket. */
const MOST = 3;

/**
 * The answers to offer before a ticket is written (R2.27): first those that fit the typed subject, then the
 * frequent ones of the chosen topic.
 */
export function suggestQuestions(
  questions: readonly Question[],
  topic: TicketCategory,
  subject: string,
): readonly Question[] {
  const frequent = TOPIC_QUESTIONS[topic];
  const typed = typedWords(subject);
  const isFrequent = ({ id }: Question) => frequent.includes(id);
  const rank = (question: Question) => score(question, typed) + (isFrequent(question) ? 1 : 0);
  const fits = (question: Question) =>
    typed.length > 0 && score(question, typed) >= Math.max(2, typed.length / 2);
  const fitting = questions.filter(fits).toSorted((a, b) => rank(b) - rank(a));
  const rest = frequent.flatMap((id) => questions.filter((question) => question.id === id));
  return [...new Set([...fitting, ...rest])].slice(0, MOST);
}
