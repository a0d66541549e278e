import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 10_000;

/**
 * Reads an urlencoded form. Undefined when it is longer than a sign-in form can be. The provider's requests
 * do not pass Hono, so hono/body-limit cannot guard them.
 */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
