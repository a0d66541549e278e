import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 10_000;
/** What is read of a longer one, so that its sender reads the response instead of a cut connection. */
const MOST_DROPPED_BYTES = 2_000_000;

/**
 * Reads an urlencoded form. Undefined when it is longer than a sign-in form can be. The provider's requests
 * do not pass Hono, so hono/body-limit cannot guard them.
 */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The end of the loop must leave the connection for the response.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_DROPPED_BYTES) break;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES) return undefined;
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
