import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files, but not the build's own notes under `.vite`. */
const COMPRESSIBLE = /^[^.].*\.(?:html|js|css|svg|json|webmanifest)$/;

/** The server adds to the worker and to the brands' pages, so ready-made copies would be wrong. */
const SERVED_CHANGED = /^sw\.js$|^brands[\\/].*\.html$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Writes `.br` and `.gz` beside every text file of the build, after all other plugins are done. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => COMPRESSIBLE.test(name) && !SERVED_CHANGED.test(name));
        await Promise.all(files.map((name) => compress(join(folder, name))));
      },
    },
  };
}
