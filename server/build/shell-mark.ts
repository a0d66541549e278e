import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const SHELL = 'index.html';
/** The names by which files import each other, with their addresses: part of the page in the end. */
const IMPORT_MAP = 'importmap.json';

interface Entry {
  url: string;
  revision: string | null;
}

interface ShellMark {
  readonly plugin: Plugin;
  readonly manifestTransform: <E extends Entry>(entries: E[]) => { manifest: E[] };
}

/**
 * Marks the built page with its revision (`<meta name content>`) and gives the precache list the same
 * revision: the service worker keeps no page but the one that it was built with (R9.2, R9.3).
 * @param brandsRevision - of what the brands put into the page later: all brands' pages bear one mark.
 */
export function shellMark(metaName: string, brandsRevision: string): ShellMark {
  let revision = '';
  return {
    plugin: {
      name: 'shell-mark',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          // Vite adds the map last; a page with an old map would name files that are gone.
          const map = bundle?.[IMPORT_MAP];
          if (map?.type !== 'asset') throw new Error('The build has no import map');
          revision = createHash('sha256')
            .update(html + brandsRevision)
            .update(map.source)
            .digest('hex')
            .slice(0, 16);
          return [{ tag: 'meta', attrs: { name: metaName, content: revision }, injectTo: 'head' }];
        },
      },
    },
    manifestTransform: (entries) => ({
      manifest: entries.map((entry) => (entry.url === SHELL ? { ...entry, revision } : entry)),
    }),
  };
}
