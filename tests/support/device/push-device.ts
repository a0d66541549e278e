import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushPayload } from '#src/domain/events/notification.ts';

/** A device at a push service of its own: what the service posts there is decrypted as a browser does (RFC 8291). */
export interface PushDevice {
  /** Origin of the push service. */
  readonly origin: string;
  /** As a browser's subscription is in JSON. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: readonly PushPayload[];
  /** Headers of the last request. */
  readonly headers: () => Readonly<Record<string, unknown>>;
  /** The push service responds so from now on. */
  readonly respondWith: (status: number, text?: string) => void;
  readonly close: () => void;
}

/** Starts a push service with one device. */
export async function startPushDevice(): Promise<PushDevice> {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const secret = randomBytes(16);
  const received: PushPayload[] = [];
  let headers = {};
  let status = 201;
  let reason = '';
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      headers = request.headers;
      if (status === 201) {
        const options = { version: 'aes128gcm', privateKey: keys, authSecret: secret };
        received.push(JSON.parse(ece.decrypt(body, options).toString()) as PushPayload);
      }
      response.writeHead(status).end(reason);
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscription: {
      endpoint: `${origin}/device`,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
    received,
    headers: () => headers,
    respondWith: (next, text = '') => {
      status = next;
      reason = text;
    },
    close: () => server.close(),
  };
}
