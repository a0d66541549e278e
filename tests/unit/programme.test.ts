import { expect, test } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { knownProgramme } from '#src/domain/programme.ts';

const records = Object.values(BRANDS);
const judge = (address: string, page: string) =>
  knownProgramme(address, page, BRANDS.synergy, records);
const LOCAL = 'http://localhost:8080';
const PUBLIC = 'https://synergy.friends.example';

test('[R4.10] the page’s own origin is no other programme, whatever the host is called', () => {
  expect(judge(LOCAL, LOCAL)).toEqual({ origin: LOCAL, isOther: false });
  expect(judge('http://synergy.localhost:8080', LOCAL)?.isOther).toBe(false);
});

test('[R4.10] an origin of another brand’s record is another programme', () => {
  const origin = 'https://mti.friends.example';
  expect(judge(`${origin}/anything?a=1`, PUBLIC)).toEqual({ origin, isOther: true });
  expect(judge('http://mti.localhost:8080', LOCAL)).toMatchObject({ isOther: true });
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
])('[R4.10] [T36] «%s» is a stranger to a public page and not believed', (address) => {
  expect(judge(address, PUBLIC)).toBeNull();
});

test('[R4.10] on the own machine a brand’s host counts with the page’s port alone', () => {
  expect(judge('http://mti.localhost:9999', LOCAL)).toBeNull();
  expect(judge('https://mti.localhost:8080', LOCAL)).toBeNull();
});
