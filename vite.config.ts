import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandFiles } from './server/build/brand-files.ts';
import { createFirstScreenTest } from './server/build/first-screen.ts';
import { iconSprite } from './server/build/icon-sprite.ts';
import { keepFormerAssets } from './server/build/keep-former-assets.ts';
import { minifyPublic } from './server/build/minify-public.ts';
import { precompress } from './server/build/precompress.ts';
import { shellMark } from './server/build/shell-mark.ts';
import { chooseBrand } from './src/brand/brands.ts';
import { ICON_NAMES } from './src/ui/base/Icon/icons.ts';
import { SHELL_MARK } from './sw/protocol.ts';

const packageFile = (path: string) => resolve(import.meta.dirname, 'node_modules', path);
const NO_HOST = '';
const brand = chooseBrand(NO_HOST, process.env.BRAND);
const brands = brandFiles(brand);
const shell = shellMark(SHELL_MARK, brands.revision);

/** The oldest browsers that have all that the code uses: those of spring 2024. */
const BROWSERS = ['chrome119', 'edge119', 'firefox124', 'safari17.4'];

/** What nearly every screen uses and a change of the app leaves alone. */
const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|valtio|proxy-compare|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/;
const DATABASE = /node_modules[\\/]dexie(?:-react-hooks)?[\\/]/;

/** What several screens use of the app: one file in place of a score of tiny ones. */
const SHARED = /[\\/]src[\\/]|[\\/]sw[\\/]protocol\.ts$/;
/** What needs a network: loaded beside the first screen, never before it. */
const CONNECTION = /[\\/]src[\\/](?:platform|data|domain|contract|state|sync)[\\/]/;
const isOnFirstScreen = createFirstScreenTest(/[\\/]src[\\/]main\.tsx$/);

/**
 * The packages' own entries lead a bundler to larger builds: react-router to the one with development
 * warnings, dexie to the one for browsers of 2015. Together 1.2 kB brotli of the first screen.
 */
const SMALLER_BUILDS = [
  { find: /^react-router$/, replacement: packageFile('react-router/dist/production/index.mjs') },
  { find: /^dexie$/, replacement: packageFile('dexie/dist/modern/dexie.min.mjs') },
];

/** The decoder of the scanner's camera: loaded with the first camera picture. */
const SCANNER = /[\\/]node_modules[\\/]html5-qrcode[\\/]|[\\/]platform[\\/]camera[\\/]scanner\.ts$/;

/** Drawings of rare states: one file, loaded when the first of them is shown. */
const PICTURES = /[\\/]ui[\\/]base[\\/]Picture[\\/]drawings[\\/]/;

export default defineConfig(({ mode }) => ({
  base: '/my/',
  define: { __DEV_FEATURES__: JSON.stringify(mode !== 'production') },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  resolve: { alias: mode === 'production' ? SMALLER_BUILDS : [] },
  build: {
    target: BROWSERS,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, priority: 3 },
            { name: 'database', test: DATABASE, priority: 2 },
            { name: 'pictures', test: PICTURES },
            { name: 'scanner', test: SCANNER },
            // Groups take what their modules import, too: the first screen's come before the others'.
            {
              name: (id, modules) => (isOnFirstScreen(id, modules) ? 'shared' : null),
              test: SHARED,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'connection', test: CONNECTION, minShareCount: 2 },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    iconSprite(ICON_NAMES),
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
        globPatterns: [
          'index.html',
          'manifest.webmanifest',
          'first-theme.js',
          'assets/**/*.{js,css,svg,woff2}',
        ],
        // The UI kit is for those who build the area: a member's device does not store it. The decoder
        // is a third of all bytes for one screen: the worker keeps it when it was fetched once.
        globIgnores: ['assets/documentation-*', 'assets/scanner-*'],
        manifestTransforms: [shell.manifestTransform, brands.manifestTransform],
      },
    }),
    brands.plugin,
    minifyPublic('first-theme.js'),
    precompress(),
    keepFormerAssets(),
  ],
}));
