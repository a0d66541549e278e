import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  base64url,
  createLocalJWKSet,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createExternalIdentity } from '#server/identity/external-identity.ts';
import { IdentityUnavailableError, UnauthenticatedError } from '#server/identity/principal.ts';
import { createVerifier, type Verifier } from '#server/identity/verify-token.ts';
import { Browser } from '../../support/people/identity-browser.ts';
import { type IdentityHarness, startIdentity } from './identity-harness.ts';

const ISSUER = 'https://id.example/realms/loyalty';
const CLIENTS = { audience: 'svc', clientId: 'friends-public', systems: ['programme'] };
const now = Math.floor(Date.now() / 1000);
const validClaims: JWTPayload = {
  iss: ISSUER,
  aud: ['svc', 'account'],
  azp: 'friends-public',
  typ: 'Bearer',
  sub: 'subject',
  sid: 'session',
  email: 'Anna@Example.test',
  iat: now,
  exp: now + 300,
  resource_access: { svc: { roles: ['admin'] }, account: { roles: ['manage-account'] } },
  realm_access: { roles: ['tokens-admin'] },
};

let key: CryptoKey;
let publicKey: CryptoKey;
let foreignKey: CryptoKey;
let verify: Verifier;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  publicKey = pair.publicKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' };
  verify = createVerifier({
    ...CLIENTS,
    issuers: [ISSUER],
    keys: createLocalJWKSet({ keys: [jwk] }),
  });
});

/** A valid token except for `changes`; undefined omits a claim. */
const sign = (changes: Record<string, unknown>, signingKey: CryptoKey = key, kid = 'k') =>
  new SignJWT({ ...validClaims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(signingKey);

test('[R5.5] [R10.8] a name of the token is cleaned as a typed one is', async () => {
  const token = await sign({
    given_name: ` Анна\u200B–Мария${'\u0301\u0316'.repeat(3000)} `,
    family_name: 'Йод'.normalize('NFD'),
  });
  const { firstName, lastName } = await verify(token);
  expect(firstName).toMatch(/^Анна-Мария\p{M}{30}$/u);
  expect(lastName).toBe('Йод');
});

test('[R6.1] only the service’s OIDC client gives roles, and the e-mail is in lower case', async () => {
  await expect(verify(await sign({}))).resolves.toEqual({
    sub: 'subject',
    email: 'anna@example.test',
    firstName: '',
    lastName: '',
    roles: ['admin'],
    sid: 'session',
    authTime: now,
  });
});

test('[R11.2] another system of the institution is no person: it has roles, and no e-mail', async () => {
  const token = await sign({
    azp: 'programme',
    email: undefined,
    email_verified: false,
    sid: undefined,
  });
  await expect(verify(token)).resolves.toMatchObject({
    isSystem: true,
    email: '',
    firstName: 'programme',
    roles: ['admin'],
  });
});

test('a user without roles in the service’s OIDC client has no roles', async () => {
  const token = await sign({ resource_access: { account: { roles: ['admin'] } } });

  await expect(verify(token)).resolves.toMatchObject({ roles: [] });
});

describe('a token is refused when', () => {
  test.each<[string, () => Promise<string>]>([
    ['it has another audience', () => sign({ aud: 'other' })],
    ['it has another issuer', () => sign({ iss: 'https://other.example' })],
    ['it was issued to another client', () => sign({ azp: 'other' })],
    ['it does not name its client', () => sign({ azp: undefined })],
    ['it has expired', () => sign({ iat: now - 600, exp: now - 300 })],
    ['it never expires', () => sign({ exp: undefined })],
    ['it has no e-mail', () => sign({ email: undefined })],
    ['it is a person’s, issued to another system', () => sign({ azp: 'programme' })],
    ['it is of a system that is not known', () => sign({ azp: 'other', email: undefined })],
    ['it is an ID token', () => sign({ typ: 'ID' })],
    ['it is a refresh token', () => sign({ typ: 'Refresh' })],
    ['it is signed with another key under the same key id', () => sign({}, foreignKey)],
    ['its key id is unknown', () => sign({}, foreignKey, 'unknown')],
    ['it has no signature', async () => unsigned()],
    ['its claims are changed', async () => tampered(await sign({}))],
    ['it is not a JWT', async () => 'rt.abc.def'],
  ])('%s', async (_, make) => {
    await expect(verify(await make())).rejects.toBeInstanceOf(UnauthenticatedError);
  });
});

test('[R4.11] a token that was good before is refused when it has ended', async () => {
  const token = await sign({});
  await expect(verify(token)).resolves.toMatchObject({ sub: 'subject' });
  vi.setSystemTime((now + 306) * 1000);
  try {
    await expect(verify(token)).rejects.toBeInstanceOf(UnauthenticatedError);
  } finally {
    vi.useRealTimers();
  }
});

test('[R1.9] many requests with one token take one check of its signature', async () => {
  let looked = 0;
  const once = createVerifier({
    ...CLIENTS,
    issuers: [ISSUER],
    keys: () => {
      looked += 1;
      return publicKey;
    },
  });
  const token = await sign({});
  for (let request = 0; request < 5; request += 1) await once(token);
  expect(looked).toBe(1);
  await expect(once(tampered(token))).rejects.toBeInstanceOf(UnauthenticatedError);
});

describe('the embedded provider', () => {
  let idp: IdentityHarness;
  beforeAll(async () => {
    idp = await startIdentity();
  });
  afterAll(() => idp.stop());

  test('issues ID and refresh tokens that the service refuses', async () => {
    const { id_token, refresh_token } = await new Browser(idp.origin).signIn();
    for (const token of [id_token, refresh_token]) {
      await expect(idp.identity().verifier(token)).rejects.toBeInstanceOf(UnauthenticatedError);
    }
  });

  test('can be the external provider of another service', async () => {
    const external = createExternalIdentity({
      ...CLIENTS,
      issuer: `${idp.origin}/sso/realms/loyalty`,
    });
    const { access_token } = await new Browser(idp.origin).signIn();

    await expect(external.probe()).resolves.toBeUndefined();
    await expect(external.verifier(access_token)).resolves.toMatchObject({ firstName: 'Анна' });
  });
});

test('[R4.11] while the external provider returns errors, a token is «unavailable», not «unauthenticated»', async () => {
  const jwk = { ...(await exportJWK((await generateKeyPair('RS256')).publicKey)), kid: 'other' };
  let isAvailable = false;
  const server = createServer((req, res) => {
    const body = req.url?.endsWith('openid-configuration')
      ? { issuer: origin, jwks_uri: `${origin}/certs` }
      : { keys: [jwk] };
    res.writeHead(isAvailable ? 200 : 503, { connection: 'close' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { verifier, probe } = createExternalIdentity({ ...CLIENTS, issuer: origin });
  const token = await sign({ iss: origin });

  await expect(verifier(token)).rejects.toBeInstanceOf(IdentityUnavailableError);
  await expect(probe()).rejects.toThrow(`The identity provider ${origin} cannot be used`);
  isAvailable = true;
  await expect(verifier(token)).rejects.toBeInstanceOf(UnauthenticatedError);
  await new Promise((resolve) => server.close(resolve));
});

test('while the external provider refuses connections, a token is «unavailable» as well', async () => {
  const { verifier } = createExternalIdentity({ ...CLIENTS, issuer: 'http://localhost:9' });

  await expect(verifier(await sign({}))).rejects.toBeInstanceOf(IdentityUnavailableError);
});

const encode = (value: object) => base64url.encode(JSON.stringify(value));
const unsigned = () => `${encode({ alg: 'none' })}.${encode(validClaims)}.`;

function tampered(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, encode({ ...validClaims, email: 'other@example.test' }), signature].join('.');
}
