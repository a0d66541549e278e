import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The strictest policy that the app could be served with. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface TinySite {
  readonly origin: string;
  close(): void;
}

/** Serves pages (path → HTML) under a strict policy, and 404 for everything else. */
export async function serveSite(pages: Readonly<Record<string, string>>): Promise<TinySite> {
  const listener = createServer((request, response) => {
    const page = pages[request.url ?? '/'];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    });
    response.end(page);
  });
  await once(listener.listen(0), 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      listener.close();
      listener.closeAllConnections();
    },
  };
}
