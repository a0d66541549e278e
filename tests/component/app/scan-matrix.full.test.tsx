import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { loadReader, readCode } from '#src/platform/camera/decoder/read-code.ts';
import { emptyFrames, type ScanPicture, scanMatrix } from '#tests/support/looks/scan-matrix.ts';

/** The share of the pictures that must be read. */
const SHARE = 0.99;
const FRAME_SIDE = 1280;

/**
 * Makes the page's thread slower by a factor. Chromium does not slow workers, so the pictures are read in the page: by
 * the same function on the same pixels.
 */
const slowDown = (rate: number) => cdp().send('Emulation.setCPUThrottlingRate', { rate });
afterEach(async () => slowDown(1));

interface Reading {
  readonly picture: ScanPicture;
  readonly isRight: boolean;
  readonly ms: number;
}

async function read(picture: ScanPicture, slowness: number): Promise<Reading> {
  const frame = await createImageBitmap(await picture.draw());
  await slowDown(slowness);
  const start = performance.now();
  const code = await readCode(frame, FRAME_SIDE);
  const ms = performance.now() - start;
  await slowDown(1);
  frame.close();
  return { picture, isRight: (code?.text ?? '') === picture.text, ms };
}

const percentile = (readings: readonly Reading[], part: number): string => {
  const sorted = readings.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
};

const line = (name: string, readings: readonly Reading[]): string => {
  const right = readings.filter(({ isRight }) => isRight).length;
  const ms = [0.5, 0.95, 1].map((part) => percentile(readings, part)).join(', ');
  return `${name.padEnd(16)}${`${right} of ${readings.length}`.padStart(12)}   ${ms}`;
};

for (const slowness of [1, 4]) {
  test(`[R2.21] [R12.1] at least 99 % of the matrix is read; its times are printed for a processor slowed by ${slowness}`, async () => {
    await loadReader(wasm);
    const readings: Reading[] = [];
    for (const picture of [...scanMatrix(), ...emptyFrames()]) {
      readings.push(await read(picture, slowness));
    }
    const byKind = Map.groupBy(readings, ({ picture }) => picture.kind);
    const [empty = [], codes] = [
      byKind.get('empty'),
      readings.filter(({ picture }) => picture.kind !== 'empty'),
    ];
    const missed = codes.filter(({ isRight }) => !isRight).map(({ picture }) => picture.name);
    const lines = Array.from(byKind, ([kind, all]) => line(kind, all));
    console.log(
      [
        `Processor slowed by ${slowness}; ms: median, 95th percentile, longest`,
        ...lines,
        line('all with a code', codes),
        `Missed: ${missed.join('; ')}`,
      ].join('\n'),
    );
    expect(empty.every(({ isRight }) => isRight)).toBe(true);
    expect(1 - missed.length / codes.length).toBeGreaterThanOrEqual(SHARE);
  });
}
