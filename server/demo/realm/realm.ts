import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { keycloakFrames } from './keycloak-frames.ts';
import { ownFailures } from './own-failures.ts';
import { compressPages } from './pages/compress-pages.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { realmConfiguration } from './realm-configuration.ts';
import type { RealmOptions } from './realm-options.ts';
import { issuerOf, REALM_PATH } from './realm-path.ts';
import { signIn } from './sign-in.ts';
import { makeRefreshTokensDecodable } from './tokens.ts';
import { userinfo } from './userinfo.ts';

export type Realm = (req: IncomingMessage, res: ServerResponse) => void;

/** The provider of one origin. Its requests' paths begin with REALM_PATH. */
export function createRealm(options: RealmOptions): Realm {
  const { origin, clientId, verifier } = options;
  const { host, protocol } = new URL(origin);
  const provider = new Provider(issuerOf(origin), realmConfiguration(options));
  makeRefreshTokensDecodable(provider);
  // Endpoint addresses and secure cookies follow these headers, which are set below.
  provider.proxy = true;
  // The endpoints themselves stay last; what is added after `callback` would not run.
  provider.use(compressPages);
  provider.use(ownFailures(provider, options));
  provider.use(securityHeaders);
  provider.use(keycloakFrames(provider, clientId));
  provider.use(userinfo(verifier));
  provider.use(signIn(provider, options));
  const callback = provider.callback();

  return (req, res) => {
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    const url = req.url ?? REALM_PATH;
    Object.assign(req, { originalUrl: url, url: url.slice(REALM_PATH.length) || '/' });
    void callback(req, res);
  };
}
