import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveFormerAssets } from '#server/build/former-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-former-'));
const dist = join(folder, 'dist');
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** What Vite does: the plugin saves, the folder is emptied and written anew. */
function build(files: readonly string[], day: number): void {
  const putBack = saveFormerAssets(dist, join(folder, 'saved'), new Date(START + day * DAY_MS));
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(dist, 'assets', file), file);
  putBack();
}
const former = () => readdirSync(join(dist, 'former')).filter((name) => name !== 'builds.json');

beforeEach(() => rmSync(dist, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('chunks of former builds', () => {
  it('[R9.6] stay beside the new build, and what did not change is there once', () => {
    build(['a-1.js', 'vendor.js', 'a-1.js.br'], 0);
    build(['a-2.js', 'vendor.js'], 1);
    expect(former().toSorted()).toEqual(['a-1.js', 'a-1.js.br']);
    build(['a-3.js', 'vendor.js'], 2);
    expect(former().toSorted()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js']);
  });

  it('[R9.6] come back with a rollback, and the version rolled back from is kept', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    build(['a-1.js'], 2);
    expect(former()).toEqual(['a-2.js']);
  });

  it('go 30 days after the build that replaced them, and after ten builds', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    build(['a-3.js'], 31.5);
    expect(former()).toEqual(['a-2.js']);
    for (let number = 4; number <= 13; number += 1) build([`a-${number}.js`], 32);
    expect(former()).toHaveLength(10);
    expect(former()).not.toContain('a-2.js');
  });

  it('a damaged list costs the former chunks and never the build', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    writeFileSync(join(dist, 'former/builds.json'), '[{');
    build(['a-3.js'], 2);
    expect(former()).toEqual(['a-2.js']);
    expect(existsSync(join(folder, 'saved'))).toBe(false);
  });
});
