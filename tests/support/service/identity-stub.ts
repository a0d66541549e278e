import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const LIFETIME_S = 3600;

interface TokenFields {
  /** A person's; without it the token is of a system. */
  readonly email?: string;
  readonly roles?: readonly string[];
}

/** As much of Keycloak as the service needs: its discovery document, its keys, and tokens without a sign-in. */
export interface IdentityStub {
  readonly issuer: string;
  readonly tokenOf: (fields: TokenFields) => Promise<string>;
  readonly stop: () => void;
}

export async function startIdentityStub(): Promise<IdentityStub> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
  const listener = createServer((req, res) => {
    const issuer = issuerOf(listener);
    const isDiscovery = req.url?.endsWith('/.well-known/openid-configuration');
    res.setHeader('Content-Type', 'application/json');
    res.end(
      JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/certs` } : { keys: [jwk] }),
    );
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  return {
    issuer: issuerOf(listener),
    tokenOf: ({ email, roles = [] }) =>
      new SignJWT({
        azp: email === undefined ? 'programme' : 'friends-public',
        typ: 'Bearer',
        ...(email !== undefined && { email }),
        resource_access: { svc: { roles } },
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer(issuerOf(listener))
        .setAudience('svc')
        .setSubject(email ?? 'service-account-programme')
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_S}s`)
        .sign(privateKey),
    stop: () => void listener.close(),
  };
}

const issuerOf = (listening: Server): string =>
  `http://127.0.0.1:${(listening.address() as AddressInfo).port}/realms/loyalty`;
