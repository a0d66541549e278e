import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readFirstScreen, readPrecache } from '#tests/bench/first-screen.ts';

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

describe('the byte budgets', () => {
  it('count the imports of the entry and the files that the page names, not lazily loaded ones', () => {
    const manifest = {
      'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_v.js'], css: ['a.css'] },
      '_v.js': { file: 'assets/vendor.js', imports: ['_deep.js'] },
      '_deep.js': { file: 'assets/deep.js', css: ['b.css'] },
      'src/later.ts': { file: 'assets/later.js' },
    };
    const page =
      '<script src="/my/assets/snapshot.js"></script><link rel="modulepreload" href="/my/assets/route.js">';
    const build = plantBuild({
      '.vite/manifest.json': JSON.stringify(manifest),
      'index.html': page,
    });
    expect(readFirstScreen(build)).toEqual({
      scripts: [
        'assets/index.js',
        'assets/vendor.js',
        'assets/deep.js',
        'assets/snapshot.js',
        'assets/route.js',
      ],
      styles: ['a.css', 'b.css'],
    });
  });

  it('count every file that the worker stores once', () => {
    const worker = 'p([{"revision":"1","url":"index.html"},{url:"assets/a.js",revision:null}])';
    expect(readPrecache(plantBuild({ 'sw.js': worker }))).toEqual(['index.html', 'assets/a.js']);
  });

  it('reject a worker that stores nothing', () => {
    const build = plantBuild({ 'sw.js': 'self.skipWaiting()' });
    expect(() => readPrecache(build)).toThrow(/No precache list/);
  });
});
