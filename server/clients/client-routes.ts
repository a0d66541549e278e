import { Hono } from 'hono';
import { replaceEmail } from '#server/email-change/replace-email.ts';
import { jsonResponse, checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { invalid, notFound } from '#server/http/errors/refused-error.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import {
  clientAddBody,
  clientResponse,
  clientQuery,
  clientReplaceResponse,
  clientReplaceBody,
  clientUpdateBody,
} from '#src/contract/member/client.ts';
import { addClient, readClient, updateClient } from './clients.ts';

/** The bus client record: read, create, update, move to a new address (R7.16–R7.18, R7.24). */
export const clientRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/user/get',
      describeCall('The client record of a person', clientResponse),
      checkQuery(clientQuery),
      async (c) => {
        const client = await readClient(db, c.get('person').email);
        if (!client) throw notFound();
        return jsonResponse(c, clientResponse, { client }, production);
      },
    )
    .post(
      '/api/user/add',
      describeCall('Creates the client record of a person who has none', clientResponse),
      checkBody(clientAddBody),
      async (c) => {
        const person = c.get('principal');
        const added = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { client: await addClient(tx, person, c.req.valid('json')) },
        }));
        return jsonResponse(c, clientResponse, added.body, production);
      },
    )
    .post(
      '/api/user/update',
      describeCall('Updates what a person enters about themselves', clientResponse),
      checkBody(clientUpdateBody),
      async (c) => {
        const { email } = c.get('principal');
        const updated = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { client: await updateClient(tx, email, c.req.valid('json')) },
        }));
        return jsonResponse(c, clientResponse, updated.body, production);
      },
    )
    .put(
      '/api/user/replace',
      describeCall('Moves the record to the signed-in confirmed address', clientReplaceResponse),
      checkBody(clientReplaceBody),
      async (c) => {
        const { email, code } = c.req.valid('json');
        if (email !== c.get('principal').email) throw invalid('email', 'EMAIL_NOT_OWN');
        const replaced = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { id: await replaceEmail(tx, email, code) },
        }));
        return jsonResponse(c, clientReplaceResponse, replaced.body, production);
      },
    );
