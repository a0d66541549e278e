import { afterAll, beforeAll, expect, test } from 'vitest';
import { upsertAccount } from '#server/demo/realm/accounts.ts';
import { withSyntheticIdentity } from '#server/demo/synthetic-identity.ts';
import { UnauthenticatedError } from '#server/identity/principal.ts';
import {
  createTestApp,
  testVerifier,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await upsertAccount(app.db, {
    email: 'student@example.test',
    password: 'demo',
    firstName: 'Анна',
    lastName: 'Студентова',
    roles: [],
    purpose: '',
  });
});
afterAll(() => app.close());

test('[R1.9] the development server accepts the synthetic token of an existing account', async () => {
  const verify = withSyntheticIdentity(testVerifier, app.db);
  const principal = await verify('synthetic:student@example.test');
  expect(principal).toMatchObject({ email: 'student@example.test', firstName: 'Анна', roles: [] });
  await expect(verify('synthetic:nobody@example.test')).rejects.toThrow(UnauthenticatedError);
  expect((await verify(tokenOf('a@example.test'))).email).toBe('a@example.test');
});

test('[R1.9] [R10.3] other servers refuse a synthetic token', async () => {
  const response = await app.app.request('/service/api/cards', {
    headers: { Authorization: 'Bearer synthetic:student@example.test' },
  });
  expect(response.status).toBe(401);
});
