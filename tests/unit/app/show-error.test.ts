import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ServiceError, type ServiceErrorFacts } from '#src/domain/service-error.ts';
import { ru } from '#src/i18n/ru/ru.ts';
import { uz } from '#src/i18n/uz/uz.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { showError } from '#src/state/page/show-error.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'ru', resources: { ru, uz } });
});
afterEach(async () => {
  overlays.toasts = [];
  await i18next.changeLanguage('ru');
});

const failure = (facts: Partial<ServiceErrorFacts>) =>
  new ServiceError({ category: 'refused', call: 'POST /api/goal', ...facts });
const toasts = () => overlays.toasts.map(({ text, color }) => ({ text, color }));

test.each([
  [400, 'Поле заполнено неверно'],
  [403, 'Запрещено совершать операции'],
  [409, 'Товар закончился'],
])('[R8.2] a %i with a text shows only the text', (status, text) => {
  showError(failure({ status, text }));
  expect(toasts()).toEqual([{ text, color: 'error' }]);
});

test('[R8.2] any other status shows «Произошла ошибка!» with the service’s text after it', () => {
  showError(failure({ status: 404, text: 'Заказ не найден' }));
  expect(toasts()).toEqual([{ text: 'Произошла ошибка! Заказ не найден', color: 'error' }]);
});

test('[R8.2] [R8.1] without a text «Произошла ошибка!» is shown, in the language on screen', async () => {
  showError(failure({ category: 'server', status: 500 }));
  await i18next.changeLanguage('uz');
  showError(failure({ category: 'server', status: 500 }));
  expect(toasts().map(({ text }) => text)).toEqual(['Произошла ошибка!', 'Xatolik yuz berdi!']);
});

test('[R4.6] an error of the app itself shows the general text once, however often it happens', () => {
  showError(new TypeError('x is undefined'));
  showError(new TypeError('x is undefined'));
  expect(toasts().map(({ text }) => text)).toEqual([
    'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.',
  ]);
});

test.each(['unreachable', 'timeout', 'foreign', 'unauthenticated'] as const)(
  '[R8.2] [R9.11] «%s» shows no toast: the status bar or the sign-in says it',
  (category) => {
    showError(failure({ category }));
    expect(toasts()).toEqual([]);
  },
);
