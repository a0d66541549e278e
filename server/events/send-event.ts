import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import type { Receiver } from '#server/config/webhooks.ts';
import type { EventType } from '#src/contract/events.ts';

/** How long one sending may take, in ms. */
export const EVENT_MS = 15_000;

/** An event as a receiver gets it. */
export interface SentEvent {
  /** The same at each sending: a receiver that has it already does nothing. */
  readonly messageId: string;
  readonly type: EventType;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
  /** The member's reference. */
  readonly member: string | null;
}

/**
 * Sends an event by the convention of Standard Webhooks, signed with each secret of the receiver: while secrets are
 * changed, both are good. Redirects are not followed, and in production no address of a private network is asked.
 * @returns why it was not delivered; undefined where the receiver has taken it
 */
export async function sendEvent(
  { url, secrets }: Receiver,
  { messageId, type, at, data, member }: SentEvent,
  isProduction: boolean,
): Promise<string | undefined> {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, member } });
  const sentAt = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(messageId, sentAt, body));
  const signal = AbortSignal.timeout(EVENT_MS);
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  try {
    const sending = send(url, {
      method: 'POST',
      ...(isProduction && { agent: filteringAgent(url) }),
      signal,
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    });
    sending.on('upgrade', (_response, socket: Socket) => socket.destroy());
    sending.end(body);
    const [response] = (await once(sending, 'response', { signal })) as [IncomingMessage];
    const { statusCode = 0 } = response;
    // What it says beside the status is of no use, however long it is.
    response.destroy();
    return statusCode >= 200 && statusCode < 300 ? undefined : String(statusCode);
  } catch (error) {
    if (!(error instanceof Error)) return 'unknown';
    // The agent's own refusal has no code.
    if (error.message.includes('is not allowed')) return 'the address is of a private network';
    return 'code' in error ? String(error.code) : error.name;
  }
}
