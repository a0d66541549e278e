import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { PageSources } from '#server/http/middleware/security-headers.ts';
import { pageSources } from '#server/http/static/page-sources.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const policyWith = ({ scripts, styles }: PageSources) =>
  `default-src 'none'; script-src 'self' ${scripts.join(' ')}; ` +
  `style-src 'self' ${styles.join(' ')}; ` +
  "img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; require-trusted-types-for 'script'; trusted-types app dompurify";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The response of a captive portal to every request. */
export const PORTAL_PAGE = '<!doctype html><title>portal</title><h1>Sign in to the Wi-Fi</h1>';

type Network = 'up' | 'hanging' | 'portal';

/**
 * The built app behind strict security headers, without a backend. A test can change the release and the
 * behaviour of the network at any moment.
 */
export class StaticServer {
  network: Network = 'up';
  /** While the network is a portal: the paths to which the portal responds instead of the server. */
  portalPattern = /./;
  /** The paths to which the portal has responded. */
  readonly portalPaths: string[] = [];
  /** A suffix of the mark in the built page; a change is a new deployment. */
  release = '';
  /** The value of one security header; a change of it changes the revision of the headers. */
  referrerPolicy = 'no-referrer';

  readonly #waiting: { readonly address: string; readonly response: ServerResponse }[] = [];
  readonly #dist: string;
  readonly #mark: string;
  readonly #sources: PageSources;
  readonly #server = createServer((request, response) =>
    this.#respond(request.url ?? '/', response),
  );

  /** @throws Error when the folder holds no built app. */
  constructor(dist: string) {
    this.#dist = dist;
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const mark = /<meta name="app-build" content="(\w+)">/.exec(page)?.[1];
    if (mark === undefined) throw new Error('The built page has no mark');
    this.#mark = mark;
    this.#sources = pageSources(page);
  }

  /** Starts to listen, by default on a free port; returns the origin. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port to listen on');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Stops as a killed process does: it refuses new connections and cuts open ones. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** The addresses of the requests that wait in a hanging network. */
  get waiting(): string[] {
    return this.#waiting.map(({ address }) => address);
  }

  /** Makes the network work again and responds to the waiting requests. */
  recover(): void {
    this.network = 'up';
    for (const { address, response } of this.#waiting.splice(0)) this.#respond(address, response);
  }

  #respond(address: string, response: ServerResponse): void {
    if (this.network === 'hanging') {
      this.#waiting.push({ address, response });
      return;
    }
    const { pathname } = new URL(address, 'http://localhost');
    if (this.network === 'portal' && this.portalPattern.test(pathname)) {
      this.portalPaths.push(pathname);
      // The worst kind of portal: the HTTP cache may store its response.
      response.setHeader('cache-control', 'max-age=3600');
      send(response, 200, '.html', PORTAL_PAGE);
    } else if (pathname.startsWith('/service/pictures/')) {
      send(response, 200, '.svg', PICTURE);
    } else {
      this.#sendFile(pathname, response);
    }
  }

  #sendFile(pathname: string, response: ServerResponse): void {
    response.setHeader('content-security-policy', policyWith(this.#sources));
    response.setHeader('referrer-policy', this.referrerPolicy);
    const isAsset = pathname.startsWith('/my/assets/');
    response.setHeader('cache-control', isAsset ? 'max-age=31536000, immutable' : 'no-cache');
    const name = extname(pathname) === '' ? 'index.html' : pathname.slice('/my/'.length);
    const file = join(this.#dist, name);
    if (!pathname.startsWith('/my/') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      send(response, 404, '.html', 'Not found');
    } else {
      send(response, 200, extname(name), this.#read(name, file));
    }
  }

  #read(name: string, file: string): Buffer | string {
    if (name !== 'sw.js' && name !== 'index.html') return readFileSync(file);
    const text = readFileSync(file, 'utf8').replaceAll(this.#mark, this.#mark + this.release);
    const headers = createHash('sha256').update(this.referrerPolicy).digest('hex');
    return name === 'sw.js' ? `self.__SERVED_REVISION='${headers}';\n${text}` : text;
  }
}

function send(response: ServerResponse, status: number, ext: string, body: Buffer | string): void {
  response.writeHead(status, { 'content-type': TYPES[ext] ?? 'application/octet-stream' });
  response.end(body);
}
