import { Hono } from 'hono';
import { jsonResponse, checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { byRequestId, bySubject, rateLimit } from '#server/http/middleware/rate-limit.ts';
import { refuseInOwnerView } from '#server/http/middleware/resolve-person.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { recipientOf } from '#server/members/recipient-of.ts';
import {
  phoneCodeResponse,
  phoneCodeQuery,
  phoneVerificationResponse,
  phoneVerificationBody,
} from '#src/contract/member/phone.ts';
import { finishPhoneVerification, startPhoneVerification } from './phone-verification.ts';

/** The verification of a phone by a code, also for a person who is not a member yet (R7.1, R7.2). */
export function phoneRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const { db, production, limits } = deps;
  const limit = rateLimit({
    name: 'phone codes',
    ...limits.codes,
    keyOf: bySubject,
    idOf: byRequestId,
  });
  return new Hono<ServiceEnv>()
    .post(
      '/api/phoneVerification',
      describeCall('Sends a code to a phone', phoneVerificationResponse),
      limit,
      checkBody(phoneVerificationBody),
      async (c) => {
        const { phone } = c.req.valid('json');
        const caller = c.get('principal');
        const sent = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: await startPhoneVerification(tx, caller, phone, await recipientOf(tx, c, deps)),
        }));
        return jsonResponse(c, phoneVerificationResponse, sent.body, production);
      },
    )
    .get(
      '/api/phoneVerification',
      describeCall('Checks the code of a phone', phoneCodeResponse),
      refuseInOwnerView,
      limit,
      checkQuery(phoneCodeQuery),
      async (c) => {
        const { code } = c.req.valid('query');
        const caller = c.get('principal');
        // A wrong code is counted, so the refusal is stored as an outcome and does not roll it back.
        const checked = await writeOnce(db, await writeKeyOf(c), async (tx) => ({
          status: 200,
          body: await finishPhoneVerification(tx, caller, code),
        }));
        if ('refusal' in checked.body) throw new RefusedError(checked.body.refusal);
        const { phone } = checked.body;
        return jsonResponse(c, phoneCodeResponse, { phone, verified: true }, production);
      },
    );
}
