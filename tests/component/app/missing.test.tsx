import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type EmptyReason, SILENCE } from '#src/domain/empty-reason.ts';
import { Missing, MISSING_AREAS } from '#src/ui/app/Missing/Missing.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const REASONS: readonly (readonly [
  name: string,
  reason: Exclude<EmptyReason, 'loading'>,
  RegExp,
])[] = [
  ['silence', SILENCE, /^Сервис не ответил\. /],
  ['a failure', { cause: 'failed', text: null }, /^Сервис ответил ошибкой\. /],
  ['a refusal', { cause: 'refused', text: null }, /^В запросе отказано\. /],
  ['a refusal with a text', { cause: 'refused', text: 'Раздел закрыт' }, /^Раздел закрыт\. /],
  ['a failure with a text', { cause: 'failed', text: 'Идут работы!' }, /^Идут работы! /],
];

test.for(MISSING_AREAS.flatMap((area) => REASONS.map((row) => [area, ...row] as const)))(
  '[R8.2] [R9.11] «%s» that was not received after %s says so in its own sentence, and nothing of a network',
  async ([area, , reason, words]) => {
    show(
      <Missing area={area} reason={reason} picture="parcel" onRetry={() => Promise.resolve()} />,
    );
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/нет сети|сети нет/i)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
);
