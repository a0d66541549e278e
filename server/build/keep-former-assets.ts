import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { saveFormerAssets } from './former-assets.ts';

/** Keeps the former builds' chunks beside the new build, where the server finds them (R9.6). */
export function keepFormerAssets(): Plugin {
  let dist = '';
  let saved = '';
  let putBack: (() => void) | undefined;
  return {
    name: 'keep-former-assets',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
      saved = join(config.cacheDir, 'former-assets');
    },
    // The folder is emptied after this, when the output begins.
    buildStart: () => {
      putBack = saveFormerAssets(dist, saved, new Date());
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
