import { Hono } from 'hono';
import { clientAnswer, clientQuery } from '#src/contract/client.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound } from '../errors/service-error.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { readClient } from '../store/clients.ts';

/** The bus client record (R7.16). */
export const clientRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/user/get',
    describeCall('The client record of a person', clientAnswer),
    checkQuery(clientQuery),
    async (c) => {
      const client = await readClient(db, c.get('person').email);
      if (!client) throw notFound();
      return answer(c, clientAnswer, { client }, production);
    },
  );
