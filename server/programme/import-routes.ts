import { Hono } from 'hono';
import { describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { IMPORTS_PATH, limitBody } from '#server/http/middleware/limit-body.ts';
import { importResponse } from '#src/contract/acts/imports.ts';
import { allow } from './act-on.ts';
import { IMPORT_KINDS } from './import/kinds.ts';

/** Of one file, in bytes and in rows: its transaction holds one connection and the rows that it changes. */
const MOST_BYTES = 1024 * 1024;
const MOST_ROWS = 1000;

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
        return c.var.respond(
          await importFile(db, bytes, { ...options, principal, isStored: false }),
        );
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
        return c.var.respondOnce(db, (tx) =>
          importFile(tx, bytes, { ...options, principal, isStored: true }),
        );
      },
    );
  }
  return routes;
};
