import { describe, expect, test } from 'vitest';
import { LESSONS } from '#server/demo/programme/fill-programme.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { mayMemberCancel, ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { purchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { ru } from '#src/i18n/ru/ru.ts';
import { uz } from '#src/i18n/uz/uz.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const flatten = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)));

const { help: russianHelp, ...russianScreens } = ru;
const { help: uzbekHelp, ...uzbekScreens } = uz;
const help = { ru: russianHelp, uz: uzbekHelp };
const screens = { ru: russianScreens, uz: uzbekScreens };

const helpTexts = (language: Language): string[] => [
  ...flatten(help[language].faq),
  ...flatten(help[language].rules),
  ...LESSONS.flatMap(({ body, summary }) => [summary[language], ...body[language].split('\n\n')]),
];

/** Names that the browser's own menus have. */
const OF_BROWSER = {
  ru: ['Установить приложение', 'Поделиться', 'На экран „Домой“'],
  uz: ['Ilovani oʻrnatish', 'Ulashish', 'Bosh ekranga'],
};
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/[«“]([^«»“”]+)[»”]/gu)].map(([, name = '']) => name);

test.each(LANGUAGES)(
  '[R2.27] [R2.22] questions, rules and lessons in %s name statuses, levels and buttons as the screens do',
  (language) => {
    const names = new Set([...flatten(screens[language]), ...OF_BROWSER[language]]);
    const quoted = helpTexts(language).flatMap(quotedIn);
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter((name) => !names.has(name))).toEqual([]);
  },
);

/** How a text names a kind of product, and the two groups of members. */
const WORDS = {
  ru: {
    product: /товар/i,
    service: /услуг/i,
    event: /событи|билет/i,
    everybody: 'всем участникам',
    students: 'студент',
  },
  uz: {
    product: /mahsulot/i,
    service: /xizmat/i,
    event: /tadbir|chipta/i,
    everybody: 'barcha ishtirokchilarga',
    students: 'talabalar',
  },
} as const;
const KINDS: readonly ProductKind[] = ['product', 'service', 'event'];

/** Whether somebody who has not paid for education may order this kind. */
function isForEverybody(kind: ProductKind): boolean {
  const status = CARD_STATUS.active;
  const card = { id: 1, typeId: CARD_TYPE.physical, status, cardNumber: '1', cardHash: '' };
  return (
    purchaseObstacle({
      product: { kind, price: 10, stock: 5, ticketLimit: null, event: null },
      now: 0,
      isOwnerView: false,
      liveIntent: null,
      hasUnseenOrder: false,
      cards: [card],
      isStudent: false,
      tickets: 0,
      balance: 100,
    }) === null
  );
}

const lesson = (id: number, language: Language): readonly string[] =>
  LESSONS.find((one) => one.id === id)?.body[language].split('\n\n') ?? [];

describe.each(LANGUAGES)('in %s', (language) => {
  const { faq, rules } = help[language];
  const words = WORDS[language];

  test.each([
    ['the question', faq.questions['orders-student'].text],
    ['the rules', rules.spending.student],
    ['the lesson', lesson(5, language)[0] ?? ''],
  ])('[R1.6] [R2.27] %s says what members may order who are no students', (_, text) => {
    const parts = text.split(/[.,:]/u);
    const of = (group: string) => parts.filter((part) => part.includes(group)).join();
    for (const kind of KINDS) {
      const isOpen = isForEverybody(kind);
      expect(words[kind].test(of(words.everybody)), `${kind}, everybody`).toBe(isOpen);
      expect(words[kind].test(of(words.students)), `${kind}, students`).toBe(!isOpen);
    }
  });

  test.each([
    ['the question', faq.questions['orders-cancel'].text],
    ['the rules', `${rules.orders.product} ${rules.orders.service}`],
    ['the lesson', lesson(5, language)[2] ?? ''],
  ])('[R4.4] [R2.27] %s names the statuses in which an order can be cancelled', (_, text) => {
    const cancellable = text.slice(text.search(words.product));
    const others = cancellable.slice(cancellable.search(words.service)).replace(/\..*$/su, '');
    const products = cancellable.slice(0, cancellable.search(words.service));
    const namesOf = (kind: ProductKind) =>
      ORDER_STATUSES.filter((status) => mayMemberCancel({ kind, status })).map(
        (status) => screens[language].orders.status[status],
      );
    expect(quotedIn(products)).toEqual(namesOf('product'));
    expect(others).toMatch(words.event);
    expect(quotedIn(others)).toEqual(namesOf('service'));
    expect(namesOf('event')).toEqual(namesOf('service'));
  });
});
