import { beforeEach, expect, test } from 'vitest';
import {
  responseKey,
  cacheEpoch,
  cachedResponse,
  clearResponses,
  cacheResponse,
} from '#src/data/http/response-cache.ts';

const ADDRESS = '/service/api/brands?email=a%40example.test';
const key = responseKey('anna', null, ADDRESS);

beforeEach(clearResponses);

test('[R7.31] a cached response is returned again for the same person and request', () => {
  cacheResponse(key, { items: [1] }, cacheEpoch());
  expect(cachedResponse(responseKey('anna', null, ADDRESS))).toEqual({ items: [1] });
});

test('[R7.31] a cached response is never returned to another person or in another owner’s area', () => {
  cacheResponse(key, { items: [1] }, cacheEpoch());
  expect(cachedResponse(responseKey('boris', null, ADDRESS))).toBeUndefined();
  expect(cachedResponse(responseKey('anna', 'owner@example.test', ADDRESS))).toBeUndefined();
  expect(cachedResponse(responseKey(undefined, null, ADDRESS))).toBeUndefined();
});

test('[R7.31] a response in flight while the cache is cleared is not stored', () => {
  const epochAtRequest = cacheEpoch();
  clearResponses();
  cacheResponse(key, { items: [1] }, epochAtRequest);
  expect(cachedResponse(key)).toBeUndefined();
});

test('[R7.31] the oldest of more than fifty responses is removed', () => {
  for (let index = 0; index <= 50; index += 1) {
    cacheResponse(responseKey('anna', null, `/${index}`), index, cacheEpoch());
  }
  expect(cachedResponse(responseKey('anna', null, '/0'))).toBeUndefined();
  expect(cachedResponse(responseKey('anna', null, '/50'))).toBe(50);
});
