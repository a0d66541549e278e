import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { createTokenMaker, type TokenMaker } from '#tests/support/people/signed-tokens.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';
import { REQUEST_ROWS, OPEN_ROUTES, type RequestRow } from './authorisation-requests.ts';
import { addVictim, privateTextsOf, type Victim } from './authorisation-victim.ts';

const MANAGER = 'manager@example.test';
const OTHER = 'not-student@example.test';
const MANAGER_ROLE = { resource_access: { svc: { roles: ['manager'] } } };

let tokens: TokenMaker;
let test: TestApp;
let victim: Victim;
beforeAll(async () => {
  tokens = await createTokenMaker();
  test = await createTestApp({ verify: tokens.verify });
  await addMember(test.db, MANAGER, { coins: 0, isStudent: false });
  victim = await addVictim(test.db, test.seed);
  // The other member has a client record too, so that reading it returns 200.
  await test.db.insert(client).values({
    memberId: test.seed.notStudent.id,
    name: 'Пётр',
    surname: 'Другов',
    email: OTHER,
  });
});
afterAll(() => test.close());

interface RequestOptions {
  readonly token?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function sendRequest(
  row: RequestRow,
  { token, query, headers = {} }: RequestOptions,
): Promise<Response> {
  const [method = 'GET'] = row.route.split(' ');
  const path = row.path(victim);
  const fields = row.body?.(victim);
  const body = fields && (row.isForm ? formOf(fields) : JSON.stringify(fields));
  return test.app.request(query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path, {
    method,
    headers: {
      'X-Request-ID': randomUUID(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...row.headers,
      ...headers,
    },
    ...(body && { body }),
  });
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** Checks that the response holds no data of the victim, and returns its status. */
async function statusWithoutPrivateTexts(response: Response): Promise<number> {
  const text = await response.text();
  for (const privateText of privateTextsOf(victim)) expect(text).not.toContain(privateText);
  return response.status;
}

const managerToken = () => tokens.sign(MANAGER, MANAGER_ROLE);
const inOwnerView = {
  headers: { 'x-source-lp': 'personalAreaPartnerLP' },
  query: () => `ownerEmail=${encodeURIComponent(victim.email)}`,
};
const titledRows = REQUEST_ROWS.map((row) => [row.route, row] as const);

describe('the table of requests', () => {
  it('[R6.2] has a row for every route of the app, and no row without a route', () => {
    const routes = new Set(
      test.app.routes
        // The institution's acts have a table of their own: tests/contract/acts/roles.test.ts.
        .filter(({ method, path }) => method !== 'ALL' && !/^\/(?:sandbox|programme)\b/.test(path))
        .map(({ method, path }) => `${method} ${path.replace(/\{.*?\}(?=\/|$)/g, '')}`),
    );
    const rows = [...REQUEST_ROWS.map(({ route }) => route), ...OPEN_ROUTES];
    expect(rows.toSorted()).toEqual([...routes].toSorted());
  });
});

// The victim's own requests come last: they change the data that the others request.
describe('without a valid token', () => {
  it.each(titledRows)('[R6.2] %s gives 401 and no data', async (_route, row) => {
    const invalidTokens = [
      undefined,
      await tokens.sign(victim.email, { aud: 'account' }),
      await tokens.sign(victim.email, { azp: 'another-client' }),
      await tokens.sign(victim.email, { iss: 'https://other.example/realms/loyalty' }),
      await tokens.sign(victim.email, { exp: Math.floor(Date.now() / 1000) - 60 }),
      await tokens.sign(victim.email, { typ: 'ID' }),
      await tokens.sign(victim.email, { email_verified: false }),
      await tokens.forged(victim.email),
      tokens.unsigned(victim.email),
    ];
    for (const token of invalidTokens) {
      const response = await sendRequest(row, token === undefined ? {} : { token });
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await statusWithoutPrivateTexts(response)).toBe(401);
    }
  });
});

describe('staff in owner view', () => {
  it.each(titledRows)('[R6.1][R6.3] staff may only read: %s', async (_route, row) => {
    const token = await managerToken();
    const { headers, query } = inOwnerView;
    const response = await sendRequest(row, { token, headers, query: query() });
    expect(response.status).toBe(row.ownerView ?? 403);
    if (row.ownerView === undefined) await statusWithoutPrivateTexts(response);
  });

  it('[R6.1] staff sees the owner’s data', async () => {
    const row = REQUEST_ROWS.find(({ route }) => route === 'GET /service/v2/api/contacts');
    if (!row) throw new Error('the table has no such row');
    const response = await sendRequest(row, {
      token: await managerToken(),
      query: inOwnerView.query(),
    });
    expect(await response.text()).toContain('Тайнова');
  });
});

describe.each([
  ['another member', () => tokens.sign(OTHER)],
  ['staff in their own name', managerToken],
  [
    'a member with a role of the realm or of another client',
    () =>
      tokens.sign('outsider@example.test', {
        realm_access: { roles: ['admin'] },
        resource_access: { account: { roles: ['admin'] }, svc: { roles: ['support'] } },
      }),
  ],
])('%s', (sender, token) => {
  it.each(titledRows)('[R6.2] gets no data of the victim from %s', async (_route, row) => {
    const response = await sendRequest(row, { token: await token() });
    const status = await statusWithoutPrivateTexts(response);
    if (sender === 'another member') expect(status).toBe(row.foreign);
    else expect(status).toBeLessThan(500);
  });
});

describe('the e-mail in a request', () => {
  const readRows = titledRows.filter(([route]) => route.startsWith('GET /service'));
  const claims = ({ email, reference }: Victim) => {
    const e = encodeURIComponent(email);
    const own = encodeURIComponent(OTHER);
    return [
      `email=${e}`,
      `email=${e.toUpperCase()}`,
      `ownerEmail=${e}`,
      `email=${own}&ownerEmail=${e}`,
      `email=${e}&ownerEmail=${own}`,
      `email=${own}&email=${e}`,
      `email=${e}&email=${own}`,
      `ownerEmail=${own}&ownerEmail=${e}`,
      `Email=${e}`,
      `email[]=${e}`,
      `email%5B0%5D=${e}`,
      `e%6Dail=${e}`,
      `email=%20${e}%20`,
      `email=${e}%00`,
      `email=${e}%0a`,
      `email=${own},${e}`,
      `email=${own};email=${e}`,
      `email=${encodeURIComponent(email.replace('@', '+products@'))}`,
      `email=brands@example.test&ownerEmail=${e}`,
      `x=?include=statusDetail&email=${e}`,
      `owner=${reference}`,
      `email=${own}&owner=${reference}`,
    ];
  };
  it.each(readRows)('[R6.2] gives no access to another member’s data: %s', async (_route, row) => {
    const token = await tokens.sign(OTHER);
    for (const query of claims(victim)) {
      const status = await statusWithoutPrivateTexts(await sendRequest(row, { token, query }));
      expect(status, query).toBeLessThan(500);
    }
  });

  it('[R6.2] is accepted in upper and lower case when it is the sender’s, and refused when it is not', async () => {
    const row = REQUEST_ROWS.find(({ route }) => route === 'GET /service/api/cards');
    if (!row) throw new Error('the table has no such row');
    const status = async (query: string) =>
      (await sendRequest(row, { token: await tokens.sign(OTHER), query })).status;
    expect(await status(`email=${OTHER.toUpperCase()}`)).toBe(200);
    expect(await status(`email=${victim.email}`)).toBe(403);
    expect(await status(`email=${OTHER}&email=${OTHER}`)).toBe(400);
    expect(await status('ownerEmail=')).toBe(403);
  });

  it('[R6.2] may contain a plus or the name of a route, and the sender gets their own data', async () => {
    const row = REQUEST_ROWS.find(({ route }) => route === 'GET /service/v2/api/contacts');
    if (!row) throw new Error('the table has no such row');
    for (const email of ['anna+products@example.test', 'brands@example.test']) {
      await addMember(test.db, email, { coins: 0, isStudent: false });
      const query = `email=${encodeURIComponent(email)}`;
      const response = await sendRequest(row, { token: await tokens.sign(email), query });
      expect(await response.text()).toContain(email);
    }
  });
});

describe('the victim', () => {
  it.each(titledRows)('[R6.2] gets their own data: %s', async (_route, row) => {
    const response = await sendRequest(row, { token: await tokens.sign(victim.email) });
    expect(response.status, await response.clone().text()).toBe(row.own);
  });

  it('[R2.18] the audit after these tests finds no mistake', async () => {
    const { balances, ledgerSums, ...faults } = await audit(test.db);
    expect(balances.length).toBe(ledgerSums.length);
    expect(Object.values(faults).flat()).toEqual([]);
  });
});
