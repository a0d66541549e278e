import { stringify } from 'csv-stringify/sync';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { stream } from 'hono/streaming';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { listJournal } from '#server/journal/journal.ts';
import { journalQuery, journalResponse } from '#src/contract/acts/journal.ts';
import { allow } from './act-on.ts';

/** Rows that are in memory at a time while the journal is exported. */
const EXPORTED_PAGE = 500;

const EXPORT = {
  summary: 'The journal as one file for a spreadsheet',
  responses: {
    200: {
      description: 'The whole journal by the filters, newest first, as CSV with a header',
      content: { 'text/csv': { schema: { type: 'string' as const } } },
    },
  },
};

/** The journal (R11.3), as pages and as one file for a spreadsheet. */
export const journalRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/journal',
      describeCall('Acts of staff and of other systems, newest first', journalResponse),
      allow(db, 'journal.list'),
      checkQuery(journalQuery),
      async (c) => c.var.respond(await listJournal(db, c.req.valid('query'))),
    )
    .get(
      '/journal.csv',
      describeRoute(EXPORT),
      allow(db, 'journal.list'),
      checkQuery(journalQuery),
      (c) => {
        const query = c.req.valid('query');
        c.header('Content-Type', 'text/csv; charset=utf-8');
        c.header('Content-Disposition', 'attachment; filename="journal.csv"');
        c.header('Cache-Control', 'no-store');
        return stream(c, async (out) => {
          for await (const part of exportJournal(db, query)) await out.write(part);
        });
      },
    );

/** The whole journal by the query's filters, from its cursor on, as CSV with a header. */
async function* exportJournal(
  db: Db,
  query: InferOutput<typeof journalQuery>,
): AsyncGenerator<string> {
  let { cursor } = query;
  let isFirst = true;
  do {
    const page = await listJournal(db, { ...query, cursor, limit: EXPORTED_PAGE });
    const rows = page.entries.map(({ roles, before, after, ...entry }) => ({
      ...entry,
      roles: roles.join(' '),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }));
    yield stringify(rows, {
      columns: COLUMNS,
      header: isFirst,
      // Spreadsheets take a file without the mark for one of an older code page.
      bom: isFirst,
      // A cell that begins with «=» is text, never a formula.
      escape_formulas: true,
    });
    isFirst = false;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const COLUMNS = [
  'id',
  'at',
  'email',
  'name',
  'roles',
  'act',
  'entity',
  'entityId',
  'member',
  'before',
  'after',
  'refusal',
  'requestId',
];
