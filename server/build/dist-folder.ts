import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { MAPS_FOLDER, PREVIOUS_FOLDER } from '#server/config/built-files.ts';
import { keepPreviousAssets } from './previous-assets.ts';

/** Text files and WebAssembly, but not those that the server adds to: the worker and the brands' pages. */
const COMPRESSIBLE =
  /^(?!sw\.js$|brands[\\/].*\.html$|former[\\/]).*\.(?:html|js|css|svg|wasm|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/**
 * Keeps the chunks of previous builds beside the new ones, where the server finds them (R9.6), puts the source maps
 * where it does not, and writes `.br` and `.gz` beside every such file, after all other plugins are done.
 */
export function distFolder(): Plugin {
  let dist = '';
  const isKept = (name: string) => name === 'assets' || name === PREVIOUS_FOLDER;
  return {
    name: 'dist-folder',
    apply: 'build',
    // Before Vite copies the public folder into the emptied one.
    enforce: 'pre',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    renderStart: {
      order: 'pre',
      handler() {
        mkdirSync(dist, { recursive: true });
        for (const name of readdirSync(dist).filter((one) => !isKept(one))) {
          rmSync(join(dist, name), { recursive: true });
        }
      },
    },
    writeBundle(_, bundle) {
      const names = Object.keys(bundle).map((name) => basename(name));
      mkdirSync(join(dist, MAPS_FOLDER));
      for (const name of names.filter((one) => one.endsWith('.map'))) {
        renameSync(join(dist, 'assets', name), join(dist, MAPS_FOLDER, name));
      }
      keepPreviousAssets(dist, new Set(names), new Date());
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const names = await readdir(dist, { recursive: true });
        const files = names.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(files.map((name) => compress(join(dist, name))));
      },
    },
  };
}
