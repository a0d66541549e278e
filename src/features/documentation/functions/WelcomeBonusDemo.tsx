import { useState } from 'react';
import { BRANDS } from '#src/brand/brands.ts';
import type { OperationType } from '#src/domain/operations/operation.ts';
import { welcomeBonusToShow, WELCOME_BONUS_DAYS } from '#src/domain/operations/welcome-bonus.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { useAppearanceParameters } from '../appearance.ts';
import { parseNumber } from '../parse-number.ts';
import { FunctionDemo } from './FunctionDemo.tsx';

const CHOICES: readonly OperationType[] = [
  'WELCOME',
  'FRIEND',
  'ORDER',
  'CANCELLATION',
  'PAYMENT',
  'ACADEM_ORDER',
];
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 365;
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Shows whether the welcome bonus modal opens for a list of operations, live (R4.12). */
export function WelcomeBonusDemo() {
  const format = useFormat();
  const [appearance] = useAppearanceParameters();
  const [chosen, setChosen] = useState<readonly OperationType[]>(['WELCOME', 'FRIEND']);
  const [daysAgo, setDaysAgo] = useState('3');
  const days = parseNumber(daysAgo, 0, MAX_DAYS) ?? 0;
  const date = new Date(NOW - days * DAY_MS).toISOString();
  const bonus = welcomeBonusToShow(
    chosen.map((type) => ({ type, date })),
    NOW,
  );
  const toggle = (type: OperationType) =>
    setChosen(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type]);

  return (
    <FunctionDemo
      name="welcomeBonusToShow(operations, now)"
      meaning={`Среди операций за ${WELCOME_BONUS_DAYS} дней есть приветственный бонус и нет ни отмены, ни оплаты обучения, ни начисления за друга. В этом бренде бонус — ${format.coins(BRANDS[appearance.brand].welcomeBonus)}.`}
      result={bonus ? 'Окно показывается' : 'Окно не показывается'}
    >
      {CHOICES.map((type) => (
        <Checkbox
          key={type}
          label={type}
          checked={chosen.includes(type)}
          onChange={() => toggle(type)}
        />
      ))}
      <Input
        type="number"
        min={0}
        max={MAX_DAYS}
        label="Сколько дней назад"
        value={daysAgo}
        onChange={({ currentTarget }) => setDaysAgo(currentTarget.value)}
      />
    </FunctionDemo>
  );
}
