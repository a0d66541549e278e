import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { mayViewOwners } from '#src/domain/role.ts';
import type { Person, ServiceEnv } from '../environment.ts';
import { invalid, ServiceError } from '../errors/service-error.ts';
import type { Principal } from '../identity/principal.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Decides whose data a request is about: `email` and `ownerEmail` are claims that are checked
 * against the token (R6.2). Staff may look at an owner's data and change nothing there (R6.1, R6.3).
 */
export const ownData = createMiddleware<ServiceEnv>(async (c, next) => {
  const email = single(c.req.queries('email'), 'email');
  const ownerEmail = single(c.req.queries('ownerEmail'), 'ownerEmail');
  const person = decidePerson(c.get('principal'), email, ownerEmail);
  c.set('person', person);
  if (!SAFE_METHODS.includes(c.req.method)) checkNoOwnerView(c);
  await next();
});

/** Refuses in owner view what changes data although its method says otherwise (R6.3). */
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
  const asked = ownerEmail ?? email ?? own;
  if (email !== undefined && email !== asked && email !== own) throw invalid('email');
  const isOwnerView = ownerEmail !== undefined || asked !== own;
  if (isOwnerView && !mayViewOwners(principal.roles)) {
    throw new ServiceError({ status: 403, code: 'FORBIDDEN', text: 'FOREIGN' });
  }
  return { email: asked, isOwnerView };
}

function single(values: string[] | undefined, field: string): string | undefined {
  if (values && values.length > 1) throw invalid(field);
  return values?.[0]?.toLowerCase();
}
