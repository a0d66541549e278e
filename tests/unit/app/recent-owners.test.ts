import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRecentOwner, recentOwners } from '#src/platform/owner-view/recent-owners.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[R6.1] the member viewed last is first, each one once, eight at most', () => {
  for (let index = 1; index <= 10; index += 1) keepRecentOwner('viewer', `r${index}`);
  keepRecentOwner('viewer', 'r5');
  expect(recentOwners('viewer')).toEqual(['r5', 'r10', 'r9', 'r8', 'r7', 'r6', 'r4', 'r3']);
});

test('[R6.3] another viewer of the device sees nothing of the list and begins another one', () => {
  keepRecentOwner('first', 'r1');
  expect(recentOwners('second')).toEqual([]);
  keepRecentOwner('second', 'r2');
  expect([recentOwners('second'), recentOwners('first')]).toEqual([['r2'], []]);
});

test.each(['', '{', '1', '{"viewer":"viewer"}', '{"viewer":"viewer","references":[1,"r1"]}'])(
  '[R9.4] a damaged list %j shows what is left of it',
  (text) => {
    stored.set('SF_RECENT_OWNERS', text);
    expect(recentOwners('viewer')).toEqual(text.includes('r1') ? ['r1'] : []);
  },
);

test('[R9.4] denied storage is an empty list', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keepRecentOwner('viewer', 'r1');
  expect(recentOwners('viewer')).toEqual([]);
});
