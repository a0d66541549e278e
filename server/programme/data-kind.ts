import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { containsFolded } from '#server/database/folded-text.ts';
import { readPage } from '#server/database/page.ts';
import type { place } from '#server/database/schema/shop/place.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { namedQuery, withdrawalBody } from '#src/contract/acts/common.ts';
import { actsOn, allow, saveOnce } from './act-on.ts';
import type { OfNobody } from './entities.ts';
import type { Saving } from './saving.ts';

type Plural = 'products' | 'places' | 'managers' | 'lessons' | 'stories';
type DataTable = PgTable & { readonly id: AnyPgColumn };

/** One kind of what belongs to the institution and to no member (R11.1). */
export interface DataKind<T extends DataTable, Fields, One> {
  /** What one of them is called in the response, and all of them in the path and in the names of the acts. */
  readonly entity: OfNobody;
  readonly plural: Plural;
  /** For the API's description, such as «a pickup place». */
  readonly what: string;
  readonly table: T;
  /** The text that a search looks in. */
  readonly name: SQL;
  readonly body: v.GenericSchema<unknown, Fields>;
  readonly one: v.GenericSchema<One>;
  readonly toOne: (row: T['$inferSelect']) => NoInfer<One>;
  readonly saving: Saving<NoInfer<Fields>>;
  /** Takes one away from members, or gives it back. */
  readonly withdraw: (tx: Db, id: number, isWithdrawn: boolean) => Promise<void>;
}

/**
 * The acts on one kind of data (R11.2): the list, withdrawn ones included; a POST that adds one, or changes the one
 * with the same `externalId`; a PUT that changes one as a whole; and the withdrawal.
 * @returns the routes, and what adds further acts on one of them
 */
export function dataRoutes<T extends DataTable, Fields, One>(
  db: Db,
  kind: DataKind<T, Fields, One>,
) {
  const { entity, plural, what, body, saving } = kind;
  // The tables differ in their other columns only.
  const table = kind.table as unknown as typeof place;
  const list = `/${plural}`;
  const path = `${list}/:id{[1-9][0-9]{0,8}}`;
  const response = v.object({ [entity]: kind.one });
  const listResponse = v.object({
    [plural]: v.array(kind.one),
    nextCursor: v.nullable(v.number()),
  });
  const read = async (tx: Db, id: number) => {
    const [found] = await tx.select().from(table).where(eq(table.id, id));
    if (!found) throw notFound();
    return { [entity]: kind.toOne(found) };
  };
  const routes = new Hono<ServiceEnv>()
    .get(
      list,
      describeCall(`All of: ${what}, also withdrawn ones`, listResponse),
      allow(db, `${plural}.list`),
      checkQuery(namedQuery),
      async (c) => {
        const { cursor, limit, q } = c.req.valid('query');
        const isAfter = cursor === undefined ? undefined : gt(table.id, cursor);
        const isFound = q === undefined ? undefined : containsFolded(kind.name, q);
        const statement = db
          .select()
          .from(table)
          .where(and(isAfter, isFound))
          .orderBy(asc(table.id));
        const { page, nextCursor } = await readPage(statement, limit, ({ id }) => id);
        return c.var.respond({ [plural]: page.map(kind.toOne), nextCursor });
      },
    )
    .post(
      list,
      describeCall(`Adds ${what}, or changes the one with the same externalId`, response),
      allow(db, saving.act, entity),
      checkBody(body),
      async (c) => c.var.respond(await saveOnce(c, db, saving, c.req.valid('json'), read)),
    )
    .put(
      path,
      describeCall(`Changes ${what} as a whole`, response),
      allow(db, saving.act, entity),
      checkBody(body),
      async (c) => c.var.respond(await saveOnce(c, db, saving, c.req.valid('json'), read)),
    );
  const onOne = actsOn(routes, db, { entity, path, response, read });
  onOne(`${plural}.withdraw`, 'withdrawal', {
    summary: `Takes ${what} away from members, or gives it back`,
    body: withdrawalBody,
    work: (tx, id, { isWithdrawn }) => kind.withdraw(tx, id, isWithdrawn),
  });
  return { routes, onOne };
}
