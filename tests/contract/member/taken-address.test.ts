import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { message } from '#server/database/schema/service/message.ts';
import {
  addMemberWithClient,
  emailChangeRequests,
  readError,
  readProgress,
} from '#tests/support/people/email-change.ts';
import { countMessagesTo } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
let change: ReturnType<typeof emailChangeRequests>;
beforeAll(async () => {
  test = await createTestApp();
  change = emailChangeRequests(test);
});
afterAll(() => test.close());

it('[R7.20] [R4.16] nobody learns from a response whether an address has a member; its owner gets an e-mail without a code', async () => {
  const free = await addMemberWithClient(test);
  const shapeOf = async (response: Response) => {
    const { deadline, resend_at: resendAt, ...rest } = await readProgress(response);
    return {
      status: response.status,
      ...rest,
      deadline: deadline !== null,
      resendAt: resendAt !== null,
    };
  };
  const expected = await shapeOf(await change.start(free, free.newEmail));
  const wrong = await change.confirm(free, { code: 100_000, email: free.newEmail });
  const refusal = await readError(wrong);
  const owner = await addMemberWithClient(test);
  const confirmed = await change.addConfirmedMember();
  for (const taken of [owner.email, confirmed.newEmail]) {
    const member = await addMemberWithClient(test);
    const before = await countMessagesTo(test, taken);
    expect(await shapeOf(await change.start(member, taken))).toEqual(expected);
    expect(await readError(await change.confirm(member, { code: 100_000, email: taken }))).toEqual(
      refusal,
    );
    expect(await change.fetchRecord(member.email)).toMatchObject({ change_client_email: taken });
    expect(await countMessagesTo(test, taken)).toBe(before + 1);
  }
  const [sent] = await test.db.select().from(message).where(eq(message.to, owner.email));
  expect(sent?.code).toBeNull();
  expect(sent?.text).toMatch(/кода не будет/);
  // The owner's record and sign-in stay theirs.
  expect(await change.fetchRecord(owner.email)).toMatchObject({
    id: owner.id,
    email: owner.email,
  });
});
