import { expect, test } from 'vitest';
import { readPushMessage, newsPath } from '#sw/push-message.ts';

const news = {
  title: 'Есть новости в кабинете',
  body: '',
  path: '/my/inbox',
  tag: 'news',
  icon: '',
};

test.each([
  '',
  'test message',
  'null',
  '7',
  '[]',
  '{',
  '{"notification":{"title":"x"}}',
  '{"title":5}',
])(
  '[R9.7] a push message that cannot be read (%j) says that there is news, and leads to it',
  (text) => {
    expect(readPushMessage(text, 'en-US')).toEqual(news);
    expect(readPushMessage(text, 'uz-Latn-UZ').title).toBe('Kabinetda yangiliklar bor');
  },
);

test('[R9.7] what can be read of a push message is shown as it is', () => {
  const text = JSON.stringify({ title: 'Заказ готов', body: 'Приходи' });
  expect(readPushMessage(text, 'ru')).toEqual({ ...news, title: 'Заказ готов', body: 'Приходи' });
  const whole = { ...news, title: 'Synergy', path: '/my/orders/7', tag: 'order-7', ready: 2 };
  expect(readPushMessage(JSON.stringify(whole), 'ru')).toEqual(whole);
});

test.each([
  undefined,
  null,
  7,
  '',
  'undefined',
  '//evil.example',
  'https://evil.example/my/',
  '/sso/',
])('[R9.7] [R2.4] a press on a notification whose address is %j opens the news', (path) => {
  expect(newsPath(path)).toBe('/my/inbox');
});
