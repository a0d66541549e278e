import type { IncomingMessage } from 'node:http';
import type { Db } from '#server/database/db.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import type { Brand } from '#src/brand/brand.ts';
import type { Secrets } from './secrets.ts';

/** What a realm, the provider of one origin, depends on. */
export interface RealmOptions {
  readonly db: Db;
  readonly origin: string;
  /** The brand of the origin's host, for the look of the pages. */
  readonly brand: Brand;
  /** Where who cannot sign in may write. */
  readonly supportEmail: string | undefined;
  /** The app's OIDC client: `friends-public` (docs/operation.md). */
  readonly clientId: string;
  /** The service's OIDC client, audience and holder of the roles: `svc` (docs/operation.md). */
  readonly serviceClientId: string;
  /** The OIDC clients of other systems; the id of each is its secret as well. */
  readonly systems?: readonly string[] | undefined;
  readonly secrets: Secrets;
  readonly verifier: Verifier;
  /** By which attempts are counted. */
  readonly remoteAddress: (req: IncomingMessage) => string;
  /** Where the sign-in page sends newcomers for an account; only with the sandbox. */
  readonly demoAccountsUrl?: string | undefined;
}
