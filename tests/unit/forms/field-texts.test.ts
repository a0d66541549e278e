import { expect, test } from 'vitest';
import { FIELD_PROBLEMS, fieldText } from '#src/domain/text/field-problem.ts';

test.each(['ru', 'uz'] as const)(
  '[R5.5] in %s every problem of a field has a text of its own',
  (language) => {
    const texts = FIELD_PROBLEMS.map((problem) => fieldText(problem, language));
    expect(new Set(texts).size).toBe(FIELD_PROBLEMS.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[^_]{10,}$/u);
  },
);

test('[R5.5] [R8.1] an empty field has the required text', () => {
  expect(fieldText('FIELD_REQUIRED', 'ru')).toBe('Поле обязательно для заполнения');
});

test('[R8.2] a text of the service stays as it is', () => {
  expect(fieldText('Почта уже занята', 'ru')).toBe('Почта уже занята');
  expect(fieldText('', 'uz')).toBe('');
});
