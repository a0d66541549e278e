import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a chunk in Vite's manifest.json that this file reads. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Files of the build, relative to its folder, that a browser loads before the first screen. */
export interface FirstScreen {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files that the page loads at once: the entry's static import graph with its styles (manifest.json)
 * and the scripts, module preloads and style sheets that index.html names.
 */
export function readFirstScreen(dist: string): FirstScreen {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const chunks = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const key of chunk.imports ?? []) visit(manifest[key]);
  };
  Object.values(manifest)
    .filter((chunk) => chunk.isEntry)
    .forEach(visit);

  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/my\/([^"?]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  const graph = [...chunks].flatMap(({ file, css = [] }) => [file, ...css]);
  const files = [...new Set([...graph, ...named])];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

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
