import { useState } from 'react';
import { FRIENDSHIP_LEVELS, friendshipOf } from '#src/domain/member/friendship.ts';
import { isPhone, normalisePhone } from '#src/domain/person/phone.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { parseNumber } from '../parse-number.ts';
import { FunctionDemo } from './FunctionDemo.tsx';

const SAMPLE_DATE = '2026-11-05T12:40';
const MANY_FRIENDS = 999;

/** Largest amount whose coins are still exact. */
const MAX_COINS = Number.MAX_SAFE_INTEGER;

const wholeNumber = (text: string): number =>
  Math.round(parseNumber(text.replace(/\s/g, '').replace(',', '.'), -MAX_COINS, MAX_COINS) ?? 0);

/** Formats and rules of the programme, live. */
export function Core() {
  const format = useFormat();
  const [amount, setAmount] = useState('12480');
  const [date, setDate] = useState(SAMPLE_DATE);
  const [phone, setPhone] = useState('8 (916) 123-45-67');
  const [friends, setFriends] = useState('6');
  const count = Math.trunc(parseNumber(friends, 0, MANY_FRIENDS) ?? 0);
  const { level, missing } = friendshipOf(count);
  const moment = Number.isNaN(Date.parse(date)) ? SAMPLE_DATE : date;

  return (
    <>
      <FunctionDemo
        name="format.coins(amount)"
        meaning="Число с неразрывными пробелами и существительное бренда в нужной форме."
        result={[
          format.coins(wholeNumber(amount)),
          format.coins(wholeNumber(amount), 'accusative'),
          format.signed(wholeNumber(amount)),
        ].join(' · ')}
      >
        <Input
          label="Сумма"
          inputMode="numeric"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="format.date(moment)"
        meaning="Даты из своих таблиц: в браузерах нет узбекских месяцев."
        result={[
          format.date(moment),
          format.dateTime(moment),
          format.day(moment),
          format.month(moment),
        ].join(' · ')}
      >
        <Input
          type="datetime-local"
          label="Момент"
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="normalisePhone(text)"
        meaning="Остаются цифры; 11 цифр с восьмёркой становятся номером на +7."
        result={`${normalisePhone(phone)} · ${isPhone(phone) ? '✓' : '✗'}`}
      >
        <Input
          type="tel"
          label="Телефон"
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="friendshipOf(friends)"
        meaning={`Доля от друга по числу друзей, ставших студентами: ${FRIENDSHIP_LEVELS.map(({ sharePercent }) => sharePercent).join(' → ')} %.`}
        result={[
          `${level.sharePercent} %`,
          missing > 0 ? `до следующего уровня: ${missing}` : 'высший уровень',
        ].join(' · ')}
      >
        <Input
          type="number"
          min={0}
          max={MANY_FRIENDS}
          label="Друзья"
          value={friends}
          onChange={({ currentTarget }) => setFriends(currentTarget.value)}
        />
      </FunctionDemo>
    </>
  );
}
