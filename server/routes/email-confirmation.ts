import { Hono, type Context } from 'hono';
import { clientQuery, type ClientRecord } from '#src/contract/client.ts';
import {
  emailChangeBody,
  emailCodeBody,
  emailConfirmationAnswer,
} from '#src/contract/email-confirmation.ts';
import type { ClientRelation } from '#src/domain/email-change.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound, ServiceError, type Refusal } from '../errors/service-error.ts';
import { addresseeOf } from '../http/addressee.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { bySubject, rateLimit } from '../middleware/rate-limit.ts';
import type { Db } from '../store/db.ts';
import {
  cancelEmailChange,
  confirmEmail,
  readEmailConfirmation,
  resendEmailCode,
  startEmailChange,
  type EmailProgress,
} from '../store/email-confirmation.ts';
import { findClient, lockOwnClient } from '../store/find-client.ts';
import { writeOnce } from '../store/idempotency.ts';

/** A wrong code is counted, so its refusal is an outcome of the write and not an end of it. */
type Outcome = EmailProgress | { readonly refusal: Refusal };

const PATH = '/api/user/:id{[1-9][0-9]{0,8}}/emailConfirmation';

/** Who asks for a change may also take it back; whoever holds the new address may confirm it. */
const OWNER: readonly ClientRelation[] = ['current'];
const OWNER_OR_NEW: readonly ClientRelation[] = ['current', 'new'];

/** The change of e-mail by a code to the new address (R7.19–R7.23). */
export function emailConfirmationRoutes({ db, brand, production, limits }: ServiceDeps) {
  const limit = rateLimit({ name: 'email codes', ...limits.codes, keyOf: bySubject });
  /** Does one action on the person's own record, once, and answers where the change stands then. */
  const act = async (
    c: Context<ServiceEnv>,
    relations: readonly ClientRelation[],
    work: (tx: Db, record: ClientRecord) => Promise<Refusal | undefined | void>,
  ) => {
    const { email } = c.get('principal');
    const id = Number(c.req.param('id'));
    const done = await writeOnce<Outcome>(db, await writeKeyOf(c), async (tx) => {
      const { record } = await lockOwnClient(tx, email, relations, id);
      const refusal = await work(tx, record);
      if (refusal) return { status: 200, body: { refusal } };
      const after = await lockOwnClient(tx, email, relations, id);
      return { status: 200, body: await readEmailConfirmation(tx, after.record) };
    });
    if ('refusal' in done.body) throw new ServiceError(done.body.refusal);
    return answer(c, emailConfirmationAnswer, done.body, production);
  };

  return new Hono<ServiceEnv>()
    .get(
      PATH,
      describeCall('Where the change of e-mail stands', emailConfirmationAnswer),
      checkQuery(clientQuery),
      async (c) => {
        const found = await findClient(db, c.get('person').email);
        const isOwn = found?.record.id === Number(c.req.param('id')) && found.relation !== 'old';
        if (!found || !isOwn) throw notFound();
        const progress = await readEmailConfirmation(db, found.record);
        return answer(c, emailConfirmationAnswer, progress, production);
      },
    )
    .put(
      PATH,
      describeCall('Asks for a change of e-mail', emailConfirmationAnswer),
      limit,
      checkBody(emailChangeBody),
      (c) => {
        const address = c.req.valid('json').change_client_email;
        return act(c, OWNER, (tx, record) =>
          startEmailChange(tx, record, address, addresseeOf(c, brand)),
        );
      },
    )
    .post(
      PATH,
      describeCall('Tries the code of the new e-mail', emailConfirmationAnswer),
      limit,
      checkBody(emailCodeBody),
      (c) =>
        act(c, OWNER_OR_NEW, (tx, record) =>
          confirmEmail(tx, record, c.req.valid('json'), addresseeOf(c, brand)),
        ),
    )
    .post(
      `${PATH}/send`,
      describeCall('Sends another code to the new e-mail', emailConfirmationAnswer),
      limit,
      (c) =>
        act(c, OWNER_OR_NEW, (tx, record) => resendEmailCode(tx, record, addresseeOf(c, brand))),
    )
    .post(
      `${PATH}/clean`,
      describeCall('Takes the request for a change back', emailConfirmationAnswer),
      (c) => act(c, OWNER, cancelEmailChange),
    );
}
