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
  readonly clientId: string;
  readonly serviceClientId: string;
  readonly secrets: Secrets;
  readonly verifier: Verifier;
  readonly remoteAddress: (req: IncomingMessage) => string;
  readonly demoAccountsUrl?: string | undefined;
}
