import { createServer, type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { eventDelivery, outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { createEventDeliveries, PAUSES_MS, reviveEvents } from '#server/events/deliver-events.ts';
import { sendEvent } from '#server/events/send-event.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { secretOf, startReceivers, type Got } from './event-receiver.ts';

const DAY_MS = 24 * 3_600_000;

const { app, crm, got, respondBy, deliver, happen } = startReceivers();

describe('a delivery', () => {
  it('[R11.5] to a receiver that is down for an hour brings each event once by its id, those of one entity in order', async () => {
    const start = Date.now() + 1000;
    let isDown = true;
    // Some sendings arrive although the receiver says that it failed.
    respondBy(() => (isDown ? 503 : 200));
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await happen(id);
    for (let minute = 0; minute < 180; minute += 1) {
      if (minute === 60) isDown = false;
      await deliver(new Date(start + minute * 60_000));
    }
    const events = await app().db.select().from(outgoingEvent).orderBy(outgoingEvent.id);
    expect(got.map(({ id }) => id).toSorted()).toEqual(
      events.map(({ messageId }) => messageId).toSorted(),
    );
    for (const entityId of ['a', 'b']) {
      const wanted = events.filter((event) => event.entityId === entityId);
      const arrived = got.filter(({ id }) => wanted.some(({ messageId }) => messageId === id));
      expect(arrived.map(({ id }) => id)).toEqual(wanted.map(({ messageId }) => messageId));
    }
  });

  it('[R11.5] that fails once holds back the later events of its entity, and no others', async () => {
    let asked = 0;
    respondBy(() => ((asked += 1) === 1 ? 503 : 200));
    await happen('a', 'order.placed');
    await happen('a', 'order.cancelled');
    await happen('b', 'order.handed_out');
    await deliver();
    expect(got.map(({ body }) => body.type)).toEqual(['order.handed_out']);
    for (const minutes of [1, 2]) await deliver(new Date(Date.now() + minutes * 60_000));
    expect(got.map(({ body }) => body.type)).toEqual([
      'order.handed_out',
      'order.placed',
      'order.cancelled',
    ]);
  });

  it('[R11.5] that arrives although nobody learns of it has the same id the next time', async () => {
    await happen('a');
    const first = createEventDeliveries(app().db, [crm()], false);
    await first.begin(new Date(Date.now() + 1000));
    await first.ended();
    // The outcome of the first sending is lost.
    await app().db.update(eventDelivery).set({ deliveredAt: null, dueAt: new Date() });
    await deliver();
    expect(got).toHaveLength(2);
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
  });

  it('[R11.5] is begun by one of several processes', async () => {
    for (let number = 0; number < 20; number += 1) await happen(String(number));
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(got).toHaveLength(20);
  });

  it('[R11.5] is signed by the Standard Webhooks convention, with the old and the new secret while they overlap', async () => {
    await happen('a');
    await deliver(undefined, [{ ...crm(), secrets: [secretOf(1), secretOf(2)] }]);
    const [{ headers, text }] = got as [Got];
    for (const secret of [secretOf(1), secretOf(2)])
      expect(() => new Webhook(secret).verify(text, headers)).not.toThrow();
    const foreign = secretOf(3);
    expect(() => new Webhook(foreign).verify(text, headers)).toThrow();
  });

  it('[R11.5] goes to each receiver by itself, with the events that it wants', async () => {
    await happen('1', 'order.placed');
    await happen('1', 'card.linked');
    const closed = { ...crm(), name: 'closed', url: 'http://127.0.0.1:9/' };
    const cards = { ...crm(), name: 'cards', events: ['card.linked' as const] };
    await deliver(undefined, [closed, cards, crm()]);
    expect(got.map(({ body }) => body.type).toSorted()).toEqual([
      'card.linked',
      'card.linked',
      'order.placed',
    ]);
    const failed = await app()
      .db.select()
      .from(eventDelivery)
      .where(eq(eventDelivery.receiver, 'closed'));
    expect(failed).toMatchObject([{ problem: 'ECONNREFUSED' }, { problem: 'ECONNREFUSED' }]);
  });

  it('[R11.5] that fails for days becomes a dead letter, lets later events go on, and is sent again when somebody says so', async () => {
    await happen('a');
    respondBy(() => 500);
    let now = Date.now() + 1000;
    for (const pause of [...PAUSES_MS, 0]) {
      await deliver(new Date(now));
      now += pause + 1000;
    }
    expect(await app().db.select().from(eventDelivery)).toMatchObject([
      { attempts: PAUSES_MS.length + 1, dueAt: null, deliveredAt: null, problem: '500' },
    ]);
    respondBy(() => 200);
    await happen('a', 'order.cancelled');
    await deliver(new Date(now));
    expect(got.map(({ body }) => body.type)).toEqual(['order.cancelled']);
    expect(await reviveEvents(app().db)).toBe(1);
    await deliver();
    expect(got.map(({ body }) => body.type)).toEqual(['order.cancelled', 'order.placed']);
  });

  it('[R11.5] follows no redirect', async () => {
    respondBy(() => 302);
    await happen('a');
    await deliver();
    expect(await app().db.select().from(eventDelivery)).toMatchObject([{ problem: '302' }]);
  });

  it('[R11.5] in production reaches no address of a private network', async () => {
    const event = {
      messageId: crypto.randomUUID(),
      type: 'order.placed' as const,
      at: new Date(),
      data: {},
      member: null,
    };
    const { port } = new URL(crm().url);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${port}/`;
      expect(await sendEvent({ ...crm(), url }, event, true)).toBeDefined();
    }
    expect(got).toEqual([]);
    expect(await sendEvent(crm(), event, false)).toBeUndefined();
    expect(got).toHaveLength(1);
  });

  it('[R11.5] to a receiver that switches the protocol is not delivered, and ends nothing else', async () => {
    const switching = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
    });
    await new Promise<void>((listening) => switching.listen(0, '127.0.0.1', listening));
    const { port } = switching.address() as AddressInfo;
    await happen('a');
    const [event] = await app().db.select().from(outgoingEvent);
    if (!event) throw new Error('nothing happened');
    const url = `http://127.0.0.1:${port}/`;
    const problem = await sendEvent({ ...crm(), url }, { ...event, member: null }, false);
    switching.close();
    expect(problem).toBeDefined();
    await deliver();
    expect(got).toHaveLength(1);
  });

  it('[R11.5] to nobody leaves nothing that waits, and old events go', async () => {
    await happen('a');
    await deliver(undefined, []);
    await deliver();
    expect(got).toEqual([]);
    await happen('b');
    respondBy(() => 500);
    await deliver();
    await sweep(app().db, new Date(Date.now() + 40 * DAY_MS));
    expect(await app().db.select().from(outgoingEvent)).toMatchObject([{ entityId: 'b' }]);
  });
});
