import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryNoteResponse, deliveryNotesResponse } from '#src/contract/shop/delivery-notes.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { writeAs, type WriteRequest } from '#tests/support/service/write-as.ts';

const databases = await testDatabases();
const HOME = { kind: 'delivery', address: 'Казань, улица Баумана, 7' };
const DESK = { kind: 'pickup', address: 'Главный корпус, окно 2' };

describe.each(databases)('addresses on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  let members = 0;
  const newMember = async () => {
    const email = `resident${(members += 1)}@example.test`;
    await addMember(test.db, email, { coins: 0, isStudent: false });
    return email;
  };
  const send = (email: string, write: Partial<WriteRequest>) =>
    writeAs(test, email, { path: 'api/deliveryNotes', body: {}, ...write });
  const add = async (email: string, body: unknown) => {
    const response = await send(email, { body });
    expect(response.status).toBe(201);
    return v.parse(deliveryNoteResponse, await response.json()).deliveryNote;
  };
  const change = (email: string, id: number, body: unknown) =>
    send(email, { method: 'PATCH', path: `api/deliveryNotes/${id}`, body });
  const list = async (email: string) =>
    v.parse(deliveryNotesResponse, await getAs(test, email, 'api/deliveryNotes')).deliveryNotes;
  const defaultIds = async (email: string) =>
    (await list(email)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('[R2.26] a new address is active, and the newest default replaces the previous one', async () => {
    const email = await newMember();
    expect(await list(email)).toEqual([]);
    const home = await add(email, { ...HOME, comment: ' Домофон 7 ', isDefault: true });
    expect(home).toMatchObject({ ...HOME, comment: 'Домофон 7', active: true, isDefault: true });
    const desk = await add(email, { ...DESK, isDefault: true });
    expect(await defaultIds(email)).toEqual([desk.id]);
    expect((await list(email)).map(({ id }) => id)).toEqual([home.id, desk.id]);
  });

  it('[R2.26] hiding the default address leaves no default, and a hidden address cannot become the default', async () => {
    const email = await newMember();
    const home = await add(email, { ...HOME, isDefault: true });
    const hidden = await change(email, home.id, { active: false });
    expect(v.parse(deliveryNoteResponse, await hidden.json()).deliveryNote).toMatchObject({
      active: false,
      isDefault: false,
    });
    const refused = await change(email, home.id, { isDefault: true });
    expect(refused.status).toBe(400);
    expect((await readBody(refused)).field).toBe('isDefault');
    expect((await change(email, home.id, { active: true, isDefault: true })).status).toBe(200);
    expect(await defaultIds(email)).toEqual([home.id]);
  });

  it('[R7.35] a change updates only the given fields', async () => {
    const email = await newMember();
    const home = await add(email, { ...HOME, comment: 'до шести', isDefault: true });
    const response = await change(email, home.id, { address: 'Казань, улица Баумана, 9' });
    const { deliveryNote } = v.parse(deliveryNoteResponse, await response.json());
    const { updatedAt, ...rest } = home;
    expect(deliveryNote).toMatchObject({ ...rest, address: 'Казань, улица Баумана, 9' });
    expect(Date.parse(deliveryNote.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  });

  it('[R7.35] another member’s address and an unknown address give the same 404', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    const { id } = await add(owner, HOME);
    for (const noteId of [id, 999_999]) {
      const response = await change(stranger, noteId, { address: 'Моё' });
      expect(response.status).toBe(404);
      expect((await readBody(response)).errorCode).toBe('NOT_FOUND');
    }
    expect(await list(stranger)).toEqual([]);
    expect((await list(owner))[0]?.address).toBe(HOME.address);
  });

  it.each([
    ['address', { kind: 'delivery', address: '   ' }],
    ['address', { kind: 'delivery', address: '🏠🇷🇺' }],
    ['address', { kind: 'delivery', address: 'я'.repeat(301) }],
    ['comment', { ...HOME, comment: 'я'.repeat(501) }],
    ['kind', { ...HOME, kind: 'drone' }],
    ['isDefault', { ...HOME, isDefault: 'yes' }],
    ['memberId', { ...HOME, memberId: 1 }],
  ])('[R7.35] a wrong %s is refused, and the error names the field', async (field, body) => {
    const response = await send(await newMember(), { body });
    expect(response.status).toBe(400);
    expect((await readBody(response)).field).toBe(field);
  });

  it('[R5.4] emoji are removed from stored texts; digits and signs stay', async () => {
    const note = await add(await newMember(), {
      ...HOME,
      address: '🏡Берёзовая, 7 #3*',
      comment: '☎️ © 1️⃣звони👨‍👩‍👧',
    });
    expect(note).toMatchObject({ address: 'Берёзовая, 7 #3*', comment: '© звони' });
  });

  it('[R7.31] a request that arrives ten times adds one address', async () => {
    const email = await newMember();
    const requestId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send(email, { body: HOME, requestId })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await list(email)).toHaveLength(1);
  });

  it('[R2.26] of twelve default addresses that are added at once, one is the default', async () => {
    const email = await newMember();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => send(email, { body: { ...HOME, isDefault: true } })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await defaultIds(email)).toHaveLength(1);
  });

  it('[R7.35] the limit of active addresses holds when many are added at once, and hiding one allows another', async () => {
    const email = await newMember();
    const responses = await Promise.all(
      Array.from({ length: DELIVERY_NOTE_LIMITS.active + 5 }, () => send(email, { body: HOME })),
    );
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect((await readBody(refused[0] ?? new Response())).errorCode).toBe('TOO_MANY_ADDRESSES');
    const [first] = await list(email);
    await change(email, first?.id ?? 0, { active: false });
    await add(email, DESK);
    expect((await change(email, first?.id ?? 0, { active: true })).status).toBe(409);
  });

  it('[R6.3] in owner view staff can read addresses and cannot add one', async () => {
    const owner = await newMember();
    await add(owner, HOME);
    const headers = {
      Authorization: `Bearer ${tokenOf('manager@example.test', { roles: ['manager'] })}`,
      'Content-Type': 'application/json',
      'X-Request-ID': randomUUID(),
    };
    const path = `/service/api/deliveryNotes?ownerEmail=${owner}`;
    const read = await test.app.request(path, { headers });
    expect(v.parse(deliveryNotesResponse, await read.json()).deliveryNotes).toHaveLength(1);
    const body = JSON.stringify(HOME);
    expect((await test.app.request(path, { method: 'POST', headers, body })).status).toBe(403);
  });

  it('[R7.35] a person who is not a member has no addresses and cannot add one', async () => {
    expect(await list('nobody@example.test')).toEqual([]);
    expect((await send('nobody@example.test', { body: HOME })).status).toBe(404);
  });
});
