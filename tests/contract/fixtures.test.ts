import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATHS = [
  '/api/user/confirmEmail/status',
  '/api/user/confirmCode',
  '/api/user/confirmEmail',
  '/api/change_email_clear',
];

let development: TestApp;
let ordinary: TestApp;
beforeAll(async () => {
  [development, ordinary] = await Promise.all([
    createTestApp({ hasFixtures: true }),
    createTestApp(),
  ]);
});
afterAll(() => Promise.all([development.close(), ordinary.close()]));

const STUDENT = 'student@example.test';

it.each(PATHS)('[R7.34] the development server alone answers %s', async (path) => {
  for (const call of [{}, { method: 'POST', body: {} } as const]) {
    expect((await callAs(development, STUDENT, `/service${path}`, call)).status).toBe(200);
    expect((await callAs(ordinary, STUDENT, `/service${path}`, call)).status).toBe(404);
  }
});

it('[R7.34] the made-up state of a change has the numbers of the specification', async () => {
  const answer = await callAs(development, STUDENT, '/service/api/user/confirmEmail/status');
  expect(await answer.json()).toMatchObject({ total_attempts: 5, time_limit: 86_400 });
});

it('[R7.34][R7.18] user/update is made up for a GET, and the real one for a POST', async () => {
  const path = '/service/api/user/update';
  expect((await callAs(development, STUDENT, path)).status).toBe(200);
  expect((await callAs(ordinary, STUDENT, path)).status).toBe(404);
  const body = { name: 'Мария' };
  const real = await callAs(development, STUDENT, path, { method: 'POST', body });
  expect(await real.json()).toMatchObject({ client: { name: 'Мария' } });
});

it('[R1.9] made-up answers too are for signed-in people', async () => {
  const answer = await development.app.request('/service/api/user/confirmCode');
  expect(answer.status).toBe(401);
});
