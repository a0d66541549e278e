import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { requireMember } from '#server/members/members.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import {
  addMemberWithClient,
  emailChangeRequests,
  readError,
  readProgress,
} from '#tests/support/people/email-change.ts';
import {
  countMessagesTo,
  lastVerificationCode,
  requestAs,
} from '#tests/support/service/request-as.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();
const DAY_S = 86_400;

describe.each(databases)('an address that a stranger has requested, on $name', ({ open }) => {
  let test: TestApp;
  let change: ReturnType<typeof emailChangeRequests>;
  beforeAll(async () => {
    test = await open();
    change = emailChangeRequests(test);
  });
  afterAll(() => test.close());

  const post = (email: string, path: string, body: object) =>
    requestAs(test, email, `/service/api/${path}`, { method: 'POST', body });

  it('[R4.16] gives its owner a record and a card of their own while the request runs', async () => {
    const stranger = await addMemberWithClient(test);
    await change.start(stranger, stranger.newEmail);
    const code = await lastVerificationCode(test, stranger.newEmail);
    expect((await post(stranger.newEmail, 'user/add', {})).status).toBe(200);
    expect((await post(stranger.newEmail, 'bitrixLinkCard', { typeId: 1 })).status).toBe(200);
    const { id } = await requireMember(test.db, stranger.newEmail);
    expect(await change.fetchRecord(stranger.newEmail)).toMatchObject({
      id,
      email: stranger.newEmail,
    });
    expect(id).not.toBe(stranger.id);
    const late = await change.confirm(stranger, { code, email: stranger.newEmail });
    expect(await readError(late)).toEqual({
      status: 409,
      errorCode: 'EMAIL_IN_USE',
      field: 'email',
    });
    const cleaned = await change.send(stranger.email, stranger.id, '/clean', { method: 'POST' });
    expect(cleaned.status).toBe(200);
  });

  it('[R4.16] gives its owner a card at once, without a record before it', async () => {
    const stranger = await addMemberWithClient(test);
    await change.start(stranger, stranger.newEmail);
    expect((await post(stranger.newEmail, 'bitrixLinkCard', { typeId: 1 })).status).toBe(200);
  });

  it('[R4.16] belongs to nobody when the deadline has passed', async () => {
    const stranger = await addMemberWithClient(test);
    await change.start(stranger, stranger.newEmail);
    await ageCodes(test, stranger.newEmail, 40 * DAY_S);
    const unknown = await requestAs(test, stranger.newEmail, '/service/api/user/get');
    expect(unknown.status).toBe(404);
    expect((await post(stranger.newEmail, 'user/add', {})).status).toBe(200);
    expect((await change.fetchRecord(stranger.newEmail)).id).not.toBe(stranger.id);
    const again = await change.send(stranger.email, stranger.id, '/send', { method: 'POST' });
    // Its owner gets an e-mail without a code.
    expect(again.status).toBe(200);
    expect(await countMessagesTo(test, stranger.newEmail)).toBe(2);
    const { id } = await requireMember(test.db, stranger.newEmail);
    expect((await change.fetchRecord(stranger.newEmail)).id).toBe(id);
  });

  it('[R4.16] can be requested and confirmed by its owner, also after a manager entered it for somebody else', async () => {
    const [stranger, managers, owner] = [
      await addMemberWithClient(test),
      await addMemberWithClient(test),
      await addMemberWithClient(test),
    ];
    await change.start(stranger, owner.newEmail);
    await test.db
      .update(client)
      .set({ changeB24Email: owner.newEmail })
      .where(eq(client.memberId, managers.id));
    expect((await change.start(owner, owner.newEmail)).status).toBe(200);
    const code = await lastVerificationCode(test, owner.newEmail);
    const confirmed = await change.confirm(owner, { code, email: owner.newEmail });
    expect((await readProgress(confirmed)).is_client_email_confirmed).toBe(true);
  });

  it('[R4.15] [R4.16] that is an old one of a member still leads to the record of the member', async () => {
    const [stranger, moved] = [await addMemberWithClient(test), await change.addApprovedMember()];
    const replaced = await requestAs(test, moved.newEmail, '/service/api/user/replace', {
      method: 'PUT',
      body: { email: moved.newEmail },
    });
    expect(replaced.status).toBe(200);
    expect((await change.start(stranger, moved.email)).status).toBe(200);
    expect((await change.fetchRecord(moved.email)).id).toBe(moved.id);
    const added = await post(moved.email, 'user/add', {});
    expect(await added.json()).toMatchObject({ client: { id: moved.id } });
  });

  it('[R4.16] that gets ten codes from strangers still gets its owner’s code', async () => {
    const owner = await addMemberWithClient(test);
    for (let sent = 0; sent < 10; sent += 1) {
      const stranger = await addMemberWithClient(test);
      expect((await change.start(stranger, owner.newEmail)).status).toBe(200);
    }
    expect(await countMessagesTo(test, owner.newEmail)).toBe(10);
    expect((await change.start(owner, owner.newEmail)).status).toBe(200);
    const code = await lastVerificationCode(test, owner.newEmail);
    expect((await change.confirm(owner, { code, email: owner.newEmail })).status).toBe(200);
  });

  it('[R4.16] gets more than ten codes a day only from persons with fewer than three', async () => {
    const { newEmail } = await addMemberWithClient(test);
    const statuses: number[] = [];
    for (let person = 0; person < 4; person += 1) {
      const stranger = await addMemberWithClient(test);
      for (let sent = 0; sent < 4; sent += 1) {
        statuses.push((await change.start(stranger, newEmail)).status);
        await ageCodes(test, newEmail, 61);
      }
    }
    // Ten codes are there with the third person's second; then each may reach three.
    const perPerson = [4, 4, 3, 3].flatMap((sent) => [1, 2, 3, 4].map((code) => code <= sent));
    expect(statuses.map((status) => status === 200)).toEqual(perPerson);
    await ageCodes(test, newEmail, DAY_S);
    const next = await addMemberWithClient(test);
    expect((await change.start(next, newEmail)).status).toBe(200);
  });
});
