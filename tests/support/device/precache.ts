import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the service worker stores at its installation: the list injected into sw.js. */
export function readPrecache(dist: string): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entries = worker.match(
    /\{[^{}]*\brevision\b[^{}]*\burl\b[^{}]*\}|\{[^{}]*\burl\b[^{}]*\brevision\b[^{}]*\}/g,
  );
  const urls = (entries ?? []).flatMap((entry) => {
    const [, url] = /\burl["']?\s*:\s*["'`]([^"'`]+)["'`]/.exec(entry) ?? [];
    return url ? [url] : [];
  });
  if (urls.length === 0) throw new Error('No precache list found in sw.js');
  return [...new Set(urls)];
}
