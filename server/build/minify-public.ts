import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Writes a script of the public folder without its comments and spaces: Vite copies it as it stands. */
export function minifyPublic(fileName: string): Plugin {
  let folder = '';
  return {
    name: 'minify-public',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir;
    },
    async generateBundle() {
      const { code } = minifySync(fileName, await readFile(join(folder, fileName), 'utf8'));
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
