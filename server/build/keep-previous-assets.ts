import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { savePreviousAssets } from './previous-assets.ts';

/** Keeps the previous builds' chunks beside the new build, where the server finds them (R9.6). */
export function keepPreviousAssets(): Plugin {
  let dist = '';
  let saved = '';
  let putBack: (() => void) | undefined;
  return {
    name: 'keep-previous-assets',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
      saved = join(config.cacheDir, 'previous-assets');
    },
    // The folder is emptied after this, when the output begins.
    buildStart: () => {
      putBack = savePreviousAssets(dist, saved, new Date());
    },
    closeBundle: {
      order: 'post',
      // After the compressed copies were made.
      sequential: true,
      handler: () => {
        putBack?.();
        putBack = undefined;
      },
    },
  };
}
