import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const assets = resolve(import.meta.dirname, '../../dist/assets');

/** Switches of development builds: local storage keys and the token that only a development server takes. */
const SWITCHES = ['disable-keycloak', 'fake-keycloak', 'synthetic:', 'localStorage.getItem("sso")'];

test('[R10.3] a production build has no overrides and no fake identity in it', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(assets, name), 'utf8');
    return SWITCHES.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`);
  });
  expect(found).toEqual([]);
});
