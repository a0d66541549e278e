import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeOwnerParameter } from '#src/app/owner-view/take-owner-parameter.ts';
import { ownerOf, withOwner } from '#src/platform/owner-view/owner-address.ts';
import { forgetOwner, requestedOwner, requestOwner } from '#src/platform/owner-view/owner-view.ts';

const REFERENCE = '6eed566f-b661-430f-93c8-bff479b226d2';
const others = fc.array(
  fc.constantFrom('href=%2Forders', 'codes', 'q=%D1%8F', 'ownerEmail=a+b@x.ru', 'owners=1'),
);

describe('the reference in an address', () => {
  test('[R6.1] stands behind everything else, which stays as it is written', () => {
    fc.assert(
      fc.property(others, others, (before, after) => {
        const search = `?${[...before, 'owner=1', ...after].join('&')}`;
        const rest = [...before, ...after];
        expect(withOwner(search, REFERENCE)).toBe(`?${[...rest, `owner=${REFERENCE}`].join('&')}`);
        expect(withOwner(search, null)).toBe(rest.length === 0 ? '' : `?${rest.join('&')}`);
      }),
    );
  });

  test('[R6.1] names nobody when it is there more than once', () => {
    expect(ownerOf('')).toBeNull();
    expect(ownerOf('?owners=1')).toBeNull();
    expect(ownerOf(`?codes&owner=${REFERENCE.toUpperCase()}`)).toBe(REFERENCE);
    expect(ownerOf('?owner=1&owner=2')).toBe('');
    expect(ownerOf('?owner')).toBe('');
  });
});

describe('a page that is loaded', () => {
  let visit: NavigationTimingType;
  beforeEach(() => {
    const stored = new Map<string, string>();
    visit = 'navigate';
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: visit }] });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, path: string) => go(path),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const go = (path: string) => vi.stubGlobal('location', new URL(path, 'http://localhost'));
  const address = () => location.pathname + location.search + location.hash;
  const open = (path: string, how: NavigationTimingType = 'navigate') => {
    visit = how;
    go(path);
    return takeOwnerParameter();
  };

  test('[R6.1] takes the e-mail out of the address and leaves the reference in it', () => {
    expect(open('/my/orders?ownerEmail=a+b@x.ru&codes#top')).toBe(true);
    expect([address(), requestedOwner()]).toEqual(['/my/orders?codes#top', 'a+b@x.ru']);
    expect(open(`/my/?owner=${REFERENCE}`)).toBe(true);
    expect([address(), requestedOwner()]).toEqual([`/my/?owner=${REFERENCE}`, REFERENCE]);
  });

  test('[R6.1] gets the tab’s reference back where the address has none', () => {
    requestOwner(REFERENCE);
    expect(open('/my/orders', 'reload')).toBe(true);
    expect(address()).toBe(`/my/orders?owner=${REFERENCE}`);
  });

  test('[R6.3] does not open an owner by Back whom the tab has left; a new visit does, and is reloaded', () => {
    open(`/my/?owner=${REFERENCE}`);
    forgetOwner();
    expect([address(), requestedOwner()]).toEqual(['/my/', null]);
    expect(open(`/my/history?owner=${REFERENCE}`, 'back_forward')).toBe(false);
    expect(address()).toBe('/my/history');
    expect(open(`/my/history?owner=${REFERENCE}`)).toBe(true);
    expect(open(`/my/history?owner=${REFERENCE}`, 'reload')).toBe(true);
  });
});
