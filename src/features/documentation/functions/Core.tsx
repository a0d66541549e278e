import { FRIENDSHIP_LEVELS, friendshipOf } from '#src/domain/member/friendship.ts';
import { isPhone, normalisePhone } from '#src/domain/person/phone.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { parseNumber } from '../parse-number.ts';
import { TextDemo } from './FunctionDemo.tsx';

const SAMPLE_DATE = '2026-11-05T12:40';
const MANY_FRIENDS = 999;

/** Largest amount whose coins are still exact. */
const MAX_COINS = Number.MAX_SAFE_INTEGER;

const wholeNumber = (text: string): number =>
  Math.round(parseNumber(text.replace(/\s/g, '').replace(',', '.'), -MAX_COINS, MAX_COINS) ?? 0);

function friendship(friends: string): string {
  const { level, missing } = friendshipOf(Math.trunc(parseNumber(friends, 0, MANY_FRIENDS) ?? 0));
  const next = missing > 0 ? `до следующего уровня: ${missing}` : 'высший уровень';
  return `${level.sharePercent} % · ${next}`;
}

/** Formats and rules of the programme, live. */
export function Core() {
  const format = useFormat();
  const amounts = (amount: number) =>
    [format.coins(amount), format.coins(amount, 'accusative'), format.signed(amount)].join(' · ');
  const dates = (typed: string) => {
    const moment = Number.isNaN(Date.parse(typed)) ? SAMPLE_DATE : typed;
    const { date, dateTime, day, month } = format;
    return [date, dateTime, day, month].map((show) => show(moment)).join(' · ');
  };
  return (
    <>
      <TextDemo
        name="format.coins(amount)"
        meaning="Число с неразрывными пробелами и существительное бренда в нужной форме."
        label="Сумма"
        inputMode="numeric"
        start="12480"
        resultOf={(amount) => amounts(wholeNumber(amount))}
      />
      <TextDemo
        name="format.date(moment)"
        meaning="Даты из своих таблиц: в браузерах нет узбекских месяцев."
        label="Момент"
        type="datetime-local"
        start={SAMPLE_DATE}
        resultOf={dates}
      />
      <TextDemo
        name="normalisePhone(text)"
        meaning="Остаются цифры; 11 цифр с восьмёркой становятся номером на +7."
        label="Телефон"
        type="tel"
        start="8 (916) 123-45-67"
        resultOf={(phone) => `${normalisePhone(phone)} · ${isPhone(phone) ? '✓' : '✗'}`}
      />
      <TextDemo
        name="friendshipOf(friends)"
        meaning={`Доля от друга по числу друзей, ставших студентами: ${FRIENDSHIP_LEVELS.map(({ sharePercent }) => sharePercent).join(' → ')} %.`}
        label="Друзья"
        type="number"
        min={0}
        max={MANY_FRIENDS}
        start="6"
        resultOf={friendship}
      />
    </>
  );
}
