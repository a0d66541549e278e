import { expect, test } from 'vitest';
import { findProgramme } from '#src/domain/member/programme.ts';

const PUBLIC = 'https://synergy.friends.example';
const AREAS = {
  synergy: [PUBLIC, 'https://my.synergy.example:8443'],
  mti: ['https://mti.friends.example'],
};
const judge = (address: string, page = PUBLIC) => findProgramme(address, page, 'synergy', AREAS);

test('[R4.10] the page’s own origin is never another programme, whatever its host name', () => {
  expect(judge(PUBLIC)).toEqual({ origin: PUBLIC, isOther: false });
  const local = 'http://localhost:8080';
  expect(judge(`${local}/my/`, local)).toEqual({ origin: local, isOther: false });
});

test('[R4.10] another origin of the same brand is the same programme, that of another brand another one', () => {
  expect(judge('https://my.synergy.example:8443/my/')?.isOther).toBe(false);
  const origin = 'https://mti.friends.example';
  expect(judge(`${origin}/anything?a=1`)).toEqual({ origin, isOther: true });
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
])('[R4.10] the unknown address «%s» is ignored', (address) => {
  expect(judge(address)).toBeNull();
});
