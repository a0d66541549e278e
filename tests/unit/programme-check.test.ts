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
vi.mock('#src/platform/programme-visit.ts', async (original) => ({
  ...(await original<typeof import('#src/platform/programme-visit.ts')>()),
  isRedirectOff: () => setting.isOff,
}));

const replace = vi.fn();
const ask = vi.fn<() => Promise<Response>>();
const page = {
  documentElement: { lang: 'ru', dataset: {} },
  activeElement: null as { matches: () => boolean } | null,
  querySelector: () => null,
};
/** What the browser keeps for a tab: it outlives the page. */
let visit = new Map<string, string>();

const answerWith = (location: string, status = 204) =>
  ask.mockImplementation(() =>
    Promise.resolve(new Response(null, { status, headers: { location } })),
  );

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: new URL(OWN).hostname, origin: OWN, replace });
  vi.stubGlobal('fetch', ask);
  visit = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => visit.get(key) ?? null,
    setItem: (key: string, value: string) => visit.set(key, value),
  });
  page.activeElement = null;
  setting.isOff = false;
  replace.mockClear();
  ask.mockReset();
});

/** A page that was just opened: its modules begin anew, and with them what a page does once. */
async function openPage() {
  vi.resetModules();
  const { checkProgramme } = await import('#src/sync/programme.ts');
  const { viewOwner } = await import('#src/platform/owner-view.ts');
  const state = await import('#src/state/programme.ts');
  return { checkProgramme, viewOwner, origin: () => state.programme.origin };
}

test('[R4.10] a member of another programme is led to its area', async () => {
  answerWith(`${OTHER}/some/where?a=1`);
  const { checkProgramme, origin } = await openPage();
  await checkProgramme();
  expect(replace.mock.calls).toEqual([[`${OTHER}/my/`]]);
  expect(origin()).toBe(OTHER);
});

test('[R4.10] once a session: neither a later check of the page nor the next page leads away', async () => {
  answerWith(OTHER);
  const first = await openPage();
  await first.checkProgramme();
  await first.checkProgramme();
  const next = await openPage();
  await next.checkProgramme();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(next.origin()).toBe(OTHER);
});

test('[R4.10] only the first check of a page leads away: who has begun to work stays', async () => {
  answerWith(OWN);
  const { checkProgramme } = await openPage();
  await checkProgramme();
  answerWith(OTHER);
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
});

test('[R4.10] who writes something at that moment is not taken away from it', async () => {
  answerWith(OTHER);
  page.activeElement = { matches: () => true };
  const { checkProgramme } = await openPage();
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a failing service', () => answerWith(OTHER, 500)],
  ['a refusal', () => answerWith(OTHER, 403)],
  [
    'an answer without an address',
    () => ask.mockResolvedValue(new Response(null, { status: 204 })),
  ],
] as const)(
  '[R4.10] %s gives the brand’s own address as a value and no navigation',
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
])('[R4.10] [T36] the address «%s» leads nowhere', async (address) => {
  answerWith(address);
  const { checkProgramme, origin } = await openPage();
  await checkProgramme();
  expect(replace).not.toHaveBeenCalled();
  expect(origin()).toBe(OWN);
});

test('[R4.10] [R6.3] in owner view and with the setting nobody is asked and nobody is led away', async () => {
  answerWith(OTHER);
  const viewing = await openPage();
  viewing.viewOwner('owner@example.test');
  await viewing.checkProgramme();
  setting.isOff = true;
  const switched = await openPage();
  await switched.checkProgramme();
  expect(ask).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});
