import { Hono } from 'hono';
import {
  phoneCodeAnswer,
  phoneCodeQuery,
  phoneVerificationAnswer,
  phoneVerificationBody,
} from '#src/contract/phone.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { ServiceError } from '../errors/service-error.ts';
import { addresseeOf } from '../http/addressee.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { refuseInOwnerView } from '../middleware/own-data.ts';
import { bySubject, rateLimit } from '../middleware/rate-limit.ts';
import { writeOnce } from '../store/idempotency.ts';
import { finishPhoneVerification, startPhoneVerification } from '../store/phone-verification.ts';

/** The verification of a phone by a code, also of somebody who is no member yet (R7.1, R7.2). */
export function phoneRoutes({ db, brand, production, limits }: ServiceDeps): Hono<ServiceEnv> {
  const limit = rateLimit({ name: 'phone codes', ...limits.codes, keyOf: bySubject });
  return new Hono<ServiceEnv>()
    .post(
      '/api/phoneVerification',
      describeCall('Sends a code to a phone', phoneVerificationAnswer),
      limit,
      checkBody(phoneVerificationBody),
      async (c) => {
        const { phone } = c.req.valid('json');
        const addressee = addresseeOf(c, brand);
        const caller = c.get('principal');
        const sent = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: await startPhoneVerification(tx, caller, phone, addressee),
        }));
        return answer(c, phoneVerificationAnswer, sent.body, production);
      },
    )
    .get(
      '/api/phoneVerification',
      describeCall('Tries the code of a phone', phoneCodeAnswer),
      refuseInOwnerView,
      limit,
      checkQuery(phoneCodeQuery),
      async (c) => {
        const { code } = c.req.valid('query');
        const caller = c.get('principal');
        // A wrong code is counted, so the refusal is an outcome of the write, not an end of it.
        const tried = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: await finishPhoneVerification(tx, caller, code),
        }));
        if ('refusal' in tried.body) throw new ServiceError(tried.body.refusal);
        const { phone } = tried.body;
        return answer(c, phoneCodeAnswer, { phone, verified: true }, production);
      },
    );
}
