import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icon-sprite';
const CONTENT = /<svg[^>]*>(.*)<\/svg>/s;

const require = createRequire(import.meta.url);

/** One `<symbol>`; stroke and fill are left to the `<svg>` that uses it. */
function symbol(name: string): string {
  const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const content = CONTENT.exec(source)?.[1];
  if (content === undefined) throw new Error(`Not an SVG icon: ${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${content.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** The named Lucide icons as one SVG document; throws for a name that Lucide does not have. */
function makeSprite(names: readonly string[]): string {
  const symbols = names.map(symbol).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
}

/**
 * Gives the module `virtual:icon-sprite`, whose default export is the sprite's address. The sprite is
 * a real file under `.cache`, so that the build, the dev server and Vitest treat it as any asset.
 */
export function iconSprite(names: readonly string[]): Plugin {
  let file = '';
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    configResolved(config) {
      file = resolve(config.root, '.cache/icons.svg');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, makeSprite(names));
    },
    resolveId: (id) => (id === MODULE ? `${file}?url&no-inline` : null),
  };
}
