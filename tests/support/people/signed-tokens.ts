import {
  base64url,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type CryptoKey,
  SignJWT,
} from 'jose';
import { createVerifier, type Verifier } from '#server/identity/verify-token.ts';

const ISSUER = 'https://id.example/realms/loyalty';
const CLIENTS = { audience: 'svc', clientId: 'friends-public' };
const LIFETIME_S = 3600;

export interface TokenMaker {
  /** The product's verifier, which trusts this maker's key. */
  readonly verify: Verifier;
  /** A valid access token of a user, except for the claims in `changes`. */
  readonly sign: (email: string, changes?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** A token with the same claims and no signature. */
  readonly unsigned: (email: string) => string;
  /** A token with the same claims, signed with a key that the verifier does not know. */
  readonly forged: (email: string) => Promise<string>;
}

/** Makes real valid and invalid access tokens, for tests that need the product's verifier instead of a stub. */
export async function createTokenMaker(): Promise<TokenMaker> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const foreign = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
  const make = (email: string, changes: Readonly<Record<string, unknown>>, key: CryptoKey) =>
    new SignJWT({ ...claimsOf(email), ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(key);
  return {
    verify: createVerifier({
      ...CLIENTS,
      issuers: [ISSUER],
      keys: createLocalJWKSet({ keys: [jwk] }),
    }),
    sign: (email, changes = {}) => make(email, changes, privateKey),
    unsigned: (email) => `${encode({ alg: 'none' })}.${encode(claimsOf(email))}.`,
    forged: (email) => make(email, {}, foreign),
  };
}

const encode = (value: object) => base64url.encode(JSON.stringify(value));

function claimsOf(email: string) {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: ISSUER,
    aud: ['svc'],
    azp: 'friends-public',
    typ: 'Bearer',
    sub: `sub-${email}`,
    sid: `sid-${email}`,
    email,
    iat,
    exp: iat + LIFETIME_S,
  };
}
