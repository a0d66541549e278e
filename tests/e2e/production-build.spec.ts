import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const assets = resolve(import.meta.dirname, '../../dist/assets');

/**
 * What development builds alone have: local storage keys, the token that only a development server takes,
 * the extra route.
 */
const SWITCHES = [
  'disable-keycloak',
  'fake-keycloak',
  'synthetic:',
  'localStorage.getItem("sso")',
  '/development',
];

test('[R10.3] [R2.9] a production build has no overrides, no fake identity and no development screen in it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(assets, name), 'utf8');
    return SWITCHES.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`);
  });
  expect(found).toEqual([]);
});

test('[R9.3] the worker keeps every script of the area but the decoder of the scanner, and nothing of the UI kit', () => {
  const worker = readFileSync(resolve(assets, '../sw.js'), 'utf8');
  const left = readdirSync(assets).filter(
    (name) => /\.(js|css)$/.test(name) && !worker.includes(name),
  );
  const names = new Set(left.map((name) => name.replace(/-[\w-]{8}\./, '.')));
  expect([...names].toSorted()).toEqual(['documentation.css', 'documentation.js', 'scanner.js']);
});
