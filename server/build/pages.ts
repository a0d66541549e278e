import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InlineConfig, Plugin } from 'vite';
import {
  BRANDS_FOLDER,
  KILL_SWITCH,
  MANIFESTS,
  PAGE,
  ROOT_WORKER,
} from '#server/config/built-files.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { fillPage } from './brand-page.ts';
import { buildProgram } from './program.ts';
import { APP, refuseCycles, startFilesOf } from './start-files.ts';
import { webManifest } from './web-manifest.ts';

const SIGN_IN = 'src/entry/first-visit.ts';
const PROGRAM = 'src/entry/entry.ts';
/** The workers that store no files. Their names never change. */
const WORKERS = { [ROOT_WORKER]: 'sw/root-worker.ts', [KILL_SWITCH]: 'sw/kill-switch.ts' };

/** What the build replaces in index.html. */
const FILES = '<script type="application/json" id="start-files"></script>';
const MODULE = `<script type="module" src="/${PROGRAM}"></script>`;

/** The names by which files import each other, with their addresses. */
const IMPORT_MAP = 'importmap.json';

const hashOf = (text: string): string => hash('sha256', text).slice(0, 16);

const manifestsOf = (brand: Brand) =>
  (['ru', 'uz'] as const).map(
    (language) => [MANIFESTS[language], JSON.stringify(webManifest(brand, language))] as const,
  );

const addFiles = (page: string, files: object): string =>
  page.replace(FILES, () => FILES.replace('></', () => `>${JSON.stringify(files)}</`));

/**
 * One build for all brands (R1.1): writes page and manifests of each into a folder, from which the server
 * responds by host, and those of `builtFor` at the usual place for hosts that serve plain files.
 *
 * A page contains what runs before the app, so that nothing of it costs a request: its program, style sheets and
 * the names of the files that a start requests. What leaves for the sign-in page is one file. The mark of the
 * build is in each page and in the precache list: the service worker keeps no page but the one that it was built
 * with (R9.2, R9.3).
 * @param markName - of the `<meta>` with the mark
 * @param plugins - of these programs
 */
export function pages(builtFor: Brand, markName: string, plugins: Plugin[]) {
  let options: InlineConfig = {};
  const brands = Object.values(BRANDS);
  const revisions = new Map<string, string>();

  const plugin: Plugin = {
    name: 'pages',
    enforce: 'post',
    config(app, { mode }) {
      options = { ...app, mode, plugins };
    },
    // The development server has one brand, as a host that serves plain files.
    transformIndexHtml: {
      order: 'pre',
      handler(page) {
        const base = options.base ?? '';
        const files = { app: base + APP, signIn: base + SIGN_IN, styles: [], ahead: {} };
        return fillPage(addFiles(page, files), builtFor, 'build');
      },
    },
    configureServer({ middlewares, config }) {
      for (const [name, text] of manifestsOf(builtFor)) {
        middlewares.use(config.base + name, (_, response) => void response.end(text));
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        for (const [name, module] of Object.entries(WORKERS)) {
          emit(name, (await buildProgram(options, module, 'iife')).code);
        }
        const signIn = await buildProgram(options, SIGN_IN, 'es');
        emit(signIn.fileName, signIn.code);
        const program = await buildProgram(options, PROGRAM, 'iife');
        for (const { fileName, source } of program.assets) emit(fileName, source);

        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        refuseCycles(scripts);
        const map = bundle[IMPORT_MAP];
        if (map?.type !== 'asset') throw new Error('The build has no import map');
        delete bundle[IMPORT_MAP];
        const files = startFilesOf(scripts, options.base ?? '', signIn.fileName);
        const head = `<script type="importmap">${map.source.toString()}</script><style>${program.style}</style>`;
        const unmarked = addFiles(await readFile(PAGE, 'utf8'), files)
          .replaceAll(/\s+vite-ignore/g, '')
          .replace('</head>', () => `${head}</head>`)
          .replace(MODULE, () => `<script>${program.code}</script>`);
        const variants = [
          { folder: '', brand: builtFor, page: fillPage(unmarked, builtFor, 'build') },
          ...brands.map((brand) => ({
            folder: `${BRANDS_FOLDER}/${brand.name}/`,
            brand,
            page: fillPage(unmarked, brand, 'host'),
          })),
        ];
        const mark = hashOf(JSON.stringify(variants));
        revisions.set(PAGE, mark);
        revisions.set(MANIFESTS.ru, hashOf(JSON.stringify([builtFor, ...brands].map(manifestsOf))));
        const meta = `<meta name="${markName}" content="${mark}">`;
        for (const { folder, brand, page } of variants) {
          emit(folder + PAGE, page.replace('</head>', `${meta}</head>`));
          for (const [name, text] of manifestsOf(brand)) emit(folder + name, text);
        }
      },
    },
  };
  const manifestTransform = <E extends { url: string; revision: string | null }>(entries: E[]) => ({
    manifest: entries.map((one) => ({ ...one, revision: revisions.get(one.url) ?? one.revision })),
  });
  return { plugin, manifestTransform };
}
