import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import {
  CRM_VERSION,
  crmUpdateResponse,
  crmUpdateBody,
  VERSION_HEADER,
} from '#src/contract/programme/crm.ts';
import { linkToCrm } from './contact.ts';

const checkVersion = createMiddleware<ServiceEnv>(async (c, next) => {
  if (c.req.header(VERSION_HEADER) !== CRM_VERSION) {
    throw invalid(VERSION_HEADER, 'VERSION_MISSING');
  }
  await next();
});

/** The calls of the CRM that the app uses (R7.18, R7.30). */
export const crmRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .use(checkVersion)
    .post(
      '/api/user/update',
      describeCall('Links the client record to the CRM', crmUpdateResponse),
      checkBody(crmUpdateBody),
      async (c) => {
        const { email } = c.get('principal');
        return c.var.respondOnce(db, async (tx) => ({
          client: await linkToCrm(tx, email, c.req.valid('json')),
        }));
      },
    );
