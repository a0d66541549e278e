import { SHELL_MARK } from './protocol.ts';

/** The path of the page that is the response to every navigation. */
export const SHELL = '/my/index.html';

/** Files of screens and of a language that a start seldom opens. */
const LATER = /\/assets\/(?:forms|pictures|programme|Scan|secondary|uz)-/;

/**
 * Whether a first installation stores a file: what every start needs, and the main screens. The others follow while the
 * first visit goes on, so that one more screen delays nothing.
 */
export const isInstalledFirst = (address: string): boolean => !LATER.test(address);

const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  wasm: /^application\/wasm\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/(?:manifest\+)?json\b/,
};

/**
 * Whether a response is a file of this build and not the page of a captive portal, a proxy or a failing
 * server: a 200 of the file's type and, for the shell, with this build's own mark (R9.2, R9.3).
 */
export async function isOwnFile(
  address: string,
  response: Response,
  shellRevision: string,
): Promise<boolean> {
  const { pathname } = new URL(address);
  const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
  const isOfType = type?.test(response.headers.get('content-type') ?? '') ?? false;
  if (response.status !== 200 || response.redirected || !isOfType) return false;
  if (pathname !== SHELL) return true;
  const page = await response.clone().text();
  return page.includes(`<meta name="${SHELL_MARK}" content="${shellRevision}">`);
}
