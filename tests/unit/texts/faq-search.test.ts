import { expect, test } from 'vitest';
import { TICKET_CATEGORIES } from '#src/domain/support-ticket.ts';
import {
  findQuestions,
  questionWords,
  suggestQuestions,
  type Question,
} from '#src/features/help/faq/find-questions.ts';
import { FAQ_GROUPS, TOPIC_QUESTIONS } from '#src/features/help/faq/question-ids.ts';
import { faq as russian } from '#src/i18n/ru/programme/help/faq.ts';
import { faq as uzbek } from '#src/i18n/uz/programme/help/faq.ts';

const questions: readonly Question[] = FAQ_GROUPS.flatMap(({ id: group, questions: ids }) =>
  ids.map((id) => {
    const { title, text } = russian.questions[id];
    const words = [russian.questions[id], uzbek.questions[id]].map((one) =>
      questionWords(one.title, one.text, one.words),
    );
    return { id, group, title, text, words };
  }),
);
const idsOf = (found: readonly Question[]) => found.map(({ id }) => id);

test.each([
  ['карту заблокировали', 'card-blocked'],
  ['перевести другу', 'coins-gift'],
  ['как вывести деньги', 'coins-money'],
  ['потерял карту', 'card-lost'],
  ['без интернета', 'app-offline'],
  ['отмена покупки', 'orders-cancel'],
  ['вывод', 'coins-money'],
  ['karta bloklangan', 'card-blocked'],
  ["do'stimni taklif", 'friends-invite'],
  ['buyurtmani bekor qilish', 'orders-cancel'],
])('[R2.27] the best answer to «%s» is %s', (typed, id) => {
  expect(findQuestions(questions, typed).best?.id).toBe(id);
});

test('[R2.27] an empty search shows every question, and a strange one shows none', () => {
  expect(findQuestions(questions, '  ').found).toHaveLength(questions.length);
  expect(findQuestions(questions, 'гиппопотам').found).toEqual([]);
});

test('[R2.27] the words of one search may not come from two languages', () => {
  expect(findQuestions(questions, 'заблокирована doʻst').found).toEqual([]);
});

test('[R2.27] before a ticket the frequent questions of its topic are offered, and what fits the subject comes first', () => {
  expect(idsOf(suggestQuestions(questions, 'CARD', ''))).toEqual(TOPIC_QUESTIONS.CARD);
  const [first] = idsOf(suggestQuestions(questions, 'CARD', 'карта отключена'));
  expect(first).toBe('card-off');
  const [other] = idsOf(suggestQuestions(questions, 'OTHER', 'как сменить язык на узбекский'));
  expect(other).toBe('app-language');
});

test('[R2.27] at most three answers are offered, and none for a subject that nothing fits', () => {
  for (const topic of TICKET_CATEGORIES) {
    const offered = suggestQuestions(questions, topic, 'карта друг заказ токены баланс');
    expect(offered.length).toBeLessThanOrEqual(3);
  }
  expect(suggestQuestions(questions, 'OTHER', 'гиппопотам')).toEqual([]);
});
