import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { distFolder } from './server/build/dist-folder.ts';
import { iconShapes } from './server/build/icon-shapes.ts';
import { pages } from './server/build/pages.ts';
import { propDocs } from './server/build/prop-docs.ts';
import { screenFile } from './server/build/screen-files.ts';
import { chooseBrand } from './src/brand/brands.ts';
import { ICON_SETS } from './src/ui/base/Icon/icons.ts';
import { SHELL_MARK } from './sw/protocol.ts';

const packageFile = (path: string) => resolve(import.meta.dirname, 'node_modules', path);
const NO_HOST = '';
const built = pages(chooseBrand(NO_HOST, process.env.BRAND), SHELL_MARK, [iconShapes(ICON_SETS)]);

/** The oldest browsers with every feature that the code uses: those of spring 2024. */
const BROWSERS = ['chrome119', 'edge119', 'firefox124', 'safari17.4'];

/**
 * Smaller builds of packages whose default entries have development warnings (react-router) or support browsers of
 * 2015: 1.8 kB brotli less on the first screen, 3.2 kB less in the forms.
 */
const SMALLER_BUILDS = [
  { find: /^react-router$/, replacement: packageFile('react-router/dist/production/index.mjs') },
  {
    find: /^\.\.\/es6(?=\/[\w.]+\.js$)/,
    replacement: packageFile('libphonenumber-js/es6-modern'),
  },
  { find: /^dexie$/, replacement: packageFile('dexie/dist/modern/dexie.min.mjs') },
];

/** Files of a start. */
const STARTS = /^(?:vendor|main|data|common|lists|orders|catalog|history|ProfileDetails|ru|uz)$/;

export default defineConfig(({ mode }) => ({
  base: '/my/',
  define: { __DEV_FEATURES__: JSON.stringify(mode !== 'production') },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  resolve: { alias: mode === 'production' ? SMALLER_BUILDS : [] },
  build: {
    target: BROWSERS,
    // A changed file renames itself alone: the page maps the names by which the others import it.
    chunkImportMap: true,
    // For the stacks of error reports; no file names them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page has no module script: the program in it loads the app.
      input: 'src/main.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The entry names every chunk: seven characters of a hash tell versions apart and do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // V8 compiles all functions of such a file beside the page's work, before the first of them is called.
        postBanner: ({ name }) => (STARTS.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Each group names its own modules; what they import has a group as well.
          includeDependenciesRecursively: false,
          groups: [
            // What the first screen loads: packages, of which releases of the app rarely change any, and the app's own.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'main', tags: ['$initial'], priority: 1 },
            { name: screenFile, debugName: 'screens' },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  plugins: [
    react(),
    iconShapes(ICON_SETS),
    propDocs(),
    built.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        sourcemap: false,
        globPatterns: ['index.html', 'manifest.webmanifest', 'assets/**/*.{js,css,svg,woff2}'],
        // What few devices or developers need: the decoder's worker and the screens of staff are stored after their
        // first use, the database in memory where the storage is nearly full
        // (docs/decisions/0041-precache-only-what-offline-starts-need.md).
        globIgnores: [
          'assets/documentation-*',
          'assets/keycloak-*',
          'assets/first-visit-*',
          'assets/scanner-worker-*',
          'assets/purify*',
          'assets/memory-database-*',
          'assets/staff-*',
        ],
        manifestTransforms: [built.manifestTransform],
      },
    }),
    distFolder(),
  ],
}));
