import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MERGE_LEAD, mergeLeadKey, parseLanderResponse } from '#src/domain/lead.ts';

test('[R5.1] the key of a lead is SF, random base 36 and Unix seconds', () => {
  expect(mergeLeadKey(35n, 1_700_000_000_999)).toBe('SFz1700000000');
});

test('[R5.1] the lander accepts every key', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (random) => {
      expect(mergeLeadKey(random, Date.now())).toMatch(MERGE_LEAD);
    }),
  );
});

test('[R8.3] the marks in the response decide the outcome of a lead', () => {
  expect(parseLanderResponse('<p class="send-success">ok</p>')).toEqual({ status: 'sent' });
  expect(parseLanderResponse('Анти-спам: заявка не отправлена')).toEqual({ status: 'anti-spam' });
});

test('[R8.3] [R10.6] any other response is a refusal with the lander’s text, without markup and shortened', () => {
  const page = `<h1 onclick="x()">Ошибка</h1>\n<p>${'а'.repeat(900)}</p>`;
  const outcome = parseLanderResponse(page);
  expect(outcome).toMatchObject({ status: 'refused' });
  const text = 'text' in outcome ? outcome.text : '';
  expect(text).toMatch(/^Ошибка а+$/);
  expect(text.length).toBeLessThanOrEqual(300);
});
