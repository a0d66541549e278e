import { beforeEach, expect, test } from 'vitest';
import { loadCode, storeCode } from '#src/platform/first-paint/stored-code.ts';
import { storeKnownMember } from '#src/platform/stored/known-member.ts';

const code = {
  id: 1044,
  title: { ru: 'Худи', uz: 'Xudi' },
  place: { ru: 'Главный корпус', uz: 'Bosh bino' },
  hasNote: true,
  hasMore: false,
  shape: { modules: 66, bars: [[10, 2]] },
  count: 3,
} as const;

beforeEach(() => {
  localStorage.clear();
  storeKnownMember({ sub: 'one' });
});

test('[R2.20] the code of the member who used this device last is there at the next start', () => {
  storeCode(code);
  expect(loadCode()).toEqual(code);
  storeCode(null);
  expect(loadCode()).toBeNull();
});

test('[R9.8] no code of another member is shown', () => {
  storeCode(code);
  storeKnownMember({ sub: 'another' });
  expect(loadCode()).toBeNull();
});

test('[R9.8] a write that ends after the sign-out stores nothing', () => {
  localStorage.clear();
  storeCode(code);
  expect(localStorage).toHaveLength(0);
});

const { shape, ...withoutShape } = code;
const damaged = [
  { ...code, id: '1044' },
  withoutShape,
  { ...code, shape: { ...shape, bars: [[10]] } },
].map((other) => JSON.stringify({ sub: 'one', code: other }));

test.each(['{', '{"sub":"one"}', '7', ...damaged])('[R9.4] a damaged code %s is none', (text) => {
  localStorage.setItem('SF_CODES', text);
  expect(loadCode()).toBeNull();
});
