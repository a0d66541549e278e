import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';
import { sourceOf } from '#server/http/middleware/security-headers.ts';
import { assetUrl } from './assets.ts';

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/**
 * Addresses in a page are not relative to a style sheet's folder, and a versioned font is kept for a year.
 */
const theme = read('theme.css')
  .replace('latin.woff2', assetUrl('latin.woff2'))
  .replace('cyrillic.woff2', assetUrl('cyrillic.woff2'));
const css = theme + read('pages.css');

/**
 * The style of all pages. Each page contains it: on a slow network a style sheet would hold the first paint
 * for a round trip more.
 */
export const pageStyle = {
  element: raw(`<style>${css}</style>`),
  /** Allows this text, and no other style, in a Content-Security-Policy. */
  source: sourceOf(css),
};
