import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Db } from '#server/database/db.ts';
import type { ServiceEnv, SignedIn } from '#server/http/environment.ts';
import { notFound, RefusedError, type Refusal } from '#server/http/errors/refused-error.ts';
import { isRequestId } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import type { Principal } from '#server/identity/principal.ts';
import { actorOf, addToJournal, lastActOn } from '#server/journal/journal.ts';
import { REQUEST_ID_HEADER } from '#src/contract/headers.ts';
import { ROLES, rolesFor, type Act } from '#src/domain/acts.ts';
import { findMemberOf, idOf, readState, type ConcernedMember, type Entity } from './entities.ts';

/** An act, and what it is about by the parameter `id` of its path; a list is about nothing. */
interface Target {
  readonly act: Act;
  readonly entity?: Entity;
}

/** A forbidden act is one row in this time, ms: nobody fills the journal by repeating it. */
const REFUSED_ONCE_MS = 60_000;

const forbidden = (text?: 'OTHER_PROJECT'): RefusedError =>
  new RefusedError({ status: 403, code: 'FORBIDDEN', ...(text && { text }) });

/**
 * Lets only those pass whose roles allow an act, before the body is read; the journal gets the refused ones
 * (R11.2, R11.3).
 */
export const allow = (db: Db, act: Act, entity?: Entity): MiddlewareHandler<ServiceEnv> =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    if (rolesFor(c.get('principal').roles, act).length === 0) {
      const entry = entryOf(c, { act, ...(entity && { entity }) });
      const minute = Math.floor(Date.now() / REFUSED_ONCE_MS);
      // Who has no role at all gets one row for whatever they try.
      const isStaff = ROLES.some((role) => entry.roles.includes(role));
      const once = `refused ${entry.subject} ${isStaff ? act : ''} ${minute}`;
      await addToJournal(db, { ...entry, refusal: 'FORBIDDEN', once });
      throw forbidden();
    }
    await next();
  });

/**
 * An act on an entity, which the parameter `id` of the path names.
 * @returns the middleware `allow`, and `run`, which does the act once for its request id and resolves with the
 * body of the response. The journal gets the act in the same transaction, with the entity before and after; a
 * refused one too (R11.3). The work changes the entity with the given id, whose member is locked. Rejects with 404
 * without such an entity, 403 for a member of a project for which the roles do not hold, and the refusals of the
 * work; a 409 names who has changed the entity, and when.
 */
export const actOn = (db: Db, act: Act, entity: Entity) => ({
  allow: allow(db, act, entity),
  run: async <Body extends object>(
    c: SignedIn,
    work: (tx: Db, id: number) => Promise<Body>,
  ): Promise<Body> => {
    const principal = c.get('principal');
    const entry = entryOf(c, { act, entity });
    let concerned: ConcernedMember | null | undefined;
    const doAct = async (tx: Db): Promise<Body> => {
      concerned = await findMemberOf(tx, entity, entry.entityId);
      if (concerned === undefined) throw notFound();
      if (!holdsFor(principal, concerned)) throw forbidden('OTHER_PROJECT');
      const before = await readState(tx, entity, entry.entityId, concerned);
      const body = await work(tx, idOf(entity, entry.entityId, concerned));
      const after = await readState(tx, entity, entry.entityId, concerned);
      await addToJournal(tx, { ...entry, memberId: concerned?.id, before, after });
      return body;
    };
    return writeOnce(c, db, doAct, {
      onRefusal: async (tx, refusal) => {
        await addToJournal(tx, { ...entry, memberId: concerned?.id, refusal: refusal.code });
        return refusal.status === 409 ? withLastAct(tx, entry, refusal) : refusal;
      },
    });
  },
});

/** Roles that hold for some projects hold for their members; what belongs to no project needs all of them. */
const holdsFor = ({ projects }: Principal, concerned: ConcernedMember | null): boolean =>
  projects === undefined ||
  (concerned?.projects.some((project) => projects.includes(project)) ?? false);

function entryOf(c: SignedIn, { act, entity }: Target) {
  const requestId = c.req.header(REQUEST_ID_HEADER) ?? '';
  return {
    ...actorOf(c.get('principal'), act),
    entity: entity ?? act.split('.', 1).join(),
    entityId: c.req.param('id') ?? '',
    requestId: isRequestId(requestId) ? requestId : null,
  };
}

/** Two of staff may do the same: the second one reads who was faster. */
async function withLastAct(
  tx: Db,
  { entity, entityId }: { readonly entity: string; readonly entityId: string },
  refusal: Refusal,
): Promise<Refusal> {
  const last = await lastActOn(tx, entity, entityId);
  return last ? { ...refusal, lastAct: { by: last.name, at: last.at.toISOString() } } : refusal;
}
