import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { importCycle, type FileGraph, filesOf } from './file-graph.ts';

/** The areas whose screens a start opens most, by the first part of their addresses. */
const AREAS = {
  '': ['src/features/profile/ProfileDetails.tsx'],
  orders: ['src/app/areas/orders.ts'],
  catalog: ['src/app/areas/catalog.ts'],
  history: ['src/app/areas/history.ts'],
};
/** All texts of a language. */
const TEXTS = { ru: ['src/i18n/ru/ru.ts'], uz: ['src/i18n/uz/uz.ts'] };
/** What a return from the sign-in page needs before it has anything to show. */
const CALLBACK = {
  callback: [
    'src/app/areas/connection.ts',
    'keycloak-js/lib/keycloak.js',
    'src/sync/sync-actions.ts',
  ],
};
/** What works offline only after it was fetched once (src/platform/camera/prefetch-scanner.ts). */
const SCANNER = { scanner: ['src/platform/camera/scanner.ts'] };
const APP = 'src/main.tsx';
const SIGN_IN = 'src/entry/first-visit.ts';

/** The page's own program and style sheets, as index.html names them for the development server. */
const PROGRAM = /<script type="module" src="(?<file>\/src\/[^"]+)"><\/script>/;
const STYLES = /\s*<link rel="stylesheet" href="(?<file>\/src\/[^"]+)" \/>/g;

/**
 * The elements of index.html that the build fills: with the files of a start, the style sheets, the program.
 */
const FILES = '<script type="application/json" id="start-files"></script>';
const PLACE_OF_STYLES = '<!-- styles -->';
const PLACE_OF_PROGRAM = '<!-- program -->';

const IMPORT_MAP = /<script type="importmap">.*?<\/script>/s;

const VIRTUAL = 'virtual:start';

/** The names of a start's files, which src/platform/start-files.ts reads. */
interface StartFiles {
  readonly app: string;
  readonly signIn: string;
  readonly styles: readonly string[];
  readonly ahead: Readonly<Record<string, readonly string[]>>;
}

interface Program {
  readonly code: string;
  readonly style: string;
  /** Files that the style sheets name, such as fonts. */
  readonly assets: readonly Rolldown.OutputAsset[];
}

/** A module of the project, or one that imports the given ones. */
type Input = { readonly file: string } | { readonly imports: readonly string[] };

/** What index.html names: its style sheets and its program. */
async function programOf(): Promise<Input> {
  const page = await readFile('index.html', 'utf8');
  const named = [...page.matchAll(STYLES), ...page.matchAll(new RegExp(PROGRAM, 'g'))];
  return { imports: named.map(({ groups }) => groups?.['file'] ?? '') };
}

/** Builds a program of its own into one script: it shares no file with the app. */
async function bundle(
  options: InlineConfig,
  input: Input,
  format: 'iife' | 'es',
): Promise<Program> {
  const imports = 'imports' in input ? input.imports : [];
  const start: Plugin = {
    name: 'start',
    resolveId: (id) => (id === VIRTUAL ? id : null),
    load: (id) => (id === VIRTUAL ? imports.map((file) => `import '${file}';`).join('') : null),
  };
  const result = await build({
    ...options,
    plugins: [start, ...(options.plugins ?? [])],
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ...options.build,
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'file' in input ? input.file : VIRTUAL,
        preserveEntrySignatures: 'strict',
        output: { format, codeSplitting: false, assetFileNames: 'assets/[name]-[hash:7][extname]' },
      },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === 'asset');
  const isStyle = ({ fileName }: Rolldown.OutputAsset) => fileName.endsWith('.css');
  return {
    code: output.find((file) => file.type === 'chunk')?.code.trim() ?? '',
    style: assets
      .filter(isStyle)
      .map(({ source }) => source.toString().trim())
      .join(''),
    assets: assets.filter((file) => !isStyle(file)),
  };
}

const fill = (element: string, data: object): string =>
  element.replace('></', `>${JSON.stringify(data)}</`);

/**
 * Writes what runs before the app into the page: its style sheets, its program and the names of the files
 * that a start requests. Nothing of it costs a request of its own. What leaves for the sign-in page is one
 * file, which only a first visit loads.
 * @param options what both programs share with the app's build
 */
export function startPage(options: InlineConfig): Plugin[] {
  let base = '/';
  let program: Program;
  let signIn = '';

  const inDevelopment = (): StartFiles => ({
    app: base + APP,
    signIn: base + SIGN_IN,
    styles: [],
    ahead: {},
  });
  const inBuild = (chunks: FileGraph['chunks']): StartFiles => {
    const graph: FileGraph = { base, chunks };
    const [app = '', ...scripts] = filesOf(graph, APP).scripts;
    const others = (modules: readonly string[]) => {
      const files = new Set(modules.flatMap((module) => filesOf(graph, module).scripts));
      return [...files].filter((file) => file !== app && !scripts.includes(file));
    };
    const ahead = Object.entries({ ...AREAS, ...TEXTS, ...CALLBACK, ...SCANNER }).map(
      ([name, modules]) => [name, others(modules)],
    );
    return {
      app,
      signIn: base + signIn,
      styles: filesOf(graph, APP).styles,
      ahead: { app: scripts, ...(Object.fromEntries(ahead) as StartFiles['ahead']) },
    };
  };

  return [
    {
      name: 'start-page',
      configResolved: (config) => {
        base = config.base;
      },
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { server }) =>
          server
            ? html.replace(FILES, () => fill(FILES, inDevelopment()))
            : html
                .replace(STYLES, '')
                .replace('</head>', `${PLACE_OF_STYLES}</head>`)
                .replace(PROGRAM, PLACE_OF_PROGRAM),
      },
    },
    {
      name: 'start-page-build',
      apply: 'build',
      async buildStart() {
        program = await bundle(options, await programOf(), 'iife');
        for (const { fileName, source } of program.assets) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const { code } = await bundle(options, { file: SIGN_IN }, 'es');
        signIn = `assets/sign-in-${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`;
        this.emitFile({ type: 'asset', fileName: signIn, source: code });
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle: output = {} }) =>
          html
            .replace(FILES, () => fill(FILES, inBuild(Object.values(output))))
            .replace(PLACE_OF_STYLES, () => `<style>${program.style}</style>`)
            .replace(PLACE_OF_PROGRAM, () => `<script>${program.code}</script>`),
      },
      generateBundle: {
        order: 'post',
        // Without a module script in the page Vite puts its map of names before everything else.
        handler(_, output) {
          const cycle = importCycle(Object.values(output));
          if (cycle) throw new Error(`Files import each other: ${cycle.join(' → ')}`);
          const page = output['index.html'];
          if (page?.type !== 'asset') throw new Error('The build has no page');
          const html = page.source.toString();
          const [map = ''] = IMPORT_MAP.exec(html) ?? [];
          page.source = html
            .replace(map, '')
            .trimStart()
            .replace('<style>', () => `${map}<style>`);
        },
      },
    },
  ];
}
