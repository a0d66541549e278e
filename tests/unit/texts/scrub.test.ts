import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrub } from '#src/domain/text/scrub.ts';

test.each([
  ['GET /api/cards?email=a+b@x.ru failed', 'GET /api/cards?… failed'],
  ['letter to ivan.petrov@пример.рф is lost', 'letter to [email] is lost'],
  ['student%40example.test', '[email]'],
  ["write to o'tkir@example.test", 'write to [email]'],
  ["no 'anna@example.test' here", "no '[email]' here"],
  ["it's of 'o'tkir@example.test'", "it's of '[email]'"],
  ['write to anna@mail.example.test or see app.js', 'write to [email] or see app.js'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['Authorization: Bearer   abc.def-ghi', 'Authorization: Bearer [token]'],
  ['got eyJhbGciOi.eyJzdWIi.sig_x', 'got [token]'],
  ['state AbCdEf0123456789AbCdEf0123456789', 'state [token]'],
  ['id 123456789012345678901234', 'id [token]'],
  ['call 89991234567 back', 'call [phone] back'],
  ['code 482913 is wrong', 'code [code] is wrong'],
  ['call +7 (999) 123-45-67 back', 'call [phone] back'],
])('[R10.5] «%s» is reported as «%s»', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  'Cannot read properties of undefined (reading map)',
  'Unexpected token < in JSON at position 0',
  'request 3f2b8c1e-1a2b-4c3d-8e9f-0a1b2c3d4e5f',
  'index-Dk39sPqA.js:120:4567',
  'Why? Because.',
  'net::ERR_INTERNET_DISCONNECTED',
])('[R7.33] «%s» stays unchanged', (text) => {
  expect(scrub(text)).toBe(text);
});

test('[R10.5] an e-mail and a code are removed in any context, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const scrubbed = scrub(`${before} anna@example.test 482913 ${after}`);
      expect(scrubbed).not.toMatch(/anna|482913/);
      expect(scrub(scrubbed)).toBe(scrubbed);
    }),
  );
});
