import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { MAPS_FOLDER } from '#server/config/built-files.ts';

const assets = resolve(import.meta.dirname, '../../../dist/assets');

/**
 * Texts that only development builds contain: keys of the local storage, the token that only a development
 * server accepts, the additional route, the mark of its orders.
 */
const DEVELOPMENT_ONLY = [
  'disable-keycloak',
  'fake-keycloak',
  'synthetic:',
  'debug-mode',
  'localStorage.getItem("sso")',
  '/development',
  'skipSend2SD:1',
];

test('[R10.3] [R2.9] [R3.5] [R9.15] a production build contains no overrides, no fake identity, no development screen, no debug message and no mark of its orders', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(assets, name), 'utf8');
    return DEVELOPMENT_ONLY.filter((part) => text.includes(part)).map(
      (part) => `${part} in ${name}`,
    );
  });
  expect(found).toEqual([]);
});

test('[R10.3] every script of the app has a source map, which no file names', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const maps = readdirSync(resolve(assets, '..', MAPS_FOLDER));
  // What runs before the app reports no errors, and the bundler's own lines have no source.
  const ofApp = scripts.filter((name) => !/^(?:first-visit|rolldown-runtime)-/.test(name));
  expect(maps.toSorted()).toEqual(ofApp.map((name) => `${name}.map`).toSorted());
  for (const name of ['sw.js', 'index.html', ...scripts.map((one) => `assets/${one}`)]) {
    expect(readFileSync(resolve(assets, '..', name), 'utf8'), name).not.toMatch(
      /sourceMappingURL|\.js\.map/,
    );
  }
});

test('[R9.3] the service worker precaches every script and style except those of rare use', () => {
  const worker = readFileSync(resolve(assets, '../sw.js'), 'utf8');
  const notPrecached = readdirSync(assets).filter(
    (name) => /\.(js|css)$/.test(name) && !worker.includes(name),
  );
  const names = new Set(notPrecached.map((name) => name.replace(/-[\w-]{7}\./, '.')));
  // The list in `vite.config.ts` has the reason why each of them may come from the network.
  expect([...names].toSorted()).toEqual([
    'documentation.css',
    'documentation.js',
    'first-visit.js',
    'keycloak.js',
    'memory-database.js',
    'purify.es.js',
    'scanner-worker.js',
    'staff-ru.js',
    'staff-uz.js',
    'staff.css',
    'staff.js',
  ]);
});
