import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setCurrency, type Currency } from '#src/i18n/currency.ts';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { useFormat, type Format } from '#src/i18n/use-format.ts';
import { show } from '../kit/ui-fixtures.tsx';

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();
const NOW = at(2026, 11, 20, 15);
/** A browser’s month name for an unsupported language. */
const UNKNOWN_MONTH = /\bM\d\d/;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  setCurrency('token');
});

/** Renders formatted values, one per line. */
async function printed(write: (format: Format) => readonly string[]): Promise<string[]> {
  function Sheet() {
    const format = useFormat();
    return <output>{write(format).join('\n')}</output>;
  }
  show(<Sheet />);
  const sheet = page.getByRole('status');
  await expect.element(sheet).toBeVisible();
  return sheet.element().textContent.replaceAll('\u00A0', ' ').split('\n');
}

const inLanguage = async (
  language: Language,
  write: (format: Format) => readonly string[],
): Promise<string[]> => {
  await switchLanguage(language);
  return printed(write);
};

test('[R10.4] this browser lacks Uzbek month names, so our tables are needed', () => {
  const own = new Intl.DateTimeFormat('uz', { month: 'long' }).format(NOW);
  expect(own).toMatch(UNKNOWN_MONTH);
});

const MONTHS: Record<Language, string> = {
  ru: '5 января, 5 февраля, 5 марта, 5 апреля, 5 мая, 5 июня, 5 июля, 5 августа, 5 сентября, 5 октября, 5 ноября, 5 декабря',
  uz: '5-yanvar, 5-fevral, 5-mart, 5-aprel, 5-may, 5-iyun, 5-iyul, 5-avgust, 5-sentabr, 5-oktabr, 5-noyabr, 5-dekabr',
};
const MONTHS_BY_THEMSELVES: Record<Language, string> = {
  ru: 'январь 2026, февраль 2026, март 2026, апрель 2026, май 2026, июнь 2026, июль 2026, август 2026, сентябрь 2026, октябрь 2026, ноябрь 2026, декабрь 2026',
  uz: '2026-yil yanvar, 2026-yil fevral, 2026-yil mart, 2026-yil aprel, 2026-yil may, 2026-yil iyun, 2026-yil iyul, 2026-yil avgust, 2026-yil sentabr, 2026-yil oktabr, 2026-yil noyabr, 2026-yil dekabr',
};

test.each(LANGUAGES)(
  '[R10.4] every month of %s has its name, in a date and by itself',
  async (language) => {
    const moments = Array.from({ length: 12 }, (_, index) => at(2026, index + 1, 5));
    const [days, months] = await inLanguage(language, (format) => [
      moments.map((moment) => format.day(moment)).join(', '),
      moments.map((moment) => format.month(moment)).join(', '),
    ]);
    expect(days).toBe(MONTHS[language]);
    expect(months).toBe(MONTHS_BY_THEMSELVES[language]);
  },
);

test.each([
  [
    'ru',
    ['сегодня, 12:40', 'вчера, 23:59', '18 ноября', '31.12.2025', '12:40', '18 ноября, 09:05'],
  ],
  ['uz', ['bugun, 12:40', 'kecha, 23:59', '18-noyabr', '31.12.2025', '12:40', '18-noyabr, 09:05']],
] as const)('[R10.4] %s shows a day in everyday words', async (language, expected) => {
  const lines = await inLanguage(language, (format) => [
    format.relative(at(2026, 11, 20, 12, 40)),
    format.relative(at(2026, 11, 19, 23, 59)),
    format.relativeDay(at(2026, 11, 18)),
    format.relativeDay(at(2025, 12, 31, 23, 59)),
    format.asOf(at(2026, 11, 20, 12, 40)),
    format.asOf(at(2026, 11, 18, 9, 5)),
  ]);
  expect(lines).toEqual(expected);
});

const AMOUNTS = [
  0, 1, 2, 4, 5, 11, 21, 22, 101, 111, 112, 1001, -1, -2, -11, 9_007_199_254_740_991,
];
const NUMBERS = [
  '0',
  '1',
  '2',
  '4',
  '5',
  '11',
  '21',
  '22',
  '101',
  '111',
  '112',
  '1 001',
  '−1',
  '−2',
  '−11',
];
const HUGE = '9 007 199 254 740 991';
const RUSSIAN: Record<Currency, string> = {
  token:
    'токенов токен токена токена токенов токенов токен токена токен токенов токенов токен токен токена токенов токен',
  coin: 'монет монета монеты монеты монет монет монета монеты монета монет монет монета монета монеты монет монета',
};

test.each(['token', 'coin'] as const)(
  '[R1.2] [R10.4] the plurals of «%s» come from our tables',
  async (currency) => {
    setCurrency(currency);
    const write = (format: Format) => AMOUNTS.map((amount) => format.coins(amount));
    const forms = RUSSIAN[currency].split(' ');
    const numbers = [...NUMBERS, HUGE];
    expect(await inLanguage('ru', write)).toEqual(
      numbers.map((number, index) => `${number} ${forms[index]}`),
    );
    const noun = { token: 'token', coin: 'tanga' }[currency];
    expect(await inLanguage('uz', write)).toEqual(numbers.map((number) => `${number} ${noun}`));
  },
);

test('[R1.8] [R10.4] a text with a count has the right plural form', async () => {
  const counts = [0, 1, 2, 5, 11, 21, 101, 111];
  function Sheet() {
    const { t } = useTranslation('catalog');
    const translate = (count: number) => t('variants', { count, amount: String(count) });
    return <output>{counts.map(translate).join(', ')}</output>;
  }
  show(<Sheet />);
  const sheet = page.getByRole('status');
  await expect
    .element(sheet)
    .toHaveTextContent(
      '0 вариантов, 1 вариант, 2 варианта, 5 вариантов, 11 вариантов, 21 вариант, 101 вариант, 111 вариантов',
    );
  await switchLanguage('uz');
  await expect.element(sheet).toHaveTextContent(counts.map((count) => `${count} xil`).join(', '));
});

test.each(LANGUAGES)(
  '[R10.4] numbers of %s are grouped in threes, with our own signs',
  async (language) => {
    const lines = await inLanguage(language, (format) => [
      ...[999, 1000, 12_450, 1_234_567, -1_234_567, -0.4, 999.5].map((value) =>
        format.number(value),
      ),
      ...[500, 0, -1200].map((value) => format.signed(value)),
    ]);
    expect(lines).toEqual([
      '999',
      '1 000',
      '12 450',
      '1 234 567',
      '−1 234 567',
      '0',
      '1 000',
      '+500',
      '0',
      '−1 200',
    ]);
  },
);

test('[R1.8] [R10.4] changing the language updates the screen at once, and typed text stays', async () => {
  function Screen() {
    const { t } = useTranslation('orders');
    const format = useFormat();
    return (
      <>
        <h1>{t('title')}</h1>
        <input aria-label={t('cancel.reason')} />
        <output>{[format.day(NOW), format.coins(21), format.relativeDay(NOW)].join(' · ')}</output>
      </>
    );
  }
  show(<Screen />);
  const field = page.getByRole('textbox');
  await field.fill('Не тот размер');
  const line = () => page.getByRole('status').element().textContent.replaceAll('\u00A0', ' ');
  expect(line()).toBe('20 ноября · 21 токен · сегодня');
  await switchLanguage('uz');
  await expect.element(page.getByRole('heading', { name: 'Buyurtmalar' })).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Bekor qilish sababi' }))
    .toHaveValue('Не тот размер');
  await expect.element(field).toHaveFocus();
  expect(line()).toBe('20-noyabr · 21 token · bugun');
  expect(document.documentElement.lang).toBe('uz');
  await switchLanguage('ru');
  await expect.element(page.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  expect(line()).toBe('20 ноября · 21 токен · сегодня');
});

test('[R1.8] [R9.11] at midnight «сегодня» on an open screen becomes «вчера»', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({
    now: at(2026, 11, 20, 23, 59),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
  const [before] = await printed((format) => [format.relative(NOW)]);
  expect(before).toBe('сегодня, 15:00');
  vi.advanceTimersByTime(61_000);
  vi.useRealTimers();
  vi.useFakeTimers({ now: at(2026, 11, 21, 0, 1), toFake: ['Date'] });
  await expect.element(page.getByRole('status')).toHaveTextContent('вчера, 15:00');
});
