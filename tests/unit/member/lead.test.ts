import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  friendLanderName,
  landerName,
  MERGE_LEAD,
  mergeLeadKey,
  parseLanderResponse,
} from '#src/domain/referral/lead.ts';

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

test.each(['short', 'SF 12345678', '<SF12345678', 'SF12345678>', `SF${'1'.repeat(64)}`])(
  '[R5.1] «%s» is no key of a lead',
  (key) => {
    expect(key).not.toMatch(MERGE_LEAD);
  },
);

test('[R5.3] a name for the lander has single spaces inside and none around', () => {
  expect(landerName('  José \n  Ёж ')).toBe('Jose Ёж');
});

test('[R5.3] the lander’s longest name ends with a letter, and a longer one is cut', () => {
  const longest = friendLanderName('а'.repeat(1000));
  expect(longest.length).toBeLessThan(1000);
  expect(friendLanderName(`${longest.slice(1)} б`)).toBe(longest.slice(1));
});

test('[R8.3] the marks in the response decide the outcome of a lead', () => {
  expect(parseLanderResponse('<p class="send-success">ok</p>')).toEqual({ status: 'sent' });
  expect(parseLanderResponse('Анти-спам: заявка не отправлена')).toEqual({ status: 'anti-spam' });
});

test('[R8.3] [R10.6] any other response is a refusal with the lander’s text, without markup and shortened', () => {
  const page = `<h1 onclick="x()">Ошибка</h1><p>${'а'.repeat(900)}</p>`;
  const outcome = parseLanderResponse(page);
  expect(outcome).toMatchObject({ status: 'refused' });
  const text = 'text' in outcome ? outcome.text : '';
  expect(text).toMatch(/^Ошибка а+$/);
  expect(text.length).toBeLessThanOrEqual(300);
});
