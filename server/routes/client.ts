import { Hono } from 'hono';
import {
  clientAddBody,
  clientAnswer,
  clientQuery,
  clientReplaceAnswer,
  clientReplaceBody,
  clientUpdateBody,
} from '#src/contract/client.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { invalid, notFound } from '../errors/service-error.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { addClient, readClient, updateClient } from '../store/clients.ts';
import { writeOnce } from '../store/idempotency.ts';
import { replaceEmail } from '../store/replace-email.ts';

/** The bus client record: read, made, changed, moved to a new address (R7.16–R7.18, R7.24). */
export const clientRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/user/get',
      describeCall('The client record of a person', clientAnswer),
      checkQuery(clientQuery),
      async (c) => {
        const client = await readClient(db, c.get('person').email);
        if (!client) throw notFound();
        return answer(c, clientAnswer, { client }, production);
      },
    )
    .post(
      '/api/user/add',
      describeCall('Makes the client record of a person who has none', clientAnswer),
      checkBody(clientAddBody),
      async (c) => {
        const person = c.get('principal');
        const added = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { client: await addClient(tx, person, c.req.valid('json')) },
        }));
        return answer(c, clientAnswer, added.body, production);
      },
    )
    .post(
      '/api/user/update',
      describeCall('Takes what a person says of themselves', clientAnswer),
      checkBody(clientUpdateBody),
      async (c) => {
        const { email } = c.get('principal');
        const updated = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { client: await updateClient(tx, email, c.req.valid('json')) },
        }));
        return answer(c, clientAnswer, updated.body, production);
      },
    )
    .put(
      '/api/user/replace',
      describeCall('Moves the record to the signed-in confirmed address', clientReplaceAnswer),
      checkBody(clientReplaceBody),
      async (c) => {
        const { email, code } = c.req.valid('json');
        if (email !== c.get('principal').email) throw invalid('email', 'EMAIL_NOT_OWN');
        const replaced = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { id: await replaceEmail(tx, email, code) },
        }));
        return answer(c, clientReplaceAnswer, replaced.body, production);
      },
    );
