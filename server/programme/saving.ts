import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { EntityState } from '#server/database/schema/service/journal.ts';
import { conflict, forbidden, notFound } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';
import type { Act } from '#src/domain/acts.ts';
import {
  findMemberOf,
  pathIdOf,
  readState,
  type ConcernedMember,
  type Entity,
} from './entities.ts';

/** How things of one kind are saved as a whole, each by a call of its own or many by an import (R11.2, R11.4). */
export interface Saving<Fields> {
  readonly entity: Entity;
  readonly act: Act;
  /** The id of the one that the fields name; undefined for a new one. */
  readonly find: (tx: Db, fields: Fields) => Promise<number | undefined>;
  /**
   * Adds one, or changes the given one.
   * @returns its id
   */
  readonly save: (tx: Db, id: number | undefined, fields: Fields) => Promise<number>;
  /** Stores which others of its kind it names, which an import may add after it. */
  readonly link?: (tx: Db, id: number, fields: Fields) => Promise<void>;
  /**
   * The projects that the fields name, and those that the stored one has, as the journal keeps it and with its member:
   * a role that holds for some projects has to hold for all of these.
   */
  readonly projects?: {
    readonly named: (fields: Fields) => readonly number[];
    readonly stored: (state: EntityState, member: ConcernedMember) => readonly number[];
  };
}

/** A save whose links are not stored yet. */
interface BegunSave {
  readonly id: number;
  /** Null of a new one. */
  readonly before: EntityState | null;
}

type Holder = Pick<Principal, 'projects'>;

/** Roles that hold for some projects hold for their members; what belongs to no project needs all of them. */
export const holdsFor = ({ projects }: Holder, concerned: ConcernedMember | null): boolean =>
  projects === undefined ||
  (concerned?.projects.some((project) => projects.includes(project)) ?? false);

/** Whether a role holds for each of some projects. */
const holdsForAll = ({ projects }: Holder, wanted: readonly number[]): boolean =>
  projects === undefined || wanted.every((project) => projects.includes(project));

/**
 * Saves one, without its links; those of one kind are saved one after another. Throws 404 without the given one, 403
 * where the roles do not hold, 409 where the fields name another one than the path, and the refusals of the save.
 * @param named the id that the path names; undefined where the fields name it
 */
export async function beginSave<Fields>(
  tx: Db,
  { entity, find, save, projects }: Saving<Fields>,
  principal: Holder,
  named: number | undefined,
  fields: Fields,
): Promise<BegunSave> {
  if (!holdsForAll(principal, projects?.named(fields) ?? [])) throw forbidden('OTHER_PROJECT');
  await lockKind(tx, entity);
  const found = await find(tx, fields);
  // The institution's own id names one of them only.
  if (named !== undefined && found !== undefined && found !== named) throw conflict('CONFLICT');
  const known = named ?? found;
  if (known === undefined) return { id: await save(tx, known, fields), before: null };
  const entityId = await pathIdOf(tx, entity, known);
  const concerned = await findMemberOf(tx, entity, entityId);
  if (concerned === undefined) throw notFound();
  const before = await readState(tx, entity, entityId, concerned);
  // A save replaces the projects that it has: none of another one is taken away.
  const isHeld =
    projects && concerned
      ? holdsForAll(principal, projects.stored(before, concerned))
      : holdsFor(principal, concerned);
  if (!isHeld) throw forbidden('OTHER_PROJECT');
  return { id: await save(tx, known, fields), before };
}

/**
 * Ends a save. Throws 403 where the roles do not hold for what there is now.
 * @returns what the journal keeps of it
 */
export async function endSave<Fields>(
  tx: Db,
  { entity }: Saving<Fields>,
  principal: Holder,
  { id, before }: BegunSave,
) {
  const entityId = await pathIdOf(tx, entity, id);
  const concerned = (await findMemberOf(tx, entity, entityId)) ?? null;
  if (!holdsFor(principal, concerned)) throw forbidden('OTHER_PROJECT');
  const after = await readState(tx, entity, entityId, concerned);
  return { entityId, memberId: concerned?.id, before, after };
}

/** So that none is added twice; members read and buy meanwhile. */
async function lockKind(tx: Db, entity: Entity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${entity}`}, 0))`);
}
