import type { Principal } from './identity/principal.ts';
import type { Verifier } from './identity/verify.ts';
import type { Db } from './store/db.ts';

/** What the service's routes work with. */
export interface ServiceDeps {
  readonly db: Db;
  readonly verify: Verifier;
  /** The configured brand's name; a request's host goes before it (R1.1). */
  readonly brand: string | undefined;
  readonly production: boolean;
}

/** The person whose data a request is about: the signed-in one, or an owner whom staff looks at. */
export interface Person {
  /** Lower case. */
  readonly email: string;
  readonly isOwnerView: boolean;
}

/** What the middleware tells the routes of a request. */
export interface ServiceEnv {
  Variables: { principal: Principal; person: Person };
}
