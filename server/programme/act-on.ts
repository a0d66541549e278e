import type { Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceEnv, SignedIn } from '#server/http/environment.ts';
import { forbidden, notFound, type Refusal } from '#server/http/errors/refused-error.ts';
import { isRequestId } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import type { Principal } from '#server/identity/principal.ts';
import { actorOf, addToJournal, lastActOn } from '#server/journal/journal.ts';
import { REQUEST_ID_HEADER } from '#src/contract/headers.ts';
import { mayDo, ROLES, type Act } from '#src/domain/acts.ts';
import {
  findMemberOf,
  idOf,
  lockEntity,
  readState,
  type ConcernedMember,
  type Entity,
} from './entities.ts';
import { beginSave, endSave, holdsFor, type Saving } from './saving.ts';

/** A forbidden act is one row in this time, ms: nobody fills the journal by repeating it. */
const REFUSED_ONCE_MS = 60_000;

/**
 * Lets only those pass whose roles allow an act, before the body is read; the journal gets the refused ones
 * (R11.2, R11.3).
 */
export const allow = (db: Db, act: Act, entity?: Entity): MiddlewareHandler<ServiceEnv> =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    if (!mayDo(c.get('principal').roles, act)) {
      const entry = entryOf(c, act, entity);
      const minute = Math.floor(Date.now() / REFUSED_ONCE_MS);
      // Who has no role at all gets one row for whatever they try.
      const isStaff = ROLES.some((role) => entry.roles.includes(role));
      const once = `refused ${entry.subject} ${isStaff ? act : ''} ${minute}`;
      await addToJournal(db, { ...entry, refusal: 'FORBIDDEN', once });
      throw forbidden();
    }
    await next();
  });

/** Acts on one kind of entity, which the parameter `id` of the path names. */
interface Acts<Body> {
  readonly entity: Entity;
  readonly path: string;
  readonly response: v.GenericSchema<Body>;
  /** What every act responds with. */
  readonly read: (tx: Db, id: number) => Promise<NoInfer<Body>>;
}

interface ActCall<S extends v.GenericSchema> {
  readonly summary: string;
  readonly body: S;
  /**
   * Changes the entity, whose member is locked.
   * @returns the id that `read` gets, where it is not the entity's
   */
  readonly work: (
    tx: Db,
    id: number,
    body: v.InferOutput<S>,
    principal: Principal,
  ) => Promise<number | void>;
}

/**
 * Adds the calls of acts on an entity, each a POST to `name` under its path (R11.2), for the roles of the act.
 * Each is done once for its request id. It responds with 404 without such an entity, 403 for a member of a project
 * for which the roles do not hold, and the refusals of the work; a 409 names who has changed the entity, and when.
 */
export const actsOn =
  <Body extends object>(
    routes: Hono<ServiceEnv>,
    db: Db,
    { entity, path, response, read }: Acts<Body>,
  ) =>
  <S extends v.GenericSchema>(act: Act, name: string, { summary, body, work }: ActCall<S>) =>
    routes.post(
      `${path}/${name}`,
      describeCall(summary, response),
      allow(db, act, entity),
      checkBody(body),
      async (c) => {
        const doAct = async (tx: Db, id: number) => {
          const shown = await work(tx, id, c.req.valid('json'), c.get('principal'));
          return read(tx, shown ?? id);
        };
        return c.var.respond(await actOnce(c, db, act, entity, doAct));
      },
    );

/**
 * Does an act once. The journal gets it in the same transaction, with the entity before and after; a refused one
 * too (R11.3).
 */
async function actOnce<Body extends object>(
  c: SignedIn,
  db: Db,
  act: Act,
  entity: Entity,
  doAct: (tx: Db, id: number) => Promise<Body>,
): Promise<Body> {
  const entry = entryOf(c, act, entity);
  let concerned: ConcernedMember | null | undefined;
  const work = async (tx: Db): Promise<Body> => {
    concerned = await findMemberOf(tx, entity, entry.entityId);
    if (concerned === undefined) throw notFound();
    if (!holdsFor(c.get('principal'), concerned)) throw forbidden('OTHER_PROJECT');
    await lockEntity(tx, entity, entry.entityId, concerned);
    const before = await readState(tx, entity, entry.entityId, concerned);
    const body = await doAct(tx, idOf(entity, entry.entityId, concerned));
    const after = await readState(tx, entity, entry.entityId, concerned);
    await addToJournal(tx, { ...entry, memberId: concerned?.id, before, after });
    return body;
  };
  return writeOnce(c, db, work, {
    onRefusal: (tx, refusal) => noteRefusal(tx, { ...entry, memberId: concerned?.id }, refusal),
  });
}

/**
 * Saves one of a kind once (R11.2): the one that the path names, else the one that the fields name, else a new one.
 * Roles, request ids, journal and refusals are those of `actsOn`.
 * @returns the body of the response, as `read` reads it
 */
export async function saveOnce<Fields, Body extends object>(
  c: SignedIn,
  db: Db,
  saving: Saving<Fields>,
  fields: Fields,
  read: (tx: Db, id: number) => Promise<Body>,
): Promise<Body> {
  const entry = entryOf(c, saving.act, saving.entity);
  const principal = c.get('principal');
  const named = c.req.param('id') === undefined ? undefined : Number(entry.entityId);
  const work = async (tx: Db): Promise<Body> => {
    const begun = await beginSave(tx, saving, principal, named, fields);
    await saving.link?.(tx, begun.id, fields);
    await addToJournal(tx, { ...entry, ...(await endSave(tx, saving, principal, begun)) });
    return read(tx, begun.id);
  };
  return writeOnce(c, db, work, { onRefusal: (tx, refusal) => noteRefusal(tx, entry, refusal) });
}

/**
 * What the journal has of an act before it is done.
 * @param entity that the parameter `id` of the path names; a list is about nothing
 */
export function entryOf(c: SignedIn, act: Act, entity: string = act.split('.', 1).join()) {
  const requestId = c.req.header(REQUEST_ID_HEADER) ?? '';
  return {
    ...actorOf(c.get('principal'), act),
    entity,
    entityId: c.req.param('id') ?? '',
    requestId: isRequestId(requestId) ? requestId : null,
  };
}

/** Adds a refused act to the journal. Two of staff may do the same: the second one reads who was faster. */
async function noteRefusal(
  tx: Db,
  entry: ReturnType<typeof entryOf> & { readonly memberId?: number | undefined },
  refusal: Refusal,
): Promise<Refusal> {
  await addToJournal(tx, { ...entry, refusal: refusal.code });
  if (refusal.status !== 409) return refusal;
  const last = await lastActOn(tx, entry.entity, entry.entityId);
  return last ? { ...refusal, lastAct: { by: last.name, at: last.at.toISOString() } } : refusal;
}
