import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandFiles } from './server/build/brand-files.ts';
import { distFolder } from './server/build/dist-folder.ts';
import { iconShapes } from './server/build/icon-shapes.ts';
import { plainWorkers } from './server/build/plain-workers.ts';
import { screenFile } from './server/build/screen-files.ts';
import { shellMark } from './server/build/shell-mark.ts';
import { startPage } from './server/build/start-page.ts';
import { chooseBrand } from './src/brand/brands.ts';
import { ICON_SETS } from './src/ui/base/Icon/icons.ts';
import { SHELL_MARK } from './sw/protocol.ts';

const packageFile = (path: string) => resolve(import.meta.dirname, 'node_modules', path);
const NO_HOST = '';
const brand = chooseBrand(NO_HOST, process.env.BRAND);
const brands = brandFiles(brand);
const shell = shellMark(SHELL_MARK, brands.revision);

/** The oldest browsers with every feature that the code uses: those of spring 2024. */
const BROWSERS = ['chrome119', 'edge119', 'firefox124', 'safari17.4'];

/**
 * Smaller builds of packages whose default entries are larger: react-router's has development warnings,
 * dexie's supports browsers of 2015. Saves 1.2 kB brotli on the first screen. libphonenumber's core imports a build
 * for browsers of 2015 as well.
 */
const SMALLER_BUILDS = [
  { find: /^react-router$/, replacement: packageFile('react-router/dist/production/index.mjs') },
  {
    find: /^\.\.\/es6(?=\/[\w.]+\.js$)/,
    replacement: packageFile('libphonenumber-js/es6-modern'),
  },
  { find: /^dexie$/, replacement: packageFile('dexie/dist/modern/dexie.min.mjs') },
];

/**
 * Files of a start: the browser compiles all their functions beside the page's work, before the first of them is
 * called (a line of the file says so to V8; other engines see a comment).
 */
const STARTS = /^(?:vendor|main|data|common|lists|orders|catalog|history|ProfileDetails|ru|uz)$/;
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

const output = { target: BROWSERS } as const;

/** What the app and the programs before it are built with. */
const shared = (mode: string) =>
  ({
    base: '/my/',
    define: { __DEV_FEATURES__: JSON.stringify(mode !== 'production') },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    resolve: { alias: mode === 'production' ? SMALLER_BUILDS : [] },
  }) as const;

export default defineConfig(({ mode }) => ({
  ...shared(mode),
  build: {
    ...output,
    manifest: true,
    // A changed file renames itself alone: the page maps the names by which the others import it.
    chunkImportMap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page has no module script: the program in it loads the app.
      input: ['index.html', 'src/main.tsx'],
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The entry names every chunk: seven characters of a hash tell versions apart and do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        postBanner: ({ name }) => (STARTS.test(name) ? COMPILE_AT_ONCE : ''),
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
  plugins: [
    react(),
    iconShapes(ICON_SETS),
    startPage({
      ...shared(mode),
      mode,
      plugins: [iconShapes(ICON_SETS)],
      build: output,
    }),
    plainWorkers({ ...shared(mode), mode, build: output }),
    shell.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      scope: '/my/',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'manifest.webmanifest', 'assets/**/*.{js,css,svg,woff2}'],
        // The UI kit is for developers: a member's device does not store it. The decoder is a third of all
        // bytes for one screen: the worker stores it after the first use. The sanitiser serves only the
        // privacy policy, which comes over the network itself, and keycloak-js is imported after the provider has
        // responded. A first visit alone loads the way to the sign-in page. The database in memory is for few
        // devices; one that is nearly full loads it ahead (`src/sync/storage/full-storage.ts`). What staff opens comes over
        // the network anyway.
        globIgnores: [
          'assets/documentation-*',
          'assets/keycloak-*',
          'assets/sign-in-*',
          'assets/scanner-*',
          'assets/purify*',
          'assets/memory-database-*',
          'assets/staff-*',
        ],
        manifestTransforms: [shell.manifestTransform, brands.manifestTransform],
      },
    }),
    brands.plugin,
    distFolder(),
  ],
}));
