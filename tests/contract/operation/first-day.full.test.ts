import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import type { Receiver } from '#server/config/webhooks.ts';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { createEventDeliveries } from '#server/events/deliver-events.ts';
import { EVENT_TYPES } from '#src/contract/events.ts';
import { writePlace } from '#src/domain/orders/order-place.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { startIdentityStub, type IdentityStub } from '#tests/support/service/identity-stub.ts';
import { startProduction, type Production } from '#tests/support/service/production.ts';

/** The templates of docs/import, which an operator begins with. */
const TEMPLATES = resolve(import.meta.dirname, '../../../docs/import');
const ANNA = 'anna@example.com';
const MINUTE_MS = 60_000;

const url = await createPostgresDatabase();
const CRM = {
  name: 'crm',
  url: 'https://crm.invalid/hooks',
  secrets: [`whsec_${Buffer.alloc(32, 1).toString('base64')}`],
};

let identity: IdentityStub;
let production: Production;
let store: OpenDb;
beforeAll(async () => {
  if (url === null) return;
  identity = await startIdentityStub();
  production = await startProduction(identity.issuer, (folder) => {
    const file = join(folder, 'webhooks.json');
    writeFileSync(file, JSON.stringify([CRM]));
    return { DATABASE_URL: url, WEBHOOKS_FILE: file };
  });
  store = await openPostgres(url);
});
afterAll(async () => {
  if (url === null) return;
  await store.close();
  await production.stop();
  identity.stop();
});

/** Sends a request as a person with roles, or as another system. */
async function call(
  who: { email?: string; roles?: readonly string[] },
  path: string,
  body?: object,
  headers = {},
) {
  const response = await fetch(production.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${await identity.tokenOf(who)}`,
      'X-Request-ID': crypto.randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect({ path, status: response.status }).toEqual({
    path,
    status: expect.toBeOneOf([200, 201]) as number,
  });
  return (await response.json()) as Record<string, never>;
}

it.skipIf(url === null)(
  '[R11.7] [R11.1] [R11.3] [R11.5] the first day: from an empty database, by files and acts only, to an order that is handed out',
  async () => {
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await production.programme(['check'])).code).toBe(1);
    for (const kind of ['places', 'products', 'managers', 'members', 'deals', 'cards']) {
      const file = join(TEMPLATES, `${kind}.csv`);
      const { printed, code } = await production.programme(['import', kind, file, '--write']);
      expect({ kind, printed, code }).toMatchObject({
        printed: expect.stringMatching(/изменится: 0.*Записано$/s) as string,
        code: 0,
      });
    }
    const both = (ru: string) => ({ ru, uz: ru });
    const lesson = {
      title: both('Начало'),
      summary: both('Кратко'),
      body: both('Текст'),
      minutes: 5,
    };
    await call({ roles: ['programme'] }, '/programme/v1/lessons', lesson);
    const story = { name: both('Анна'), about: both('Студентка'), text: both('Текст'), friends: 3 };
    await call({ roles: ['programme'] }, '/programme/v1/stories', story);
    const missing = await production.programme(['check']);
    expect(missing.printed).not.toContain('Ни одн');

    // A member signs in, is a student by the deal, gets coins by an act, and buys.
    const { contacts } = (await call(
      { email: ANNA },
      '/service/v2/api/contacts?include=hasWin',
    )) as unknown as {
      contacts: { hasWin: boolean; balance: number }[];
    };
    expect(contacts).toMatchObject([{ hasWin: true, balance: 0 }]);
    const staff = { email: 'olga@example.com', roles: ['manager', 'tokens-admin', 'admin'] };
    const { members } = (await call(staff, `/programme/v1/members?email=${ANNA}`)) as unknown as {
      members: { reference: string }[];
    };
    await call(staff, `/programme/v1/members/${members[0]?.reference}/operations`, {
      type: 'DECREE',
      amount: 2000,
      reason: 'Приказ ректора',
    });
    const { products } = (await call(
      { email: ANNA },
      '/service/api/products?limit=1000',
    )) as unknown as {
      products: { id: number; name: { ru: string }; price: number }[];
    };
    const hoodie = products.find(({ name }) => name.ru === 'Худи, M');
    const { cards } = (await call({ email: ANNA }, '/service/api/cards')) as unknown as {
      cards: { id: number }[];
    };
    const address = 'Библиотека, пункт выдачи (Москва, ул. Мещанская, 9)';
    const { order } = (await call(
      { email: ANNA },
      '/service/api/orders',
      {
        cardId: cards[0]?.id,
        comment: '',
        date: new Date().toISOString(),
        description: writePlace({ kind: 'pickup', address }),
        prodId: hoodie?.id,
      },
      { 'X-Expected-Amount': String(hoodie?.price) },
    )) as unknown as { order: { id: number } };

    // It stands in the queue of its place, arrives, and is handed out by the desk.
    const { places } = (await call(staff, '/programme/v1/places')) as unknown as {
      places: { id: number }[];
    };
    const desk = { email: 'desk@example.com', roles: ['desk'] };
    const queue = await call(desk, `/programme/v1/orders?status=OPEN&place=${places[0]?.id}`);
    expect(queue['orders']).toMatchObject([{ id: order.id }]);
    await call(staff, `/programme/v1/orders/${order.id}/status`, { status: 'DELIVERED' });
    await call(desk, `/programme/v1/orders/${order.id}/hand-out`, {});
    const seen = await call({ email: ANNA }, `/service/api/orders/${order.id}`);
    expect(seen['order']).toMatchObject({
      status: 'RECEIVED',
      pickup: { place: { ru: 'Библиотека, пункт выдачи' } },
    });

    const acts = await store.db.select({ act: journal.act, email: journal.email }).from(journal);
    expect(new Set(acts.map(({ act }) => act))).toEqual(
      new Set([
        'places.save',
        'products.save',
        'managers.save',
        'members.save',
        'deals.save',
        'cards.issue',
        'lessons.save',
        'stories.save',
        'coins.add',
        'orders.move',
        'orders.hand-out',
      ]),
    );
    expect(acts).toContainEqual({ act: 'orders.hand-out', email: 'desk@example.com' });
    const damage = await findDamage(store.db);
    expect(Object.entries(damage).filter(([, ids]) => ids.length > 0)).toEqual([]);
  },
);

it.skipIf(url === null)(
  '[R11.7] [R11.5] the CRM, which was down for an hour, gets each event of the day once, those of the order in order',
  async () => {
    const events = await store.db.select().from(outgoingEvent).orderBy(outgoingEvent.id);
    await expect
      .poll(async () => store.db.$count(outgoingEvent, eq(outgoingEvent.isQueued, true)))
      .toBe(events.length);
    let isDown = true;
    const got: { id: string; type: string }[] = [];
    const server = await startReceiver((id, type) => {
      if (!isDown) got.push({ id, type });
      return isDown ? 503 : 200;
    });
    try {
      const { port } = server.address() as AddressInfo;
      const crm: Receiver = { ...CRM, url: `http://127.0.0.1:${port}/`, events: [...EVENT_TYPES] };
      const deliveries = createEventDeliveries(store.db, [crm], false);
      const start = Date.now() + MINUTE_MS;
      for (let minute = 0; minute < 240; minute += 5) {
        isDown = minute < 60;
        await deliveries.begin(new Date(start + minute * MINUTE_MS));
        await deliveries.ended();
      }
    } finally {
      server.close();
    }
    expect(got.map(({ id }) => id).toSorted()).toEqual(
      events.map(({ messageId }) => messageId).toSorted(),
    );
    expect(got.map(({ type }) => type).filter((type) => type.startsWith('order.'))).toEqual([
      'order.placed',
      'order.handed_out',
    ]);
  },
);

const statusOf = (path: string): Promise<number> =>
  fetch(production.origin + path).then(
    ({ status }) => status,
    () => 0,
  );

/** @param respond to an event, by its id and type: the status */
async function startReceiver(respond: (id: string, type: string) => number): Promise<Server> {
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const { type } = JSON.parse(text) as { type: string };
      response.writeHead(respond(String(request.headers['webhook-id']), type)).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
