import * as v from 'valibot';
import { expect } from 'vitest';
import { client } from '#server/store/schema/client.ts';
import { clientAnswer } from '#src/contract/client.ts';
import { emailConfirmationAnswer } from '#src/contract/email-confirmation.ts';
import { readBody } from './buy.ts';
import { callAs, lastCode, type Call } from './call-as.ts';
import { addMember, type SeededMember } from './small-seed.ts';
import type { TestApp } from './test-app.ts';

let people = 0;

/** A member with a client record, and an address that nobody has. */
export async function newClient({
  db,
}: TestApp): Promise<SeededMember & { readonly wanted: string }> {
  people += 1;
  const email = `client${people}@example.test`;
  const added = await addMember(db, email, { coins: 300, isStudent: true });
  const person = { name: 'Анна', surname: 'Петрова', email, phone: '+79001112233' };
  await db.insert(client).values({ memberId: added.id, ...person });
  return { ...added, wanted: `wanted${people}@example.test` };
}

/** The calls of a change of e-mail, and what their answers say. */
export const emailChangeOf = (app: TestApp) => {
  const call = (email: string, id: number, tail = '', more: Call = {}) =>
    callAs(app, email, `/service/api/user/${id}/emailConfirmation${tail}`, more);
  const start = ({ email, id }: SeededMember, address: string) =>
    call(email, id, '', { method: 'PUT', body: { change_client_email: address } });
  const confirm = ({ email, id }: Pick<SeededMember, 'email' | 'id'>, body: object) =>
    call(email, id, '', { method: 'POST', body });
  return {
    call,
    start,
    confirm,
    /** A member whose new address is confirmed, with the code that did it. */
    confirmed: async () => {
      const person = await newClient(app);
      await start(person, person.wanted);
      const code = await lastCode(app, person.wanted);
      await confirm(person, { code, email: person.wanted });
      return { ...person, code };
    },
    /** The record as the service shows it to a signed-in address. */
    recordOf: async (email: string) => {
      const answer = await callAs(app, email, '/service/api/user/get');
      return v.parse(clientAnswer, await answer.json()).client;
    },
  };
};

export const progressOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return v.parse(emailConfirmationAnswer, await answer.json());
};

export const errorOf = async (answer: Response) => {
  const { errorCode, field } = await readBody(answer);
  return { status: answer.status, errorCode, field };
};
