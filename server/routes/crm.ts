import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CRM_VERSION, crmUpdateAnswer, crmUpdateBody, VERSION_HEADER } from '#src/contract/crm.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { invalid } from '../errors/service-error.ts';
import { answer, checkBody, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { linkToCrm } from '../store/crm-contact.ts';
import { writeOnce } from '../store/idempotency.ts';

const checkVersion = createMiddleware<ServiceEnv>(async (c, next) => {
  if (c.req.header(VERSION_HEADER) !== CRM_VERSION) {
    throw invalid(VERSION_HEADER, 'VERSION_MISSING');
  }
  await next();
});

/** What the product asks of the CRM (R7.18, R7.30). */
export const crmRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .use(checkVersion)
    .post(
      '/api/user/update',
      describeCall('Links the client record to the CRM', crmUpdateAnswer),
      checkBody(crmUpdateBody),
      async (c) => {
        const { email } = c.get('principal');
        const linked = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: { client: await linkToCrm(tx, email, c.req.valid('json')) },
        }));
        return answer(c, crmUpdateAnswer, linked.body, production);
      },
    );
