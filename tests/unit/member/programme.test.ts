import { expect, test } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { findProgramme } from '#src/domain/member/programme.ts';

const records = Object.values(BRANDS);
const judge = (address: string, page: string) =>
  findProgramme(address, page, BRANDS.synergy, records);
const LOCAL = 'http://localhost:8080';
const PUBLIC = 'https://synergy.friends.example';

test('[R4.10] the page’s own origin is never another programme, whatever its host name', () => {
  expect(judge(LOCAL, LOCAL)).toEqual({ origin: LOCAL, isOther: false });
  expect(judge('http://synergy.localhost:8080', LOCAL)?.isOther).toBe(false);
});

test('[R4.10] the origin of another brand’s record is another programme', () => {
  const origin = 'https://mti.friends.example';
  expect(judge(`${origin}/anything?a=1`, PUBLIC)).toEqual({ origin, isOther: true });
  expect(judge('http://mti.localhost:8080', LOCAL)).toMatchObject({ isOther: true });
});

test('[R4.10] the origin of a record is accepted from a local page too', () => {
  const origin = 'https://mti.friends.example';
  expect(judge(`${origin}/`, LOCAL)).toEqual({ origin, isOther: true });
});

test.each([
  'https://mti.friends.example.evil.test',
  'https://evil.test/mti.friends.example',
  'https://mti.friends.example@evil.test',
  'http://mti.friends.example',
  'https://mti.friends.example:8443',
  'http://mti.localhost:8080',
  'https://mti.localhost',
  'javascript:alert(1)',
  '//mti.friends.example',
  '/my/',
  '',
])('[R4.10] a public page ignores the unknown address «%s»', (address) => {
  expect(judge(address, PUBLIC)).toBeNull();
});

test('[R4.10] on a local machine a brand’s host is accepted only with the page’s port', () => {
  expect(judge('http://mti.localhost:9999', LOCAL)).toBeNull();
  expect(judge('https://mti.localhost:8080', LOCAL)).toBeNull();
});
