import { hash } from 'node:crypto';
import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { IMPORTS_PATH, limitBody } from '#server/http/middleware/limit-body.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { Turns } from '#server/http/turns.ts';
import { addToJournal } from '#server/journal/journal.ts';
import { importResponse } from '#src/contract/acts/imports.ts';
import { allow, entryOf } from './act-on.ts';
import { IMPORT_KINDS } from './import/kinds.ts';

/** Of one file, in bytes and in rows: buyers wait for the rows that it changes, and not for longer than a lock may take. */
const MOST_BYTES = 256 * 1024;
const MOST_ROWS = 200;
/** Files of all people together: each holds a connection for seconds. */
const turns = new Turns({ atATime: 1, waiting: 5 });
const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('imports', work);

const CSV_BODY = {
  required: true,
  content: { 'text/csv': { schema: { type: 'string' as const } } },
};

/** Import of files (R11.4): a rehearsal that stores nothing, and the import itself, once for its request id. */
export const importRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  for (const [name, { saving, importFile }] of Object.entries(IMPORT_KINDS)) {
    const path = `${IMPORTS_PATH}/${name}` as const;
    const options = { mostRows: MOST_ROWS };
    routes.post(
      `${path}/rehearsal`,
      describeCall(`Says what an import of ${name} would do`, importResponse, 200, {
        requestBody: CSV_BODY,
      }),
      allow(db, saving.act, saving.entity),
      limitBody(MOST_BYTES),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const principal = c.get('principal');
        const rehearse = () => importFile(db, bytes, { ...options, principal, isStored: false });
        return c.var.respond(await inTurn(rehearse));
      },
    );
    routes.post(
      path,
      describeCall(`Imports ${name}: all rows, or none`, importResponse, 200, {
        requestBody: CSV_BODY,
      }),
      allow(db, saving.act, saving.entity),
      limitBody(MOST_BYTES),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const principal = c.get('principal');
        const entry = entryOf(c, saving.act, saving.entity);
        const { requestId } = entry;
        // As text, bytes of other encodings would be equal.
        const write = await writeKeyOf(c, hash('sha256', bytes));
        const store = async (tx: Db) => {
          const result = await importFile(tx, bytes, {
            ...options,
            principal,
            requestId,
            isStored: true,
          });
          if (!result.isStored) await addToJournal(tx, { ...entry, refusal: 'INVALID' });
          return result;
        };
        return inTurn(() => c.var.respondOnce(db, store, { write }));
      },
    );
  }
  return routes;
};
