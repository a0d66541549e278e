import type { IncomingMessage } from 'node:http';
import type { BrandSetting } from './brand-of-host.ts';
import type { Limits } from './http/limits.ts';
import type { Principal } from './identity/principal.ts';
import type { Verifier } from './identity/verify.ts';
import type { Db } from './store/db.ts';

/** What the service's routes work with. */
export interface ServiceDeps {
  readonly db: Db;
  readonly verify: Verifier;
  /** What the configuration says of brands; a request's host goes before it (R1.1). */
  readonly brand: BrandSetting | undefined;
  /** The origin under which people open the app. */
  readonly publicOrigin: string;
  readonly production: boolean;
  readonly limits: Limits;
  /** Proxies of one's own before the service: X-Forwarded-For is believed as far as they wrote it. */
  readonly trustedProxies: number;
}

/** The person whose data a request is about: the signed-in one, or an owner whom staff looks at. */
export interface Person {
  /** Lower case. */
  readonly email: string;
  readonly isOwnerView: boolean;
}

/** What the middleware tells the routes of a request. */
export interface ServiceEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: { principal: Principal; person: Person };
}
