import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { emailConfirmationResponse } from '#src/contract/member/email-confirmation.ts';
import { requestAs, lastVerificationCode, type RequestOptions } from '../service/request-as.ts';
import { addMember, type SeededMember } from '../service/small-seed.ts';
import type { TestApp } from '../service/test-app.ts';
import { readBody } from './buy.ts';

let members = 0;

/** Adds a member with a client record; returns also an unused address for the change. */
export async function addMemberWithClient({
  db,
}: TestApp): Promise<SeededMember & { readonly newEmail: string }> {
  members += 1;
  const email = `client${members}@example.test`;
  const added = await addMember(db, email, { coins: 300, isStudent: true });
  const member = { name: 'Анна', surname: 'Петрова', email, phone: '+79001112233' };
  await db.insert(client).values({ memberId: added.id, ...member });
  return { ...added, newEmail: `new${members}@example.test` };
}

/** Does what the support does: approves the member's confirmed change (R4.16). */
export async function approveChange({ db }: TestApp, memberId: number): Promise<void> {
  const [ticket] = await db
    .select({ id: supportTicket.id })
    .from(supportTicket)
    .where(eq(supportTicket.memberId, memberId))
    .orderBy(desc(supportTicket.id));
  await db.transaction((tx) => approveEmailChange(tx, ticket?.id ?? 0));
}

/** The requests of an e-mail change, sent to this app. */
export const emailChangeRequests = (app: TestApp) => {
  const send = (email: string, id: number, tail = '', options: RequestOptions = {}) =>
    requestAs(app, email, `/service/api/user/${id}/emailConfirmation${tail}`, options);
  const start = ({ email, id }: SeededMember, address: string) =>
    send(email, id, '', { method: 'PUT', body: { change_client_email: address } });
  const confirm = ({ email, id }: Pick<SeededMember, 'email' | 'id'>, body: object) =>
    send(email, id, '', { method: 'POST', body });
  const addConfirmedMember = async () => {
    const member = await addMemberWithClient(app);
    await start(member, member.newEmail);
    const code = await lastVerificationCode(app, member.newEmail);
    await confirm(member, { code, email: member.newEmail });
    return { ...member, code };
  };
  return {
    send,
    start,
    confirm,
    /** Adds a member, confirms their new address and returns them with the code; the support has not decided. */
    addConfirmedMember,
    /** The same, and the support has approved the change. */
    addApprovedMember: async () => {
      const member = await addConfirmedMember();
      await approveChange(app, member.id);
      return member;
    },
    /** Fetches the client record as the service shows it to a signed-in address. */
    fetchRecord: async (email: string) => {
      const response = await requestAs(app, email, '/service/api/user/get');
      return v.parse(clientResponse, await response.json()).client;
    },
  };
};

export const readProgress = async (response: Response) => {
  expect(response.status).toBe(200);
  return v.parse(emailConfirmationResponse, await response.json());
};

export const readError = async (response: Response) => {
  const { errorCode, field } = await readBody(response);
  return { status: response.status, errorCode, field };
};
