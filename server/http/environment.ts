import type { IncomingMessage } from 'node:http';
import type { BrandSetting } from '#server/config/brand-of-host.ts';
import type { Db } from '#server/database/db.ts';
import type { Principal } from '#server/identity/principal.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import type { Limits } from './limits.ts';
import type { WriteLimits } from './write-once.ts';

/** What the service's routes depend on. */
export interface ServiceDeps {
  readonly db: Db;
  readonly verify: Verifier;
  /** The configuration's brands. A request's host chooses the look; a person's brand is `brandOfPerson`. */
  readonly brand: BrandSetting | undefined;
  /** The origin under which people open the app. */
  readonly publicOrigin: string;
  readonly production: boolean;
  /** Origins of push services beside the browsers' own. */
  readonly pushServices: readonly string[];
  readonly limits: Limits;
  /** How many proxies stand before the service: only their entries of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  /** In a demonstration: how long after its confirmation a change of e-mail is approved, ms. */
  readonly emailApprovedAfterMs?: number | undefined;
}

/** The person whose data a request is about: the signed-in one, or in owner view the owner. */
export interface Person {
  /** Lower case. */
  readonly email: string;
  readonly isOwnerView: boolean;
}

/** What the middleware sets for the routes. */
export interface ServiceEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: { principal: Principal; person: Person; writeLimits: WriteLimits };
}
