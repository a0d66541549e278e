import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Web storage of a browser that allows it. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

const refusing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

/** A page's cookies; a browser that refuses them drops every write. */
const cookieJar = (isKept: boolean) => {
  let text = '';
  return {
    get cookie() {
      return text;
    },
    set cookie(value: string) {
      if (isKept) text = value.split(';')[0] ?? '';
    },
  };
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('document', cookieJar(true));
  vi.stubGlobal('navigator', { cookieEnabled: true, onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Another file of this environment must not get a clock that has learnt.
  vi.resetModules();
});

describe('[R9.11] a browser that refuses site data', () => {
  const isRefused = async () =>
    (await import('#src/platform/network/site-data.ts')).isSiteDataRefused();

  it('is not one that keeps cookies and storage', async () => {
    expect(await isRefused()).toBe(false);
  });

  it.each(['localStorage', 'sessionStorage'])(
    'is one whose %s throws or is absent',
    async (name) => {
      vi.stubGlobal(name, refusing);
      expect(await isRefused()).toBe(true);
      vi.stubGlobal(name, null);
      expect(await isRefused()).toBe(true);
    },
  );

  it('is one that reports cookies as off, or drops them although it reports them as on', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    expect(await isRefused()).toBe(true);
    vi.stubGlobal('navigator', { cookieEnabled: true });
    vi.stubGlobal('document', cookieJar(false));
    expect(await isRefused()).toBe(true);
  });
});

describe('[R9.11] a clock that is behind', () => {
  const load = () => import('#src/platform/network/service-clock.ts');

  it('is one that shows a time more than a day before the service’s last known time', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const { learnServiceTime, isClockBehind } = await load();
    expect(isClockBehind()).toBe(false);
    learnServiceTime(new Date(NOW).toUTCString());
    vi.setSystemTime(NOW - DAY_MS / 2);
    expect(isClockBehind()).toBe(false);
    vi.setSystemTime(NOW - 2 * DAY_MS);
    expect(isClockBehind()).toBe(true);
    vi.setSystemTime(NOW + 3650 * DAY_MS);
    expect(isClockBehind()).toBe(false);
  });

  it('is no cause where the browser itself reports no network', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const { learnServiceTime, isClockBehind } = await load();
    learnServiceTime(new Date(NOW).toUTCString());
    vi.setSystemTime(NOW - 2 * DAY_MS);
    vi.stubGlobal('navigator', { onLine: false });
    expect(isClockBehind()).toBe(false);
  });
});
