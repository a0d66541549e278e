import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MERGE_LEAD, mergeLeadKey, readLanderAnswer } from '#src/domain/lead.ts';

test('[R5.1] a lead’s key is SF, random base 36 and Unix seconds', () => {
  expect(mergeLeadKey(35n, 1_700_000_000_999)).toBe('SFz1700000000');
});

test('[R5.1] every key is one that the lander takes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (random) => {
      expect(mergeLeadKey(random, Date.now())).toMatch(MERGE_LEAD);
    }),
  );
});

test('[R8.3] the marks of the answer decide what became of a lead', () => {
  expect(readLanderAnswer('<p class="send-success">ok</p>')).toEqual({ status: 'sent' });
  expect(readLanderAnswer('Анти-спам: заявка не отправлена')).toEqual({ status: 'anti-spam' });
});

test('[R8.3] [R10.6] any other answer is a refusal in the lander’s words, as text and not too long', () => {
  const page = `<h1 onclick="x()">Ошибка</h1>\n<p>${'а'.repeat(900)}</p>`;
  const outcome = readLanderAnswer(page);
  expect(outcome).toMatchObject({ status: 'refused' });
  const text = 'text' in outcome ? outcome.text : '';
  expect(text).toMatch(/^Ошибка а+$/);
  expect(text.length).toBeLessThanOrEqual(300);
});
