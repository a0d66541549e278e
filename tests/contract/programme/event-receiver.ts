import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import type { Receiver } from '#server/config/webhooks.ts';
import { createEventDeliveries } from '#server/events/deliver-events.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { EVENT_TYPES, type EventType } from '#src/contract/events.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

/** The secret of number 1, 2 … */
export const secretOf = (number: number): string =>
  `whsec_${Buffer.alloc(32, number).toString('base64')}`;

export interface Got {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** Gives each test of a file a fresh app and a receiver of its events. */
export function startReceivers() {
  let app: TestApp | undefined;
  let server: Server | undefined;
  let receiver: Receiver;
  let respond: () => number;
  const got: Got[] = [];
  const running = (): TestApp => {
    if (!app) throw new Error('no test is running');
    return app;
  };

  beforeEach(async () => {
    got.length = 0;
    respond = () => 200;
    app = await createTestApp();
    server = createServer((request, response) => {
      void readText(request).then((text) => {
        const status = respond();
        const headers = request.headers as Record<string, string>;
        const body = JSON.parse(text) as Got['body'];
        if (status === 200) got.push({ id: headers['webhook-id'] ?? '', headers, text, body });
        response.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/hooks`;
    receiver = { name: 'crm', url, secrets: [secretOf(1)], events: [...EVENT_TYPES] };
  });
  afterEach(async () => {
    await app?.close();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  return {
    app: running,
    crm: () => receiver,
    /** What the receiver has taken. */
    got,
    /** Decides by which status the receiver responds from now on. */
    respondBy: (status: () => number) => {
      respond = status;
    },
    /** Delivers what is due at a time to the receivers. */
    deliver: async (now = new Date(Date.now() + 1000), receivers = [receiver]): Promise<void> => {
      const deliveries = createEventDeliveries(running().db, receivers, false);
      await deliveries.begin(now);
      await deliveries.ended();
    },
    /** Lets an event of an entity happen. */
    happen: (entityId: string, type: EventType = 'order.placed') =>
      recordEvent(running().db, { type, entityId, memberId: running().seed.student.id }),
  };
}
