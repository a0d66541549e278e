import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

export interface StaticSite {
  readonly port: number;
  readonly close: () => void;
}

/**
 * Serves a folder's files compressed; an address without an ending gets index.html.
 * @param headers - sent with each file
 */
export async function serveStaticSite(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticSite> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Map(
    names
      .filter((name) => extname(name) in TYPES)
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const content = files.get(path);
    if (!content) return void response.writeHead(404).end();
    const isAsset = path.startsWith('/assets/');
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[extname(path)],
      'content-encoding': 'br',
      'content-length': content.length,
      'cache-control': isAsset ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(content);
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}
