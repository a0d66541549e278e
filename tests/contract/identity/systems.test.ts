import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_PATH, REALM_PATH } from '#server/demo/realm/realm-path.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';
import { startIdentity, type IdentityHarness } from './identity-harness.ts';

let provider: IdentityHarness;
let service: TestApp;
beforeAll(async () => {
  provider = await startIdentity();
  const { verifier } = provider.identity();
  service = await createTestApp({ verify: verifier });
});
afterAll(async () => {
  await service.close();
  await provider.stop();
});

async function signIn(secret: string) {
  const response = await fetch(`${provider.origin}${REALM_PATH}${PROTOCOL_PATH}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'programme',
      client_secret: secret,
    }),
  });
  const body = (await response.json()) as { access_token?: string };
  return { status: response.status, token: body.access_token ?? '' };
}

const get = (path: string, token: string) =>
  service.app.request(path, { headers: { Authorization: `Bearer ${token}` } });

describe('another system of the institution', () => {
  it('[R11.2] signs in by its own secret and acts by its role', async () => {
    const { token } = await signIn('programme');
    expect((await get('/programme/v1/orders', token)).status).toBe(200);
    expect((await get('/programme/v1/tickets', token)).status).toBe(403);
    const act = await service.app.request('/programme/v1/stories', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Request-ID': crypto.randomUUID(),
      },
      body: JSON.stringify({
        name: { ru: 'А', uz: 'A' },
        about: { ru: 'Б', uz: 'B' },
        text: { ru: 'В', uz: 'V' },
        friends: 1,
      }),
    });
    expect(act.status).toBe(200);
  });

  it.each(['/service/v2/api/contacts', '/service/api/members?q=anna', '/service/api/user/get'])(
    '[R11.2] [R6.2] has no area of a member: %s',
    async (path) => {
      const { token } = await signIn('programme');
      expect((await get(path, token)).status).toBe(403);
    },
  );

  it('[R11.2] is refused with another secret', async () => {
    expect((await signIn('guess')).status).toBe(401);
  });
});
