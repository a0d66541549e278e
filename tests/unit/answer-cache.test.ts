import { beforeEach, expect, test } from 'vitest';
import {
  answerKey,
  answersEpoch,
  cachedAnswer,
  forgetAnswers,
  keepAnswer,
} from '#src/data/http/answer-cache.ts';

const ADDRESS = '/service/api/brands?email=a%40example.test';
const key = answerKey('anna', null, ADDRESS);

beforeEach(forgetAnswers);

test('[R7.31] a kept answer is given again for the same person and request', () => {
  keepAnswer(key, { items: [1] }, answersEpoch());
  expect(cachedAnswer(answerKey('anna', null, ADDRESS))).toEqual({ items: [1] });
});

test('[R7.31] an answer is never given to another person, nor in another owner’s area', () => {
  keepAnswer(key, { items: [1] }, answersEpoch());
  expect(cachedAnswer(answerKey('boris', null, ADDRESS))).toBeUndefined();
  expect(cachedAnswer(answerKey('anna', 'owner@example.test', ADDRESS))).toBeUndefined();
  expect(cachedAnswer(answerKey(undefined, null, ADDRESS))).toBeUndefined();
});

test('[R7.31] an answer that was under way while everything was forgotten is not kept', () => {
  const askedAt = answersEpoch();
  forgetAnswers();
  keepAnswer(key, { items: [1] }, askedAt);
  expect(cachedAnswer(key)).toBeUndefined();
});

test('[R7.31] of more than fifty answers the oldest goes', () => {
  for (let index = 0; index <= 50; index += 1) {
    keepAnswer(answerKey('anna', null, `/${index}`), index, answersEpoch());
  }
  expect(cachedAnswer(answerKey('anna', null, '/0'))).toBeUndefined();
  expect(cachedAnswer(answerKey('anna', null, '/50'))).toBe(50);
});
