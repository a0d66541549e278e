import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { coinNoun } from '#src/i18n/format/coins.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { errorTexts as russianErrors } from '#src/i18n/ru/app/error-texts.ts';
import { thirdPerson as russianOfViews } from '#src/i18n/ru/app/third-person.ts';
import { ru } from '#src/i18n/ru/ru.ts';
import { staffTexts as russianOfStaff } from '#src/i18n/ru/staff/staff-ru.ts';
import { errorTexts as uzbekErrors } from '#src/i18n/uz/app/error-texts.ts';
import { thirdPerson as uzbekOfViews } from '#src/i18n/uz/app/third-person.ts';
import { staffTexts as uzbekOfStaff } from '#src/i18n/uz/staff/staff-uz.ts';
import { uz } from '#src/i18n/uz/uz.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const I18N = resolve(import.meta.dirname, '../../../src/i18n');
const ERROR_TEXTS = { ru: russianErrors, uz: uzbekErrors };
const FORM = /_(one|few|many|other)$/;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/**
 * Areas with texts that speak to the reader also in owner view: of forms, purchases and notices, which it does not
 * offer, or to staff itself. tests/e2e/session/owner-view-writes.spec.ts looks for them on the screens.
 */
const TO_READER = [
  'bonus',
  'buying',
  'card',
  'details',
  'email',
  'events',
  'help',
  'invites',
  'overlays',
  'rejection',
  'settings',
  'staff',
  'viewing',
];
const SECOND_PERSON =
  /(?<![а-яё])(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ей|ему|им|ём|их|ими|ю))(?![а-яё])/i;
const CYRILLIC = /[а-яё]/i;

const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => String(match[1])))].toSorted();

const all = { ru: { ...ru, ...russianOfStaff }, uz: { ...uz, ...uzbekOfStaff } };
const russian = flatten(all.ru);
const uzbek = new Map(flatten(all.uz));
const baseOf = (key: string) => key.replace(FORM, '');

test('[R1.8] both languages have the same keys', () => {
  const russianKeys = new Set(russian.map(([key]) => baseOf(key)));
  expect([...uzbek.keys()].sort()).toEqual([...russianKeys].sort());
});

test('[R1.8] no text is empty, and no Uzbek text is in Russian', () => {
  expect(russian.length).toBeGreaterThan(250);
  expect([...russian, ...uzbek].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect([...uzbek].filter(([, text]) => CYRILLIC.test(text))).toEqual([]);
});

test('[R1.8] both languages use the same placeholders', () => {
  const differing = russian.filter(([key, text]) => {
    const other = uzbek.get(baseOf(key)) ?? '';
    return placeholders(text).join() !== placeholders(other).join();
  });
  expect(differing).toEqual([]);
});

test('[R1.8] [R10.4] a Russian text with a count has every plural form; the Uzbek text has one', () => {
  const forms = new Map<string, string[]>();
  for (const [key] of russian) {
    const form = FORM.exec(key)?.[1];
    if (form !== undefined) forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form]);
  }
  const incomplete = [...forms].filter(
    ([, found]) => found.sort().join() !== ['few', 'many', 'one', 'other'].join(),
  );
  expect(incomplete).toEqual([]);
  expect([...uzbek.keys()].filter((key) => FORM.test(key))).toEqual([]);
});

test('[R1.8] Uzbek oʻ, gʻ and the glottal stop use the letters that the font has', () => {
  const wrong = /['’‘`´]|(?<![og])ʻ|[og]ʼ/i;
  expect([...uzbek].filter(([, text]) => wrong.test(text))).toEqual([]);
});

test('[R1.8] Uzbek quotes by “…”, Russian by «…»', () => {
  expect([...uzbek].filter(([, text]) => /[«»„"]/.test(text))).toEqual([]);
  expect(russian.filter(([, text]) => /[”"]/.test(text))).toEqual([]);
});

test('[R2.12] Russian has one word for where the coins are', () => {
  expect(russian.filter(([, text]) => /на счету/iu.test(text))).toEqual([]);
});

test('[R1.8] Uzbek endings that depend on the preceding sound follow only amounts of coins', () => {
  // -ga and -gacha become -ka and -kacha after k and g, -qa and -qacha after q and gʻ.
  const endings = [...uzbek.values()].flatMap(
    (text) => text.match(/\{\{\w+\}\}[gkq]a\p{L}*/gu) ?? [],
  );
  expect(
    [...new Set(endings)].toSorted(),
    'put a word with the ending after the placeholder: «{{day}} sanasigacha»',
  ).toEqual(['{{coins}}ga', '{{to}}gacha']);
  const nouns = (['token', 'coin'] as const).map((currency) => coinNoun(1, currency, 'uz'));
  expect(nouns.filter((noun) => /[kqg]ʻ?$/.test(noun))).toEqual([]);
});

test('[R1.8] no text has the noun for coins in brackets, where it agrees with nothing', () => {
  expect([...russian, ...uzbek].filter(([, text]) => /\(\{\{coins\}\}\)/.test(text))).toEqual([]);
});

test('[R6.3] [R1.8] the texts about the member replace texts that exist, in both languages', () => {
  const known = new Set(russian.map(([key]) => baseOf(key)));
  const replaced = flatten(russianOfViews);
  expect(replaced.map(([key]) => baseOf(key)).filter((key) => !known.has(key))).toEqual([]);
  const inUzbek = flatten(uzbekOfViews);
  expect(new Set(inUzbek.map(([key]) => baseOf(key)))).toEqual(
    new Set(replaced.map(([key]) => baseOf(key))),
  );
  expect(inUzbek.filter(([, text]) => CYRILLIC.test(text))).toEqual([]);
});

test('[R6.3] on the screens that staff sees, no text speaks to the member', () => {
  const replaced = new Set(flatten(russianOfViews).map(([key]) => key));
  const speaking = russian.filter(([key, text]) => SECOND_PERSON.test(text) && !replaced.has(key));
  const areaOf = (key: string) => key.split('.')[0] ?? '';
  const others = speaking.filter(([key]) => !TO_READER.includes(areaOf(key)));
  expect(others, 'add them to src/i18n/ru/app/third-person.ts, or their area to TO_READER').toEqual(
    [],
  );
  expect([...new Set(speaking.map(([key]) => areaOf(key)))].toSorted()).toEqual(TO_READER);
});

test.each(LANGUAGES)(
  '[R1.8] every file of %s texts belongs to its language’s texts',
  async (language) => {
    const folder = resolve(I18N, language);
    const whole: Readonly<Record<string, unknown>> = all[language];
    const others = [language, `staff-${language}`, 'error-texts', 'first-screen', 'third-person'];
    const files = new Map(
      globSync('{*,*/*}.ts', { cwd: folder })
        .map((file) => [basename(file, '.ts'), file] as const)
        .filter(([area]) => !others.includes(area)),
    );
    expect(Object.keys(whole).toSorted()).toEqual([...files.keys()].toSorted());
    for (const [area, path] of files) {
      const file = (await import(resolve(folder, path))) as Readonly<Record<string, unknown>>;
      expect(whole[area], area).toBe(file[area]);
    }
  },
);

test('[R8.1] [R8.5] the required texts are verbatim', () => {
  const given = [
    ['errors.tryAgain', 'Произошла ошибка, попробуйте еще раз.'],
    ['errors.general', 'Произошла ошибка!'],
    ['errors.cardNeeded', 'Необходимо заполнить данные для карты'],
    ['common.error', 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.'],
    ['common.cancel', 'Отмена'],
    ['common.confirm', 'Подтвердить'],
    ['common.fine', 'Хорошо'],
    ['common.close', 'Закрыть'],
    ['card.problem.forbidden', 'Запрещено совершать операции'],
    [
      'posts.antiSpam',
      'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
    ],
    ['orders.cancel.done', 'Сообщение об отмене заказа отправлено менеджеру'],
    ['orders.cancel.required', 'Поле обязательно для заполнения'],
    ['overlays.failure.title', 'Ошибка'],
    ['overlays.failure.button', 'хорошо'],
    ['overlays.outdated.text', 'Страница устарела, пожалуйста обновите'],
    ['overlays.outdated.button', 'обновить'],
    ['overlays.privacy.failed', 'Не удалось загрузить контент политики'],
    ['overlays.withdraw.text', 'Пока не работает'],
    ['details.referral.copied', 'Ссылка скопирована!'],
    [
      'camera.busy',
      'Камера не отвечает, попробуйте позже, убедитесь что камера не занята другим браузером',
    ],
    [
      'rejection.TICKET_LIMIT_MISCONFIGURED',
      'Ошибка в настройке мероприятия, лимит билетов по товару на человека указан неправильно. Обратитесь в службу поддержки',
    ],
  ];
  const texts = new Map(russian);
  expect(given.map(([key = '']) => [key, texts.get(key)])).toEqual(given);
});

test.each(LANGUAGES)('[R8.1] the required %s error texts stand in one place', (language) => {
  const sources = globSync('**/*.ts', { cwd: resolve(I18N, language) }).filter(
    (file) => basename(file) !== 'error-texts.ts',
  );
  const texts = Object.values(ERROR_TEXTS[language]).filter((text) => text.includes(' '));
  const repeated = sources.flatMap((file) => {
    const source = readFileSync(resolve(I18N, language, file), 'utf8');
    return texts.filter((text) => source.includes(`'${text}'`)).map((text) => [file, text]);
  });
  expect(repeated).toEqual([]);
});

test('[R8.1] Russian uses «ты» except in required texts; Uzbek always uses «siz»', () => {
  const formal = /(?<!\p{L})(?:вы|вас|вам|ваш\p{L}*)(?!\p{L})|\p{L}(?:йте|ите)(?:сь)?(?!\p{L})/iu;
  expect(russian.filter(([, text]) => formal.test(text)).map(([key]) => key)).toEqual([
    'common.error',
    'errors.tryAgain',
    'camera.busy',
    'overlays.outdated.text',
    'posts.antiSpam',
    'rejection.TICKET_LIMIT_MISCONFIGURED',
  ]);
  const familiar =
    /(?<!\p{L})(?:sen|seni|senga|sening|oʻzing)(?!\p{L})|\p{L}(?:[aeiy]san|sang)(?!\p{L})/iu;
  expect([...uzbek].filter(([, text]) => familiar.test(text))).toEqual([]);
});
