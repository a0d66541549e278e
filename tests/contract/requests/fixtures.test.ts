import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const PATHS = [
  '/api/user/confirmEmail/status',
  '/api/user/confirmCode',
  '/api/user/confirmEmail',
  '/api/change_email_clear',
];

let withFixtures: TestApp;
let withoutFixtures: TestApp;
beforeAll(async () => {
  [withFixtures, withoutFixtures] = await Promise.all([
    createTestApp({ hasFixtures: true }),
    createTestApp(),
  ]);
});
afterAll(() => Promise.all([withFixtures.close(), withoutFixtures.close()]));

const STUDENT = 'student@example.test';

it.each(PATHS)('[R7.34] only the development server responds to %s', async (path) => {
  for (const options of [{}, { method: 'POST', body: {} } as const]) {
    expect((await requestAs(withFixtures, STUDENT, `/service${path}`, options)).status).toBe(200);
    expect((await requestAs(withoutFixtures, STUDENT, `/service${path}`, options)).status).toBe(
      404,
    );
  }
});

it('[R7.34] the fixture of an e-mail change has five attempts and a day', async () => {
  const response = await requestAs(withFixtures, STUDENT, '/service/api/user/confirmEmail/status');
  expect(await response.json()).toMatchObject({ total_attempts: 5, time_limit: 86_400 });
});

it('[R7.34][R7.18] user/update returns a fixture for GET and changes the record for POST', async () => {
  const path = '/service/api/user/update';
  expect((await requestAs(withFixtures, STUDENT, path)).status).toBe(200);
  expect((await requestAs(withoutFixtures, STUDENT, path)).status).toBe(405);
  const body = { name: 'Мария' };
  const real = await requestAs(withFixtures, STUDENT, path, { method: 'POST', body });
  expect(await real.json()).toMatchObject({ client: { name: 'Мария' } });
});

it('[R1.9] fixtures need a signed-in user', async () => {
  const response = await withFixtures.app.request('/service/api/user/confirmCode');
  expect(response.status).toBe(401);
});
