import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPrecache } from '#tests/support/device/precache.ts';

let dist = '';

function plantBuild(files: Readonly<Record<string, string>>): string {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

afterEach(() => rmSync(dist, { recursive: true, force: true }));

describe('the list of stored files', () => {
  it('names every file that the worker stores once', () => {
    const worker = 'p([{"revision":"1","url":"index.html"},{url:"assets/a.js",revision:null}])';
    expect(readPrecache(plantBuild({ 'sw.js': worker }))).toEqual(['index.html', 'assets/a.js']);
  });

  it('does not exist in a worker that stores nothing', () => {
    const build = plantBuild({ 'sw.js': 'self.skipWaiting()' });
    expect(() => readPrecache(build)).toThrow(/No precache list/);
  });
});
