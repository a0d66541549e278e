import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { ticketResponse, ticketsResponse } from '#src/contract/programme/support.ts';
import { TICKET_IMAGE } from '#src/domain/support-ticket.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import {
  fileOf,
  PNG_START,
  sendTicket,
  type TicketFields,
} from '#tests/support/people/send-ticket.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const WEBP = new TextEncoder().encode('RIFF0000WEBPVP8 ');
const TEXT = new TextEncoder().encode('just words');
const HEIC = new TextEncoder().encode('0000ftypheic0000');
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe.each(databases)('tickets on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  let members = 0;
  const newMember = async () => {
    const email = `asker${(members += 1)}@example.test`;
    await addMember(test.db, email, { coins: 0, isStudent: false });
    return email;
  };
  const send = (email: string, fields?: TicketFields, requestId?: string) =>
    sendTicket(test, email, fields, requestId);
  const list = async (email: string, query = '') =>
    v.parse(ticketsResponse, await getAs(test, email, `api/technicalSupport${query}`)).tickets;
  const add = async (email: string, fields?: TicketFields) => {
    const response = await send(email, fields);
    expect(response.status, await response.clone().text()).toBe(201);
    return v.parse(ticketResponse, await response.json()).ticket;
  };
  const reply = (id: number, answer: string) =>
    sendAct(test.app, `tickets/${id}/answer`, { answer });
  const move = (id: number, status: string) =>
    sendAct(test.app, `tickets/${id}/status`, { status });

  it('[R2.27] a new ticket is in the list with its text, and the support’s answer appears in it', async () => {
    const email = await newMember();
    const ticket = await add(email, { topic: ' Заказ ', text: ' Где мой заказ?  ' });
    expect(ticket).toMatchObject({
      topic: 'Заказ',
      text: 'Где мой заказ?',
      category_code: 'ORDER',
      status_code: 'NEW',
      hasImage: false,
      answer: null,
    });
    expect(await list(email)).toEqual([ticket]);
    expect((await reply(ticket.id, 'Завтра')).status).toBe(200);
    const [answered] = await list(email);
    expect(answered).toMatchObject({ id: ticket.id, status_code: 'ANSWERED', answer: 'Завтра' });
    expect(Date.parse(answered?.updatedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(ticket.updatedAt),
    );
  });

  it('[R2.27] a second ticket of an open topic is refused with the open one’s number, until it is answered', async () => {
    const email = await newMember();
    const { id } = await add(email);
    await add(email, { category_code: 'CARD' });
    const refused = await send(email);
    expect(refused.status).toBe(409);
    expect(await readBody(refused)).toMatchObject({
      errorCode: 'OPEN_TICKET',
      details: { ticketId: id },
    });
    await reply(id, 'Готово');
    await add(email);
    expect((await move(id, 'IN_PROGRESS')).status).toBe(409);
    expect(await list(email)).toHaveLength(3);
  });

  it('[R9.10] a refused ticket stays refused under its request id, and arrives under a new one once the topic is free', async () => {
    const email = await newMember();
    const { id } = await add(email);
    const requestId = randomUUID();
    expect((await send(email, {}, requestId)).status).toBe(409);
    await move(id, 'CLOSED');
    expect((await send(email, {}, requestId)).status).toBe(409);
    expect((await send(email)).status).toBe(201);
    expect(await list(email)).toHaveLength(2);
  });

  it('[R2.27] of ten tickets of one topic that are sent at once, one is stored', async () => {
    const email = await newMember();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(email)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await list(email)).toHaveLength(1);
  });

  it('[R7.31] a ticket with an image that arrives ten times is stored once; another image under its id is refused', async () => {
    const email = await newMember();
    const requestId = randomUUID();
    const fields = { image: fileOf(PNG_START, 'image/png', 3000) };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send(email, fields, requestId)),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(bodies).size).toBe(1);
    expect(await list(email)).toMatchObject([{ hasImage: true }]);
    const other = { image: fileOf(PNG_START, 'image/png', 3001) };
    const reused = await send(email, other, requestId);
    expect((await readBody(reused)).errorCode).toBe('REQUEST_ID_REUSED');
  });

  it.each([
    ['image/png', PNG_START, TICKET_IMAGE.bytes],
    ['image/jpeg', JPEG, 3000],
    ['image/webp', WEBP, 3000],
  ])('[R2.27] an image of %s is stored whole, up to five megabytes', async (type, start, size) => {
    const { id } = await add(await newMember(), { image: fileOf(start, type, size) });
    const [row] = await test.db.select().from(supportTicket).where(eq(supportTicket.id, id));
    expect(row?.imageType).toBe(type);
    expect(row?.image?.length).toBe(size);
    expect([...(row?.image?.subarray(0, start.length) ?? [])]).toEqual([...start]);
  });

  it('[R2.27] the type of an image is stored as its content says, whatever its name says', async () => {
    const { id } = await add(await newMember(), { image: fileOf(JPEG, 'image/png') });
    const [row] = await test.db.select().from(supportTicket).where(eq(supportTicket.id, id));
    expect(row?.imageType).toBe('image/jpeg');
  });

  it.each(['', 'application/octet-stream', 'text/plain'])(
    '[R2.27] a PNG that is sent as «%s» is stored as a PNG',
    async (type) => {
      const { id } = await add(await newMember(), { image: fileOf(PNG_START, type) });
      const [row] = await test.db.select().from(supportTicket).where(eq(supportTicket.id, id));
      expect(row?.imageType).toBe('image/png');
    },
  );

  it.each([
    ['a text that is called a PNG', fileOf(TEXT, 'image/png'), 400, 'INVALID'],
    ['a HEIC that is called a JPEG', fileOf(HEIC, 'image/jpeg'), 400, 'INVALID'],
    ['an SVG', fileOf(SVG, 'image/svg+xml'), 400, 'INVALID'],
    ['an SVG that is called a PNG', fileOf(SVG, 'image/png'), 400, 'INVALID'],
    ['an empty file', fileOf(new Uint8Array(), 'image/png'), 400, 'INVALID'],
    ['a larger image', fileOf(PNG_START, 'image/png', TICKET_IMAGE.bytes + 1), 413, 'TOO_LARGE'],
  ])('[R2.27] %s is refused at the field «image»', async (_case, image, status, errorCode) => {
    const email = await newMember();
    const response = await send(email, { image });
    expect(response.status).toBe(status);
    expect(await readBody(response)).toMatchObject({ errorCode, field: 'image' });
    expect(await list(email)).toEqual([]);
  });

  it('[R2.27] a form far beyond the limit is refused before it is read', async () => {
    const response = await send(await newMember(), {
      image: fileOf(PNG_START, 'image/png', TICKET_IMAGE.bytes + 100_000),
    });
    expect(response.status).toBe(413);
  });

  it.each([
    ['topic', { topic: '   ' }],
    ['topic', { topic: 'я'.repeat(121) }],
    ['text', { text: '🙂🙂' }],
    ['text', { text: 'я'.repeat(2001) }],
    ['category_code', { category_code: 'PROFILE_CHANGING' }],
  ])('[R2.27] a wrong %s is refused, and the error names the field', async (field, fields) => {
    const response = await send(await newMember(), fields);
    expect(response.status).toBe(400);
    expect((await readBody(response)).field).toBe(field);
  });

  it('[R2.27] a body that is not a form is refused', async () => {
    for (const [status, type, body] of [
      [415, 'application/json', JSON.stringify({ topic: 'Т', category_code: 'CARD', text: 'Т' })],
      [400, 'multipart/form-data; boundary=x', 'no boundary here'],
      [415, 'text/plain', 'topic=1'],
    ] as const) {
      const response = await test.app.request('/service/api/technicalSupport', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tokenOf(await newMember())}`,
          'Content-Type': type,
          'X-Request-ID': randomUUID(),
        },
        body,
      });
      expect(response.status, type).toBe(status);
    }
  });

  it('[R5.4] emoji are removed from the stored texts', async () => {
    const ticket = await add(await newMember(), { topic: 'Карта💳', text: 'Не работает 😢 #3' });
    expect(ticket).toMatchObject({ topic: 'Карта', text: 'Не работает  #3' });
  });

  it('[R6.2] nobody sees another member’s ticket, and a person who is not a member writes none', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    await add(owner);
    expect(await list(stranger)).toEqual([]);
    expect((await send('nobody@example.test')).status).toBe(404);
  });

  it('[R7.15] an unconfirmed new address sees no ticket and writes none', async () => {
    const owner = await newMember();
    const ticket = await add(owner);
    const [row] = await test.db
      .select({ memberId: supportTicket.memberId })
      .from(supportTicket)
      .where(eq(supportTicket.id, ticket.id));
    const memberId = row?.memberId ?? 0;
    const typed = `typed-${memberId}@example.test`;
    await test.db.insert(client).values({
      memberId,
      name: 'Анна',
      surname: 'Иванова',
      email: owner,
      changeClientEmail: typed,
    });
    await test.db.insert(supportTicket).values({
      memberId,
      topic: 'Смена электронной почты',
      categoryCode: 'PROFILE_CHANGING',
      statusCode: 'NEW',
    });
    expect(await list(typed)).toEqual([]);
    expect((await send(typed)).status).toBe(404);
    expect(await list(owner)).toHaveLength(2);
  });

  it('[R6.3] in owner view staff read the tickets and write none', async () => {
    const owner = await newMember();
    await add(owner);
    const headers = {
      Authorization: `Bearer ${tokenOf('manager@example.test', { roles: ['manager'] })}`,
      'X-Request-ID': randomUUID(),
    };
    const path = `/service/api/technicalSupport?ownerEmail=${owner}`;
    const read = await test.app.request(path, { headers });
    expect(v.parse(ticketsResponse, await read.json()).tickets).toHaveLength(1);
    const body = new FormData();
    expect((await test.app.request(path, { method: 'POST', headers, body })).status).toBe(403);
  });

  it('[R2.27] the support’s ANSWERED needs an answer', async () => {
    const { id } = await add(await newMember());
    expect((await move(id, 'ANSWERED')).status).toBe(400);
    expect((await move(999_999, 'CLOSED')).status).toBe(404);
  });
});
