import { beforeEach, expect, test, vi } from 'vitest';

const OWN = 'https://synergy.friends.example';
const OTHER = 'https://mti.friends.example';

vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: 'token' }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: '1', email: 'anna@example.test', firstName: '', lastName: '', roles: [] }),
}));
const setting = vi.hoisted(() => ({ isOff: false }));
vi.mock('#src/platform/stored/programme-visit.ts', async (original) => ({
  ...(await original<typeof import('#src/platform/stored/programme-visit.ts')>()),
  isRedirectOff: () => setting.isOff,
}));

const replace = vi.fn();
const fetchMock = vi.fn<() => Promise<Response>>();
const page = {
  documentElement: { lang: 'ru', dataset: {} },
  activeElement: null as { matches: () => boolean } | null,
  querySelector: () => null,
};
/** Session storage of a tab, which outlives the page. */
let visit = new Map<string, string>();

const respondWith = (location: string, status = 204) =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response(null, { status, headers: { location } })),
  );

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: new URL(OWN).hostname, origin: OWN, replace });
  vi.stubGlobal('fetch', fetchMock);
  visit = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => visit.get(key) ?? null,
    setItem: (key: string, value: string) => visit.set(key, value),
  });
  page.activeElement = null;
  setting.isOff = false;
  replace.mockClear();
  fetchMock.mockReset();
});

/** Opens a page with fresh modules, whose once-per-page state is reset. */
async function openPage() {
  vi.resetModules();
  const { checkProgramme } = await import('#src/sync/area/programme.ts');
  const { viewOwner } = await import('#src/platform/owner-view/owner-view.ts');
  const state = await import('#src/state/member/programme.ts');
  const { config, storeConfig } = await import('#src/platform/config.ts');
  storeConfig({ ...config(), areas: { synergy: [OWN], mti: [OTHER] } });
  return { checkProgramme, viewOwner, origin: () => state.programme.origin };
}

test('[R4.10] redirects a member of another programme to its area', async () => {
  respondWith(`${OTHER}/some/where?a=1`);
  const { checkProgramme, origin } = await openPage();
  await checkProgramme();
  expect(replace.mock.calls).toEqual([[`${OTHER}/my/`]]);
  expect(origin()).toBe(OTHER);
});

test('[R4.10] redirects once a session: neither a later check nor the next page redirects', async () => {
  respondWith(OTHER);
  const first = await openPage();
  await first.checkProgramme();
  await first.checkProgramme();
  const next = await openPage();
  await next.checkProgramme();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(next.origin()).toBe(OTHER);
});

test('[R4.10] only the first check of a page redirects, so that later work is not interrupted', async () => {
  respondWith(OWN);
  const { checkProgramme } = await openPage();
  await checkProgramme();
  respondWith(OTHER);
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
});

test('[R4.10] does not redirect a member who is typing', async () => {
  respondWith(OTHER);
  page.activeElement = { matches: () => true };
  const { checkProgramme } = await openPage();
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a failing service', () => respondWith(OTHER, 500)],
  ['a refusal', () => respondWith(OTHER, 403)],
  [
    'a response without an address',
    () => fetchMock.mockResolvedValue(new Response(null, { status: 204 })),
  ],
] as const)(
  '[R4.10] %s gives the page’s own address as a value and no navigation',
  async (_, fail) => {
    fail();
    const { checkProgramme, origin } = await openPage();
    await expect(checkProgramme()).resolves.toBeUndefined();
    expect(replace).not.toHaveBeenCalled();
    expect(origin()).toBe(OWN);
  },
);

test.each([
  'https://evil.test',
  `${OTHER}.evil.test`,
  `${OTHER}@evil.test`,
  'http://mti.friends.example',
  'http://mti.localhost:8080',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//mti.friends.example',
  '//evil.test',
  '/my/',
])('[R4.10] the address «%s» causes no redirect', async (address) => {
  respondWith(address);
  const { checkProgramme, origin } = await openPage();
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
  expect(origin()).toBe(OWN);
});

test('[R4.10] [R6.3] in the owner view and when switched off there is no request and no redirect', async () => {
  respondWith(OTHER);
  const viewing = await openPage();
  viewing.viewOwner('owner@example.test');
  await viewing.checkProgramme();
  setting.isOff = true;
  const switched = await openPage();
  await switched.checkProgramme();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});
