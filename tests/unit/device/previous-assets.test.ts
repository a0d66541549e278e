import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keepPreviousAssets } from '#server/build/previous-assets.ts';

const dist = mkdtempSync(join(tmpdir(), 'loyalty-previous-'));
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** Imitates the build, which writes its files beside those of the one before. */
function build(files: readonly string[], day: number): void {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(dist, 'assets', file), file);
  const current = files.filter((file) => !file.endsWith('.br'));
  keepPreviousAssets(dist, new Set(current), new Date(START + day * DAY_MS));
}
const current = () => readdirSync(join(dist, 'assets')).toSorted();
const previous = () => readdirSync(join(dist, 'former')).filter((name) => name !== 'builds.json');

beforeEach(() => rmSync(dist, { recursive: true, force: true }));
afterAll(() => rmSync(dist, { recursive: true }));

describe('chunks of previous builds', () => {
  it('[R9.6] stay beside the new build; unchanged files exist once', () => {
    build(['a-1.js', 'vendor.js', 'a-1.js.br'], 0);
    build(['a-2.js', 'vendor.js'], 1);
    expect(previous().toSorted()).toEqual(['a-1.js', 'a-1.js.br']);
    build(['a-3.js', 'vendor.js'], 2);
    expect(previous().toSorted()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js']);
    expect(current()).toEqual(['a-3.js', 'vendor.js']);
  });

  it('[R9.6] return with a rollback, and the replaced version stays', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    build(['a-1.js'], 2);
    expect(previous()).toEqual(['a-2.js']);
    expect(current()).toEqual(['a-1.js']);
  });

  it('are removed 30 days after their replacement, and after ten builds', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    build(['a-3.js'], 31.5);
    expect(previous()).toEqual(['a-2.js']);
    for (let number = 4; number <= 13; number += 1) build([`a-${number}.js`], 32);
    expect(previous()).toHaveLength(10);
    expect(previous()).not.toContain('a-2.js');
  });

  it('are lost with a damaged list, but the build succeeds', () => {
    build(['a-1.js'], 0);
    build(['a-2.js'], 1);
    writeFileSync(join(dist, 'former/builds.json'), '[{');
    build(['a-3.js'], 2);
    expect(previous()).toEqual(['a-2.js']);
  });
});
