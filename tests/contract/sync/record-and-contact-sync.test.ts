import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client as clientTable } from '#server/database/schema/member/client.ts';
import { member as memberTable } from '#server/database/schema/member/member.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { followEmailChange } from '#src/sync/email-change/follow-change.ts';
import { completeInBackground, initialise } from '#src/sync/loop/initialise.ts';
import { refreshClient } from '#src/sync/refresh/client.ts';
import { createMissingClient } from '#src/sync/refresh/create-client.ts';
import { refreshMember } from '#src/sync/refresh/member.ts';
import {
  connectDevice,
  device,
  refusal,
  resetDevice,
  routesOf,
} from '#tests/support/device/email-device.ts';
import { addMemberWithClient } from '#tests/support/people/email-change.ts';
import { person, signInOnDevice } from '#tests/support/people/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await connectDevice(app);
});
afterAll(() => app.close());
beforeEach(resetDevice);

const storedClient = async () => (await loadMeta(database(), 'client'))?.value ?? null;

describe('a member without a record', () => {
  let persons = 0;
  const signInNew = () => signInOnDevice(`newcomer${(persons += 1)}@example.test`);

  test('[R4.16] [R7.16] [R7.17] [R4.18] gets one before the virtual card, once also for tabs at the same time', async () => {
    await signInNew();
    await initialise();
    await completeInBackground();
    expect(await storedClient()).toMatchObject({ email: person.email });
    const writes = device.sent
      .map(({ route }) => route)
      .filter((route) => route.startsWith('POST'));
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
    device.fault = {
      route: 'GET /service/api/user/get',
      response: Response.json({ client: null }),
    };
    await refreshClient();
    expect(await storedClient()).toMatchObject({ email: person.email });
  });

  test.each([
    ['a 5xx', () => refusal(503, 'UNAVAILABLE')],
    ['no network', () => 'lost' as const],
    ['a gateway’s 404', () => new Response('<html>', { status: 404 })],
  ])('[R4.16] gets none after %s', async (_, response) => {
    await signInNew();
    device.fault = { route: 'GET /service/api/user/get', response: response() };
    await expect(refreshClient()).rejects.toThrow('user/get');
    expect(routesOf('POST /service/api/user/add')).toEqual([]);
  });

  test('[R6.4] gets none in owner view', async () => {
    await signInOnDevice(app.seed.student.email);
    person.roles = ['manager'];
    viewOwner('nobody@example.test');
    await refreshClient();
    person.roles = [];
    expect(routesOf('POST')).toEqual([]);
  });

  test('[R8.6] sees nothing of a failed creation; it is reported', async () => {
    await signInNew();
    device.fault = { route: 'POST /service/api/user/add', response: refusal(409, 'CONFLICT') };
    await refreshClient();
    expect(routesOf('POST /errors')).toHaveLength(1);
    expect(await storedClient()).toBeNull();
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
    await signInOnDevice(email);
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

  test('[R7.14] [R8.6] that is not found shows nothing and is not reported', async () => {
    await addLinked(8003, false, null);
    expect(emailChange.search).toEqual({ email: null });
    expect(routesOf('GET /service/api/emailByBitrixId')).toHaveLength(1);
    expect(routesOf('POST /errors')).toEqual([]);
  });

  test('[R7.14] [R8.6] a failed search is reported and ends its loader', async () => {
    await addLinked(8004, false, 'previous@example.test');
    emailChange.search = 'idle';
    device.fault = {
      route: 'GET /service/api/emailByBitrixId',
      response: refusal(500, 'INTERNAL'),
    };
    await followEmailChange();
    expect(emailChange.search).toBe('idle');
    expect(routesOf('POST /errors').length).toBeGreaterThan(0);
  });
});
