import { stringify } from 'csv-stringify/sync';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { InferOutput } from 'valibot';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { listJournal } from '#server/journal/journal.ts';
import { journalEntry, journalQuery, journalResponse } from '#src/contract/acts/journal.ts';
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
      async (c) =>
        c.var.respond(await listJournal(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .get(
      '/journal.csv',
      describeRoute(EXPORT),
      allow(db, 'journal.list'),
      checkQuery(journalQuery),
      async (c) => {
        const parts = exportJournal(db, c.get('principal').projects, c.req.valid('query'));
        // A database that is away is an error of its own and no file.
        const first = await parts.next();
        c.header('Content-Type', 'text/csv; charset=utf-8');
        c.header('Content-Disposition', 'attachment; filename="journal.csv"');
        c.header('Cache-Control', 'no-store');
        return c.body(streamOf(first.value ?? '', parts));
      },
    );

/** A file whose connection breaks where a later part cannot be read: it must not look whole. */
function streamOf(first: string, parts: AsyncGenerator<string, void>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(first)),
    pull: async (file) => {
      try {
        const { done, value } = await parts.next();
        if (done === true) file.close();
        else file.enqueue(encoder.encode(value));
      } catch (error) {
        logError('The export of the journal broke off', error);
        file.error(error);
      }
    },
    cancel: async () => {
      await parts.return();
    },
  });
}

/** The whole journal by the query's filters, from its cursor on, as CSV with a header. */
async function* exportJournal(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof journalQuery>,
): AsyncGenerator<string, void> {
  let { cursor } = query;
  let isFirst = true;
  do {
    const page = await listJournal(db, projects, { ...query, cursor, limit: EXPORTED_PAGE });
    const rows = page.entries.map(({ roles, member, before, after, ...entry }) => ({
      ...entry,
      roles: roles.join(' '),
      member: member?.reference,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }));
    yield stringify(rows, {
      columns: Object.keys(journalEntry.entries),
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
