import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client as clientTable } from '#server/database/schema/client.ts';
import { member as memberTable } from '#server/database/schema/member.ts';
import { database, openDatabase } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { startI18n } from '#src/i18n/setup.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { cardCreation } from '#src/state/card-creation.ts';
import { emailChange } from '#src/state/email-change.ts';
import { session } from '#src/state/session.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailCode,
  retryReplacement,
  startEmailChange,
} from '#src/sync/email-change/actions.ts';
import { createMissingClient } from '#src/sync/email-change/create-client.ts';
import { followEmailChange } from '#src/sync/email-change/follow-change.ts';
import { repeatReplacement } from '#src/sync/email-change/replacement.ts';
import { completeInBackground, initialise } from '#src/sync/initialise.ts';
import { refreshClient } from '#src/sync/refresh/client.ts';
import { refreshMember } from '#src/sync/refresh/member.ts';
import { addMemberWithClient, emailChangeRequests } from '#tests/support/email-change.ts';
import { lastVerificationCode, wrongCodeFor } from '#tests/support/request-as.ts';
import { person } from '#tests/support/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
let change: ReturnType<typeof emailChangeRequests>;
/** `METHOD path`, the key and the body of each request that the device sent. */
const sent: { readonly route: string; readonly key: string | null; readonly body: string }[] = [];
/** Replaces the response to a request, or its loss (`after`: the service did its work). */
let fault: { readonly route: string; readonly response: Response | 'lost' | 'after' } | null = null;

const routesOf = (route: string) => sent.filter((request) => request.route.startsWith(route));
const id = () => crypto.randomUUID();
const refusal = (status: number, errorCode: string) =>
  Response.json({ message: 'Нельзя', error: '', errorCode }, { status });

beforeAll(async () => {
  app = await createTestApp();
  change = emailChangeRequests(app);
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${new URL(path, location.href).pathname}`;
    const key = new Headers(init.headers).get('x-request-id');
    sent.push({ route, key, body: typeof init.body === 'string' ? init.body : '' });
    if (fault === null || !route.startsWith(fault.route)) return app.app.request(path, init);
    const { response } = fault;
    fault = null;
    if (response === 'after') await app.app.request(path, init);
    if (typeof response === 'string') throw new TypeError('Failed to fetch');
    return response;
  });
  await startI18n('token');
});
afterAll(() => app.close());

let databases = 0;
async function signIn(email: string): Promise<void> {
  person.email = email;
  session.member = { sub: '1', email, firstName: '', lastName: '', roles: [], databaseName: '' };
  databases += 1;
  await openDatabase(`area-email-${databases}`);
}

beforeEach(() => {
  sent.length = 0;
  fault = null;
  viewOwner(null);
  Object.assign(emailChange, { replacement: 'idle', search: 'idle' });
  Object.assign(cardCreation, { process: false, failed: false, created: false });
});

const storedClient = async () => (await loadMeta(database(), 'client'))?.value ?? null;
const storedAttempt = async () => (await loadMeta(database(), 'emailChange'))?.value ?? null;

describe('a member without a record', () => {
  let persons = 0;
  const signInNew = () => signIn(`newcomer${(persons += 1)}@example.test`);

  test('[R4.16] [R7.16] [R7.17] [R4.18] gets one before the virtual card, once also for tabs at the same time', async () => {
    await signInNew();
    await initialise();
    await completeInBackground();
    expect(await storedClient()).toMatchObject({ email: person.email });
    const writes = sent.map(({ route }) => route).filter((route) => route.startsWith('POST'));
    expect(writes.slice(0, 2)).toEqual([
      'POST /service/api/user/add',
      'POST /service/api/bitrixLinkCard',
    ]);
    await signInNew();
    await Promise.all([createMissingClient(), createMissingClient()]);
    expect(routesOf('POST /service/api/user/add')).toHaveLength(2);
  });

  test('[R4.16] gets one after an empty response too', async () => {
    await signInNew();
    fault = { route: 'GET /service/api/user/get', response: Response.json({ client: null }) };
    await refreshClient();
    expect(await storedClient()).toMatchObject({ email: person.email });
  });

  test.each([
    ['a 5xx', () => refusal(503, 'UNAVAILABLE')],
    ['no network', () => 'lost' as const],
    ['a gateway’s 404', () => new Response('<html>', { status: 404 })],
  ])('[R4.16] gets none after %s', async (_, response) => {
    await signInNew();
    fault = { route: 'GET /service/api/user/get', response: response() };
    await expect(refreshClient()).rejects.toThrow('user/get');
    expect(routesOf('POST /service/api/user/add')).toEqual([]);
  });

  test('[R6.4] gets none in owner view', async () => {
    await signIn(app.seed.student.email);
    person.roles = ['manager'];
    viewOwner('nobody@example.test');
    await refreshClient();
    person.roles = [];
    expect(routesOf('POST')).toEqual([]);
  });

  test('[R8.6] sees nothing of a failed creation; it is reported', async () => {
    await signInNew();
    fault = { route: 'POST /service/api/user/add', response: refusal(409, 'CONFLICT') };
    await refreshClient();
    expect(routesOf('POST /errors')).toHaveLength(1);
    expect(await storedClient()).toBeNull();
  });
});

describe('the replacement', () => {
  test('[R4.16] [R7.24] runs at the start of the confirmed new address, and all data follows', async () => {
    const moved = await change.addConfirmedMember();
    await signIn(moved.newEmail);
    await initialise();
    expect(emailChange.replacement).toBe('completed');
    expect(await storedClient()).toMatchObject({ id: moved.id, email: moved.newEmail });
    expect((await loadMeta(database(), 'userInfo'))?.value.id).not.toBeNull();
    expect(await database().cards.count()).toBe(1);
    await completeInBackground();
    expect(routesOf('POST /service/api/bitrixLinkCard')).toEqual([]);
  });

  test('[R4.16] a refusal is a failure; the member’s retry is a request of its own', async () => {
    const moved = await change.addConfirmedMember();
    await signIn(moved.newEmail);
    fault = { route: 'PUT /service/api/user/replace', response: refusal(409, 'EMAIL_IN_USE') };
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
    const moved = await change.addConfirmedMember();
    await signIn(moved.newEmail);
    fault = { route: 'PUT /service/api/user/replace', response: 'lost' };
    await initialise();
    expect(emailChange.replacement).toBe('running');
    fault = { route: 'PUT /service/api/user/replace', response: 'after' };
    await followEmailChange();
    expect(emailChange.replacement).toBe('running');
    const [first, second] = routesOf('PUT').map(({ key }) => key);
    expect(second).toBe(first);
    await followEmailChange();
    expect(emailChange.replacement).toBe('completed');
    expect(routesOf('PUT')).toHaveLength(2);
  });

  test('[R4.16] tabs at the same time replace once', async () => {
    const moved = await change.addConfirmedMember();
    await signIn(moved.newEmail);
    await refreshClient();
    await Promise.all([repeatReplacement(), repeatReplacement()]);
    expect(routesOf('PUT')).toHaveLength(1);
  });

  test('[R4.16] [R4.18] the code that the new address types moves the record with it; the device keeps no code and gets no second card', async () => {
    const member = await addMemberWithClient(app);
    await change.start(member, member.newEmail);
    const code = await lastVerificationCode(app, member.newEmail);
    await signIn(member.newEmail);
    await initialise();
    await completeInBackground();
    expect(routesOf('POST /service/api/bitrixLinkCard')).toEqual([]);
    expect(await storedClient()).toMatchObject({ email: 'c…@example.test' });
    await confirmEmailChange(code, id());
    expect(emailChange.replacement).toBe('completed');
    expect(JSON.parse(routesOf('PUT')[0]?.body ?? '{}')).toEqual({ email: member.newEmail, code });
    const tables = await Promise.all(database().tables.map((table) => table.toArray()));
    expect(JSON.stringify(tables)).not.toContain(String(code));
    expect((await loadMeta(database(), 'userInfo'))?.value.id).toBe(member.id);
  });
});

describe('the contact', () => {
  /** Adds a member whose record has a CRM id, with or without a contact at its own address. */
  async function addLinked(bitrixId: number, hasContact: boolean, contactEmail: string | null) {
    const added = await addMemberWithClient(app);
    const { id: memberId, email } = added;
    await app.db
      .update(memberTable)
      .set({ bitrixId, hasContact, partnerId: 1, partners: [1] })
      .where(eq(memberTable.id, memberId));
    const crm = { bitrixId: hasContact ? null : bitrixId, contactEmail };
    await app.db.update(clientTable).set(crm).where(eq(clientTable.memberId, memberId));
    await signIn(email);
    await refreshMember();
    await followEmailChange();
    return added;
  }

  test('[R7.18] is linked to the record when its ids differ, and then never again', async () => {
    await addLinked(8001, true, null);
    expect(await storedClient()).toMatchObject({ bitrix_id: 8001, partner_id: 1 });
    await followEmailChange();
    expect(routesOf('POST /crm')).toHaveLength(1);
    expect(emailChange.search).toBe('idle');
  });

  test('[R7.14] [R4.16] at another address is searched for', async () => {
    await addLinked(8002, false, 'previous@example.test');
    expect(emailChange.search).toEqual({ email: 'previous@example.test' });
    expect(routesOf('POST /crm')).toEqual([]);
  });

  test('[R7.14] [R8.6] that is not found is reported and shows nothing', async () => {
    await addLinked(8003, false, null);
    expect(emailChange.search).toEqual({ email: null });
    expect(routesOf('POST /errors')).toHaveLength(1);
  });

  test('[R7.14] [R8.6] a failed search is reported and ends its loader', async () => {
    await addLinked(8004, false, 'previous@example.test');
    emailChange.search = 'idle';
    fault = { route: 'GET /service/api/emailByBitrixId', response: refusal(500, 'INTERNAL') };
    await followEmailChange();
    expect(emailChange.search).toBe('idle');
    expect(routesOf('POST /errors').length).toBeGreaterThan(0);
  });
});

describe('the member’s own change', () => {
  test('[R7.20] [R7.21] [R7.15] [R4.14] is requested and confirmed; the client and the tickets are fetched again', async () => {
    const member = await addMemberWithClient(app);
    await signIn(member.email);
    await followEmailChange();
    expect(await storedAttempt()).toBeNull();
    await startEmailChange(member.newEmail, id());
    expect(await storedClient()).toMatchObject({ change_client_email: member.newEmail });
    expect(await storedAttempt()).toMatchObject({ attempt: { current_attempts: 0 } });
    const code = await lastVerificationCode(app, member.newEmail);
    fault = { route: 'GET', response: 'lost' };
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
    await signIn(member.email);
    await refreshClient();
    await startEmailChange(member.newEmail, id());
    await expect(resendEmailCode(id())).rejects.toMatchObject({ status: 429 });
    await cancelEmailChange(id());
    expect(await storedClient()).toMatchObject({ change_client_email: null });
    expect(await storedAttempt()).toBeNull();
  });
});
