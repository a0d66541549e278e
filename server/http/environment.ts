import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Config } from '#server/config/config.ts';
import type { Installation } from '#server/config/installation.ts';
import type { Db } from '#server/database/db.ts';
import type { Principal } from '#server/identity/principal.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import type { Limits } from './limits.ts';
import type { Turns } from './turns.ts';

/** What the service's routes depend on. */
export interface ServiceDeps
  extends
    Installation,
    Pick<Config, 'production' | 'pushServices' | 'trustedProxies' | 'coinsByOnePerson'> {
  readonly db: Db;
  readonly verify: Verifier;
  readonly limits: Limits;
  /** In a demonstration: how long after its confirmation a change of e-mail is approved, ms. */
  readonly emailApprovedAfterMs?: number | undefined;
}

/** Adds to the journal that staff looks at a member's area (R11.3). */
export interface ViewRecorder {
  readonly recordView: (viewer: Principal, ownerEmail: string) => Promise<void>;
}

/** The person whose data a request is about: the signed-in one, or in owner view the owner. */
export interface Person {
  /** Lower case. */
  readonly email: string;
  readonly isOwnerView: boolean;
}

/** How much a person may write. */
export interface WriteLimits {
  /** What a write waits for in this process. */
  readonly turns: Turns;
  /** Responses that are kept within 24 hours. */
  readonly mostADay: number;
}

/** What the middleware sets for the routes. */
export interface ServiceEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    principal: Principal;
    person: Person;
    writeLimits: WriteLimits;
    /** Of the call's response, by `describeCall`. */
    status: 200 | 201;
  };
}

/** A request behind the middleware of signed-in calls, whatever its own route adds. */
export type SignedIn = Pick<Context<ServiceEnv>, 'req' | 'get'>;
