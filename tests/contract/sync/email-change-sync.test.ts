import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadFormDraft, storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailCode,
  startEmailChange,
} from '#src/sync/email-change/actions.ts';
import { followEmailChange } from '#src/sync/email-change/follow-change.ts';
import { repeatReplacement } from '#src/sync/email-change/replacement.ts';
import {
  checkEmailChange,
  retryReplacement,
  startOwnRecord,
} from '#src/sync/loop/another-record.ts';
import { completeInBackground, initialise } from '#src/sync/loop/initialise.ts';
import { refreshClient } from '#src/sync/refresh/client.ts';
import {
  connectDevice,
  device,
  refusal,
  resetDevice,
  routesOf,
} from '#tests/support/device/email-device.ts';
import {
  addMemberWithClient,
  approveChange,
  emailChangeRequests,
  readError,
} from '#tests/support/people/email-change.ts';
import { signInOnDevice } from '#tests/support/people/signed-in-person.ts';
import { lastVerificationCode, wrongCodeFor } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
let change: ReturnType<typeof emailChangeRequests>;
beforeAll(async () => {
  app = await createTestApp();
  change = emailChangeRequests(app);
  await connectDevice(app);
});
afterAll(() => app.close());
beforeEach(resetDevice);

const id = () => crypto.randomUUID();
const storedClient = async () => (await loadMeta(database(), 'client'))?.value ?? null;
const storedAttempt = async () => (await loadMeta(database(), 'emailChange'))?.value ?? null;

describe('the replacement', () => {
  test('[R4.16] [R7.24] runs at the start of the confirmed new address, and all data follows', async () => {
    const moved = await change.addApprovedMember();
    await signInOnDevice(moved.newEmail);
    await initialise();
    expect(emailChange.replacement).toBe('completed');
    expect(await storedClient()).toMatchObject({ id: moved.id, email: moved.newEmail });
    expect((await loadMeta(database(), 'userInfo'))?.value.id).not.toBeNull();
    expect(await database().cards.count()).toBe(1);
    await completeInBackground();
    expect(routesOf('POST /service/api/bitrixLinkCard')).toEqual([]);
  });

  test('[R7.24] sends the code that was typed on this page, and none where it was typed elsewhere', async () => {
    const member = await addMemberWithClient(app);
    await signInOnDevice(member.email);
    await refreshClient();
    await startEmailChange(member.newEmail, id());
    const code = await lastVerificationCode(app, member.newEmail);
    await confirmEmailChange(code, id());
    await approveChange(app, member.id);
    const elsewhere = await change.addApprovedMember();
    for (const { newEmail } of [member, elsewhere]) {
      await signInOnDevice(newEmail);
      await initialise();
      expect(emailChange.replacement).toBe('completed');
    }
    const sent = routesOf('PUT /service/api/user/replace').map(({ body }): unknown =>
      JSON.parse(body),
    );
    expect(sent).toEqual([{ email: member.newEmail, code }, { email: elsewhere.newEmail }]);
  });

  test('[R4.16] a refusal is a failure; the member’s retry is a new request', async () => {
    const moved = await change.addApprovedMember();
    await signInOnDevice(moved.newEmail);
    device.fault = {
      route: 'PUT /service/api/user/replace',
      response: refusal(409, 'EMAIL_IN_USE'),
    };
    await initialise();
    expect(emailChange.replacement).toBe('failed');
    await followEmailChange();
    expect(routesOf('PUT')).toHaveLength(1);
    await retryReplacement();
    expect(emailChange.replacement).toBe('completed');
    const [refused, retried] = routesOf('PUT').map(({ key }) => key);
    expect(retried).not.toBe(refused);
  });

  test('[R4.16] [R7.31] without a response it keeps running and is found completed', async () => {
    const moved = await change.addApprovedMember();
    await signInOnDevice(moved.newEmail);
    device.fault = { route: 'PUT /service/api/user/replace', response: 'lost' };
    await initialise();
    expect(emailChange.replacement).toBe('running');
    device.fault = { route: 'PUT /service/api/user/replace', response: 'after' };
    await followEmailChange();
    expect(emailChange.replacement).toBe('running');
    const [first, second] = routesOf('PUT').map(({ key }) => key);
    expect(second).toBe(first);
    await followEmailChange();
    expect(emailChange.replacement).toBe('completed');
    expect(routesOf('PUT')).toHaveLength(2);
  });

  test('[R4.16] found out by the screen of the change, it brings all data at once', async () => {
    const member = await change.addConfirmedMember();
    await signInOnDevice(member.newEmail);
    await initialise();
    expect((await loadMeta(database(), 'userInfo'))?.value.id).toBeNull();
    await approveChange(app, member.id);
    await checkEmailChange();
    expect((await loadMeta(database(), 'userInfo'))?.value.id).not.toBeNull();
  });

  test('[R4.16] tabs at the same time replace once', async () => {
    const moved = await change.addApprovedMember();
    await signInOnDevice(moved.newEmail);
    await refreshClient();
    await Promise.all([repeatReplacement(), repeatReplacement()]);
    expect(routesOf('PUT')).toHaveLength(1);
  });

  test('[R4.16] [R4.18] waits for the approval, then runs by itself; meanwhile the new address gets no card', async () => {
    const member = await change.addConfirmedMember();
    await signInOnDevice(member.newEmail);
    await initialise();
    await completeInBackground();
    expect(routesOf('PUT')).toEqual([]);
    expect(routesOf('POST /service/api/bitrixLinkCard')).toEqual([]);
    expect(emailChange.replacement).toBe('idle');
    expect((await storedAttempt())?.attempt).toMatchObject({ is_approved: false });
    await approveChange(app, member.id);
    await followEmailChange();
    expect(emailChange.replacement).toBe('completed');
    expect(await storedClient()).toMatchObject({ id: member.id, email: member.newEmail });
    expect(await storedAttempt()).toBeNull();
  });

  test('[R4.16] when the state of the approval is lost, nothing moves until it is fetched again', async () => {
    const member = await change.addApprovedMember();
    await signInOnDevice(member.newEmail);
    device.fault = {
      route: `GET /service/api/user/${member.id}/emailConfirmation`,
      response: 'lost',
    };
    await initialise();
    expect(routesOf('PUT')).toEqual([]);
    await followEmailChange();
    expect(emailChange.replacement).toBe('completed');
  });
});

describe('a person whose address a stranger has requested', () => {
  test('[R4.16] sees the request and opens a record of their own with a card; the stranger’s code is refused then', async () => {
    const stranger = await addMemberWithClient(app);
    await change.start(stranger, stranger.newEmail);
    const code = await lastVerificationCode(app, stranger.newEmail);
    await signInOnDevice(stranger.newEmail);
    await initialise();
    await completeInBackground();
    expect(await storedClient()).toMatchObject({ email: 'c…@example.test' });
    expect(routesOf('POST /service/api/user/add')).toEqual([]);
    await startOwnRecord(id());
    expect(await storedClient()).toMatchObject({ email: stranger.newEmail });
    expect((await storedClient())?.id).not.toBe(stranger.id);
    expect(await database().cards.count()).toBe(1);
    const late = await change.confirm(stranger, { code, email: stranger.newEmail });
    expect(await readError(late)).toMatchObject({ status: 409, errorCode: 'EMAIL_IN_USE' });
  });
});

describe('the member’s own change', () => {
  test('[R7.20] [R7.21] [R7.15] [R4.14] is requested and confirmed; the client and the tickets are fetched again', async () => {
    const member = await addMemberWithClient(app);
    await signInOnDevice(member.email);
    await followEmailChange();
    expect(await storedAttempt()).toBeNull();
    await storeFormDraft('email-change', { address: member.newEmail });
    await startEmailChange(member.newEmail, id());
    // The next form is another change, with a request id of its own, also when this request was repeated by itself.
    expect(await loadFormDraft('email-change')).toBeNull();
    expect(await storedClient()).toMatchObject({ change_client_email: member.newEmail });
    expect(await storedAttempt()).toMatchObject({ attempt: { current_attempts: 0 } });
    const code = await lastVerificationCode(app, member.newEmail);
    device.fault = { route: 'GET', response: 'lost' };
    await expect(confirmEmailChange(wrongCodeFor(code), id())).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
    // The refresh after the refusal was lost; the count is the refusal's.
    expect(await storedAttempt()).toMatchObject({ attempt: { current_attempts: 1 } });
    await confirmEmailChange(code, id());
    expect(await storedClient()).toMatchObject({ is_client_email_confirmed: true });
    expect((await storedAttempt())?.ticketIds).toHaveLength(1);
    expect(emailChange.replacement).toBe('idle');
  });

  test('[R7.22] [R7.23] a code that is too soon is refused; the cancelled change is gone from the device', async () => {
    const member = await addMemberWithClient(app);
    await signInOnDevice(member.email);
    await refreshClient();
    await startEmailChange(member.newEmail, id());
    await expect(resendEmailCode(id())).rejects.toMatchObject({ status: 429 });
    await cancelEmailChange(id());
    expect(await storedClient()).toMatchObject({ change_client_email: null });
    expect(await storedAttempt()).toBeNull();
  });
});
