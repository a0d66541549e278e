import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journal } from '#server/database/schema/service/journal.ts';
import { ACTS, ROLES, rolesFor } from '#src/domain/acts.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';
import { ACT_REQUESTS, NOBODY, type ActRequest } from './act-requests.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What each role may do, written once more by hand: the table in src/domain/acts.ts is what is checked. */
const ALLOWED: Readonly<Record<(typeof ROLES)[number], readonly string[]>> = {
  admin: ACTS,
  manager: [
    'members.view',
    'orders.list',
    'orders.move',
    'orders.hand-out',
    'orders.undo-hand-out',
    'desk.open',
    'orders.cancel',
    'invitations.list',
    'invitations.move',
    'invitations.pay',
    'tickets.list',
    'tickets.answer',
    'tickets.move',
    'tickets.approve',
    'members.list',
    'members.save',
    'deals.list',
    'deals.save',
    'products.list',
    'places.list',
    'managers.list',
    'lessons.list',
    'stories.list',
  ],
  'tokens-admin': [
    'members.view',
    'coins.add',
    'coins.request',
    'coins.list',
    'coins.decide',
    'cards.issue',
    'cards.change',
  ],
  'tokens-manager': ['members.view', 'coins.add'],
  desk: ['orders.list', 'orders.hand-out', 'orders.undo-hand-out', 'desk.open', 'places.list'],
  programme: [
    'orders.list',
    'orders.move',
    'orders.cancel',
    'invitations.list',
    'invitations.move',
    'invitations.pay',
    'coins.add',
    'members.list',
    'members.save',
    'deals.list',
    'deals.save',
    'products.list',
    'products.save',
    'pictures.add',
    'products.price',
    'products.stock',
    'products.withdraw',
    'places.list',
    'places.save',
    'places.withdraw',
    'managers.list',
    'managers.save',
    'managers.withdraw',
    'lessons.list',
    'lessons.save',
    'lessons.withdraw',
    'stories.list',
    'stories.save',
    'stories.withdraw',
  ],
};

const send = ({ route, body, query = '' }: ActRequest, email: string, roles: readonly string[]) => {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const path = pattern.replace(':id', pattern.includes('/members/') ? NOBODY : '999999') + query;
  return requestAs(test, email, path, {
    roles,
    ...(method === 'GET' ? {} : { method: method as 'POST' | 'PUT', body }),
  });
};

it('[R11.2] every route of the institution’s API is an act of the table', () => {
  const routes = test.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/programme/'))
    .map(({ method, path }) => `${method} ${path.replace(/\{.*?\}(?=\/|$)/g, '')}`);
  expect(ACT_REQUESTS.map(({ route }) => route).toSorted()).toEqual(
    [...new Set(routes)].toSorted(),
  );
});

describe.each([...ROLES.map((role) => [role, [role]] as const), ['no role', []] as const])(
  '%s',
  (name, roles) => {
    const allowed = name === 'no role' ? [] : ALLOWED[name];
    it('[R11.2] may do the acts of its row and no other', () => {
      expect(ACTS.filter((act) => rolesFor(roles, act).length > 0)).toEqual(
        ACTS.filter((act) => allowed.includes(act)),
      );
    });

    it.each(ACT_REQUESTS.map((request) => [request.route, request] as const))(
      '[R11.2] [R11.3] %s by the service',
      async (_route, request) => {
        const email = `${name.replace(' ', '-')}@example.test`;
        const response = await send(request, email, roles);
        if (allowed.includes(request.act)) {
          expect([200, 404, request.status]).toContain(response.status);
          return;
        }
        expect(response.status).toBe(403);
        // Who has no role gets one row a minute, whatever the act.
        if (name === 'no role') return;
        const [row] = await test.db
          .select()
          .from(journal)
          .where(and(eq(journal.email, email), eq(journal.act, request.act)));
        expect(row).toMatchObject({ refusal: 'FORBIDDEN', before: null, after: null });
      },
    );
  },
);

it('[R11.2] without a token nobody does anything', async () => {
  for (const { route } of ACT_REQUESTS) {
    const [method = 'GET', path = ''] = route.split(' ');
    const response = await test.app.request(path.replace(':id', '1'), { method });
    expect([401, 404]).toContain(response.status);
  }
});
