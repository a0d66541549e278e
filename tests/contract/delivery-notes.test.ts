import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryNoteAnswer, deliveryNotesAnswer } from '#src/contract/delivery-notes.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/delivery-note.ts';
import { readBody } from '#tests/support/buy.ts';
import { getAs } from '#tests/support/get-as.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { addMember } from '#tests/support/small-seed.ts';
import {
  createPostgresApp,
  createTestApp,
  tokenOf,
  type TestApp,
} from '#tests/support/test-app.ts';
import { writeAs, type Write } from '#tests/support/write-as.ts';

const postgres: TestPostgres | null = await startPostgres();
afterAll(() => postgres?.stop());

const databases = [
  { name: 'the embedded database', open: () => createTestApp() },
  ...(postgres ? [{ name: 'PostgreSQL', open: () => createPostgresApp(postgres.url) }] : []),
];
const HOME = { kind: 'delivery', address: 'Казань, улица Баумана, 7' };
const DESK = { kind: 'pickup', address: 'Главный корпус, окно 2' };

describe.each(databases)('addresses on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.close());

  let people = 0;
  const newMember = async () => {
    const email = `resident${(people += 1)}@example.test`;
    await addMember(test.db, email, { coins: 0, isStudent: false });
    return email;
  };
  const send = (email: string, write: Partial<Write>) =>
    writeAs(test, email, { path: 'api/deliveryNotes', body: {}, ...write });
  const add = async (email: string, body: unknown) => {
    const answer = await send(email, { body });
    expect(answer.status).toBe(201);
    return v.parse(deliveryNoteAnswer, await answer.json()).deliveryNote;
  };
  const change = (email: string, id: number, body: unknown) =>
    send(email, { method: 'PATCH', path: `api/deliveryNotes/${id}`, body });
  const list = async (email: string) =>
    v.parse(deliveryNotesAnswer, await getAs(test, email, 'api/deliveryNotes')).deliveryNotes;
  const defaults = async (email: string) =>
    (await list(email)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('[R2.26] a new address is active, and the newest default takes the place of the former', async () => {
    const email = await newMember();
    expect(await list(email)).toEqual([]);
    const home = await add(email, { ...HOME, comment: ' Домофон 7 ', isDefault: true });
    expect(home).toMatchObject({ ...HOME, comment: 'Домофон 7', active: true, isDefault: true });
    const desk = await add(email, { ...DESK, isDefault: true });
    expect(await defaults(email)).toEqual([desk.id]);
    expect((await list(email)).map(({ id }) => id)).toEqual([home.id, desk.id]);
  });

  it('[R2.26] hiding the default address leaves none, and a hidden one cannot be preferred', async () => {
    const email = await newMember();
    const home = await add(email, { ...HOME, isDefault: true });
    const hidden = await change(email, home.id, { active: false });
    expect(v.parse(deliveryNoteAnswer, await hidden.json()).deliveryNote).toMatchObject({
      active: false,
      isDefault: false,
    });
    const refused = await change(email, home.id, { isDefault: true });
    expect(refused.status).toBe(400);
    expect((await readBody(refused)).field).toBe('isDefault');
    expect((await change(email, home.id, { active: true, isDefault: true })).status).toBe(200);
    expect(await defaults(email)).toEqual([home.id]);
  });

  it('[R7.35] a change touches what it names and nothing else', async () => {
    const email = await newMember();
    const home = await add(email, { ...HOME, comment: 'до шести', isDefault: true });
    const answer = await change(email, home.id, { address: 'Казань, улица Баумана, 9' });
    const { deliveryNote } = v.parse(deliveryNoteAnswer, await answer.json());
    const { updatedAt, ...rest } = home;
    expect(deliveryNote).toMatchObject({ ...rest, address: 'Казань, улица Баумана, 9' });
    expect(Date.parse(deliveryNote.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  });

  it('[R7.35] another’s address and one that does not exist are the same 404', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    const { id } = await add(owner, HOME);
    for (const wanted of [id, 999_999]) {
      const answer = await change(stranger, wanted, { address: 'Моё' });
      expect(answer.status).toBe(404);
      expect((await readBody(answer)).errorCode).toBe('NOT_FOUND');
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
  ])('[R7.35] a wrong %s is refused by its name', async (field, body) => {
    const answer = await send(await newMember(), { body });
    expect(answer.status).toBe(400);
    expect((await readBody(answer)).field).toBe(field);
  });

  it('[R5.4] emoji are taken out of what is kept, digits and signs stay', async () => {
    const note = await add(await newMember(), {
      ...HOME,
      address: '🏡Берёзовая, 7 #3*',
      comment: '☎️ © 1️⃣звони👨‍👩‍👧',
    });
    expect(note).toMatchObject({ address: 'Берёзовая, 7 #3*', comment: '© звони' });
  });

  it('[R7.31] one sending that arrives ten times makes one address', async () => {
    const email = await newMember();
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(email, { body: HOME, requestId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await list(email)).toHaveLength(1);
  });

  it('[R2.26] twelve addresses that want to be the default at once: one of them is', async () => {
    const email = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(email, { body: { ...HOME, isDefault: true } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await defaults(email)).toHaveLength(1);
  });

  it('[R7.35] the limit of active addresses holds in a race, and hiding one makes room', async () => {
    const email = await newMember();
    const answers = await Promise.all(
      Array.from({ length: DELIVERY_NOTE_LIMITS.active + 5 }, () => send(email, { body: HOME })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect((await readBody(refused[0] ?? new Response())).errorCode).toBe('TOO_MANY_ADDRESSES');
    const [first] = await list(email);
    await change(email, first?.id ?? 0, { active: false });
    await add(email, DESK);
    expect((await change(email, first?.id ?? 0, { active: true })).status).toBe(409);
  });

  it('[R6.3] staff reads an owner’s addresses and adds none', async () => {
    const owner = await newMember();
    await add(owner, HOME);
    const headers = {
      Authorization: `Bearer ${tokenOf('boss@example.test', { roles: ['manager'] })}`,
      'Content-Type': 'application/json',
      'X-Request-ID': randomUUID(),
    };
    const path = `/service/api/deliveryNotes?ownerEmail=${owner}`;
    const read = await test.app.request(path, { headers });
    expect(v.parse(deliveryNotesAnswer, await read.json()).deliveryNotes).toHaveLength(1);
    const body = JSON.stringify(HOME);
    expect((await test.app.request(path, { method: 'POST', headers, body })).status).toBe(403);
  });

  it('[R7.35] a person who is no member yet has no addresses and adds none', async () => {
    expect(await list('nobody@example.test')).toEqual([]);
    expect((await send('nobody@example.test', { body: HOME })).status).toBe(404);
  });
});
