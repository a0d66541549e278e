import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import type { Db } from '#server/database/db.ts';
import { oidcSecret } from '#server/database/schema/service/oidc.ts';

export interface Secrets {
  /** Private keys, the signing one first. */
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookieKeys: readonly string[];
}

/** The provider's keys, made at the first start; all processes use the keys of the first one. */
export async function loadSecrets(db: Db): Promise<Secrets> {
  return {
    jwks: await findOrCreate(db, 'jwks', async () => ({ keys: [await createSigningKey()] })),
    cookieKeys: await findOrCreate(db, 'cookie_keys', () => [
      randomBytes(32).toString('base64url'),
    ]),
  };
}

export const publicKeys = ({ jwks }: Secrets): JSONWebKeySet => ({
  keys: jwks.keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e }) as JWK),
});

async function findOrCreate<T>(db: Db, name: string, create: () => T | Promise<T>): Promise<T> {
  const find = async () => {
    const [row] = await db.select().from(oidcSecret).where(eq(oidcSecret.name, name));
    // Only this function writes it, under a name that has one type.
    return row?.value as T | undefined;
  };
  const known = await find();
  if (known !== undefined) return known;
  const created = await create();
  await db.insert(oidcSecret).values({ name, value: created }).onConflictDoNothing();
  return (await find()) ?? created;
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
