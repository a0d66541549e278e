import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { member } from '#server/database/schema/member/member.ts';
import type { Person, ServiceEnv, ViewRecorder } from '#server/http/environment.ts';
import { forbidden, invalid, notFound } from '#server/http/errors/refused-error.ts';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { canViewOwners } from '#src/domain/member/role.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Whether a request reads; a few reads change something all the same (`refuseInOwnerView`). */
export const isRead = (c: Context): boolean => SAFE_METHODS.includes(c.req.method);

/**
 * Decides whose data a request is about: `email`, `ownerEmail` and `owner` are claims that are checked
 * against the token (R6.2). Staff may view an owner's data but not change it (R6.1, R6.3), and the journal gets
 * who looks (R11.3).
 */
export const ownData = (db: Db, { recordView }: ViewRecorder) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const person = await decidePerson(db, c);
    c.set('person', person);
    if (!isRead(c)) checkNoOwnerView(c);
    if (person.isOwnerView) await recordView(c.get('principal'), person.email);
    await next();
  });

/** Refuses a GET that changes data in owner view (R6.3). */
export const refuseInOwnerView = createMiddleware<ServiceEnv>(async (c, next) => {
  checkNoOwnerView(c);
  await next();
});

function checkNoOwnerView(c: Context<ServiceEnv>): void {
  if (c.get('person').isOwnerView || c.req.header(SOURCE_HEADER) === SOURCE.partner)
    throw forbidden('READ_ONLY');
}

async function decidePerson(db: Db, c: Context<ServiceEnv>): Promise<Person> {
  const email = claimOf(c, 'email');
  const ownerEmail = claimOf(c, 'ownerEmail');
  const owner = claimOf(c, 'owner');
  const principal = c.get('principal');
  const own = principal.email.toLowerCase();
  const mayView = canViewOwners(principal.roles);
  // Without a role, the response does not show whether there is a member with the reference.
  const referred = owner === undefined || !mayView ? undefined : await emailOf(db, owner);
  const requested = referred ?? ownerEmail ?? email ?? own;
  const isOwnerView = owner !== undefined || ownerEmail !== undefined || requested !== own;
  if (isOwnerView && !(mayView && (await isInProjects(db, requested, principal.projects))))
    throw forbidden('FOREIGN');
  if (referred !== undefined && ownerEmail !== undefined && ownerEmail !== referred) {
    throw invalid('owner');
  }
  if (email !== undefined && email !== requested && email !== own) throw invalid('email');
  return { email: requested, isOwnerView };
}

/** Whether a member is in one of the projects for which the roles of staff hold (R11.2). */
async function isInProjects(
  db: Db,
  email: string,
  projects: readonly number[] | undefined,
): Promise<boolean> {
  if (!projects) return true;
  return (await db.$count(member, and(eq(member.email, email), inProjects(projects)))) > 0;
}

/** The e-mail of the member whom a reference names. Throws 400 for no reference, 404 for an unknown one. */
async function emailOf(db: Db, reference: string): Promise<string> {
  if (!isMemberReference(reference)) throw invalid('owner');
  const [found] = await db
    .select({ email: member.email })
    .from(member)
    .where(eq(member.reference, reference));
  if (!found) throw notFound();
  return found.email;
}

function claimOf(c: Context<ServiceEnv>, field: string): string | undefined {
  const values = c.req.queries(field);
  if (values && values.length > 1) throw invalid(field);
  return values?.[0]?.toLowerCase();
}
