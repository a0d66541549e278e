import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { BASE_PATH } from '../realm-path.ts';

const ASSETS_PATH = `${BASE_PATH}/assets/`;
const YEAR_S = 31_536_000;
const DAY_S = 86_400;

const own = (name: string) => fileURLToPath(new URL(`./assets/${name}`, import.meta.url));
const font = (subset: string) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`),
  );

const load = (file: string, type: string) => {
  const body = readFileSync(file);
  return { body, type, version: hash('sha256', body).slice(0, 12) };
};

const SCRIPT = 'text/javascript; charset=utf-8';
const ASSETS = {
  'sign-in.js': load(own('sign-in.js'), SCRIPT),
  'sign-out.js': load(own('sign-out.js'), SCRIPT),
  'third-party-cookies.js': load(own('third-party-cookies.js'), SCRIPT),
  'login-status.js': load(own('login-status.js'), SCRIPT),
  'latin.woff2': load(font('latin'), 'font/woff2'),
  'cyrillic.woff2': load(font('cyrillic'), 'font/woff2'),
};
export type AssetName = keyof typeof ASSETS;

/** Address of a file of the pages; it changes with the content. */
export const assetUrl = (name: AssetName): string =>
  `${ASSETS_PATH}${name}?v=${ASSETS[name].version}`;

const isAsset = (name: string): name is AssetName => Object.hasOwn(ASSETS, name);

/**
 * Responds to a request for a file of the pages. Returns false for any other request. The files come
 * from two folders under versioned addresses, in front of Hono: `serveFiles` would need a separate app.
 */
export function serveAsset(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.url?.startsWith(ASSETS_PATH) !== true) return false;
  const { pathname, searchParams } = new URL(req.url, 'http://localhost');
  const name = pathname.slice(ASSETS_PATH.length);
  if (!isAsset(name)) return false;
  const current = searchParams.get('v') === ASSETS[name].version;
  res.writeHead(200, {
    'Content-Type': ASSETS[name].type,
    'Content-Length': ASSETS[name].body.length,
    'Cache-Control': `public, max-age=${current ? `${YEAR_S}, immutable` : DAY_S}`,
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(req.method === 'HEAD' ? undefined : ASSETS[name].body);
  return true;
}
