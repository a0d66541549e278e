import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv, SignedIn } from '#server/http/environment.ts';
import { notFound, type Refusal } from '#server/http/errors/refused-error.ts';
import { limitCodes } from '#server/http/middleware/rate-limit.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findClient, lockOwnClient } from '#server/members/find-client.ts';
import { recipientOf } from '#server/members/recipient-of.ts';
import { clientQuery, type ClientRecord } from '#src/contract/member/client.ts';
import {
  emailChangeBody,
  emailCodeBody,
  emailConfirmationResponse,
} from '#src/contract/member/email-confirmation.ts';
import type { ClientRelation } from '#src/domain/email-change/client-relation.ts';
import {
  cancelEmailChange,
  confirmEmail,
  readEmailConfirmation,
  resendEmailCode,
  startEmailChange,
  type EmailProgress,
} from './change-email.ts';

const PATH = '/api/user/:id{[1-9][0-9]{0,8}}/emailConfirmation';

/**
 * Only the owner of the current address starts, confirms and cancels: the owner of a mistyped new address
 * gets the code, too, and must not get the record (R4.16).
 */
const OWNER: readonly ClientRelation[] = ['current'];

/** The change of e-mail by a code to the new address (R7.19–R7.23). */
export function emailConfirmationRoutes(deps: ServiceDeps) {
  const { db, emailApprovedAfterMs } = deps;
  const limit = limitCodes('email codes', deps.limits);
  /** Does one action on the person's own record, once. Returns the new state. */
  const act = (
    c: SignedIn,
    work: (tx: Db, record: ClientRecord) => Promise<Refusal | undefined | void>,
  ) => {
    const { email } = c.get('principal');
    const id = Number(c.req.param('id'));
    return writeOnce<EmailProgress>(c, db, async (tx) => {
      const { record } = await lockOwnClient(tx, email, OWNER, id);
      const refusal = await work(tx, record);
      if (refusal) return { refusal };
      const after = await lockOwnClient(tx, email, OWNER, id);
      return readEmailConfirmation(tx, after.record, emailApprovedAfterMs);
    });
  };

  return new Hono<ServiceEnv>()
    .get(
      PATH,
      describeCall('The state of the change of e-mail', emailConfirmationResponse),
      checkQuery(clientQuery),
      async (c) => {
        const found = await findClient(db, c.get('person').email);
        const isOwn = found?.record.id === Number(c.req.param('id')) && found.relation !== 'old';
        if (!found || !isOwn) throw notFound();
        const progress = await readEmailConfirmation(db, found.record, emailApprovedAfterMs);
        return c.var.respond(progress);
      },
    )
    .put(
      PATH,
      describeCall('Starts a change of e-mail', emailConfirmationResponse),
      limit,
      checkBody(emailChangeBody),
      async (c) => {
        const address = c.req.valid('json').change_client_email;
        const progress = await act(c, async (tx, record) =>
          startEmailChange(tx, record, address, await recipientOf(tx, c, deps)),
        );
        return c.var.respond(progress);
      },
    )
    .post(
      PATH,
      describeCall('Checks the code of the new e-mail', emailConfirmationResponse),
      limit,
      checkBody(emailCodeBody),
      async (c) => {
        const progress = await act(c, async (tx, record) =>
          confirmEmail(tx, record, c.req.valid('json'), await recipientOf(tx, c, deps)),
        );
        return c.var.respond(progress);
      },
    )
    .post(
      `${PATH}/send`,
      describeCall('Sends another code to the new e-mail', emailConfirmationResponse),
      limit,
      async (c) => {
        const progress = await act(c, async (tx, record) =>
          resendEmailCode(tx, record, await recipientOf(tx, c, deps)),
        );
        return c.var.respond(progress);
      },
    )
    .post(
      `${PATH}/clean`,
      describeCall('Cancels the change of e-mail', emailConfirmationResponse),
      async (c) => c.var.respond(await act(c, cancelEmailChange)),
    );
}
