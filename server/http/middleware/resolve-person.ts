import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { canViewOwners } from '#src/domain/role.ts';
import type { Person, ServiceEnv } from '#server/http/environment.ts';
import { invalid, ServiceError } from '#server/http/errors/service-error.ts';
import type { Principal } from '#server/identity/principal.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Decides whose data a request is about: `email` and `ownerEmail` are claims that are checked
 * against the token (R6.2). Staff may view an owner's data but not change it (R6.1, R6.3).
 */
export const ownData = createMiddleware<ServiceEnv>(async (c, next) => {
  const email = single(c.req.queries('email'), 'email');
  const ownerEmail = single(c.req.queries('ownerEmail'), 'ownerEmail');
  const person = decidePerson(c.get('principal'), email, ownerEmail);
  c.set('person', person);
  if (!SAFE_METHODS.includes(c.req.method)) checkNoOwnerView(c);
  await next();
});

/** Refuses a GET that changes data in owner view (R6.3). */
export const refuseInOwnerView = createMiddleware<ServiceEnv>(async (c, next) => {
  checkNoOwnerView(c);
  await next();
});

function checkNoOwnerView(c: Context<ServiceEnv>): void {
  if (c.get('person').isOwnerView || c.req.header(SOURCE_HEADER) === SOURCE.partner) {
    throw new ServiceError({ status: 403, code: 'FORBIDDEN', text: 'READ_ONLY' });
  }
}

function decidePerson(principal: Principal, email?: string, ownerEmail?: string): Person {
  const own = principal.email.toLowerCase();
  const requested = ownerEmail ?? email ?? own;
  if (email !== undefined && email !== requested && email !== own) throw invalid('email');
  const isOwnerView = ownerEmail !== undefined || requested !== own;
  if (isOwnerView && !canViewOwners(principal.roles)) {
    throw new ServiceError({ status: 403, code: 'FORBIDDEN', text: 'FOREIGN' });
  }
  return { email: requested, isOwnerView };
}

function single(values: string[] | undefined, field: string): string | undefined {
  if (values && values.length > 1) throw invalid(field);
  return values?.[0]?.toLowerCase();
}
