import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, NO_LIMITS, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ limits: { ...NO_LIMITS, codes: { points: 2, durationS: 60 } } });
});
afterAll(() => test.close());

it('[R7.31] [R4.16] a repeated request counts once against the limit of codes, and a refused one counts too', async () => {
  const path = '/service/api/phoneVerification?code=123456';
  const check = async (requestId: string) =>
    (await requestAs(test, 'guesser@example.test', path, { requestId })).status;
  const [first, second, refused] = [randomUUID(), randomUUID(), randomUUID()];
  // Nobody has requested a code: 409, unless the limit refuses the request.
  expect([await check(first), await check(first), await check(first)]).toEqual([409, 409, 409]);
  expect(await check(second)).toBe(409);
  expect([await check(refused), await check(refused)]).toEqual([429, 429]);
  expect(await check(first)).toBe(409);
});
