import { expect, type Page } from '@playwright/test';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { adminToken, tokenByPassword, tokenOfSystem } from './admin.ts';
import { test } from './fixtures.ts';
import { watchTraffic } from './traffic.ts';

const READ = { method: 'GET', path: '/service/v2/api/contacts' };
const WRITE = { method: 'PUT', path: '/service/api/goal' };

/** Sends a request with a token to the service and returns the status. */
const statusOf = async (origin: string, token: string, query = '', call = READ) => {
  const response = await fetch(`${origin}${call.path}${query}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status;
};

/** Signs an account in and returns the tokens that Keycloak issued to the app. */
async function tokensOf(page: Page, account: string) {
  const { issued } = watchTraffic(page);
  await signInAs(page, account);
  await expect.poll(() => issued.length).toBeGreaterThan(0);
  const [set] = issued;
  if (set === undefined) throw new Error('no tokens were issued');
  return set;
}

test('[R6.1] a user with the manager role in Keycloak’s OIDC client can read another member’s data and cannot change it', async ({
  page,
  server,
}) => {
  const { access_token: token } = await tokensOf(page, 'manager');
  const owner = '?ownerEmail=student@example.test';
  expect(await statusOf(server.origin, token, owner)).toBe(200);
  expect(await statusOf(server.origin, token, owner, WRITE)).toBe(403);
});

test('[R6.1] a student without a role can read only their own data', async ({ page, server }) => {
  const { access_token: token } = await tokensOf(page, 'student');
  expect(await statusOf(server.origin, token)).toBe(200);
  expect(await statusOf(server.origin, token, '?ownerEmail=manager@example.test')).toBe(403);
  expect(await statusOf(server.origin, token, '?email=manager@example.test')).toBe(403);
});

test('[R11.2] another system signs in by its client’s secret, acts by its role, and has no area', async ({
  server,
  keycloak,
}) => {
  const secret = await keycloak.admin.secretOf('programme');
  const token = await tokenOfSystem(keycloak.issuer, 'programme', secret);
  const read = (path: string) => statusOf(server.origin, token, '', { method: 'GET', path });
  expect(await read('/programme/v1/orders')).toBe(200);
  expect(await read('/programme/v1/tickets')).toBe(403);
  expect(await read(READ.path)).toBe(403);
});

test('[R4.11] the service refuses tokens that Keycloak issued for another purpose, OIDC client or realm', async ({
  page,
  server,
  keycloak,
}) => {
  const audience = {
    name: 'audience svc',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-audience-mapper',
    config: { 'included.client.audience': 'svc', 'access.token.claim': 'true' },
  };
  await keycloak.admin.addToRealm({
    clients: [
      {
        clientId: 'another-app',
        publicClient: true,
        directAccessGrantsEnabled: true,
        protocolMappers: [audience],
      },
    ],
  });
  const tokens = await tokensOf(page, 'student');
  const status = (token: string) => statusOf(server.origin, token);
  const byPassword = (clientId: string) =>
    tokenByPassword(keycloak.issuer, 'student@example.test', 'demo', clientId);

  expect(await status(tokens.access_token)).toBe(200);
  expect(await status(tokens.id_token)).toBe(401);
  expect(await status(tokens.refresh_token)).toBe(401);
  expect(await status(await byPassword('another-app'))).toBe(401);
  expect(await status(await byPassword('admin-cli'))).toBe(401);
  expect(await status(await adminToken(keycloak.address))).toBe(401);
});
