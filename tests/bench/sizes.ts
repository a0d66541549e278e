import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFirstScreen, readPrecache } from './first-screen.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const KB = 1000;

interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const brotliSize = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const rawSize = (file: string) => statSync(join(dist, file)).size;
const sum = (files: readonly string[], size: (file: string) => number) =>
  files.reduce((total, file) => total + size(file), 0);

const format = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Prints the byte budgets of the build in dist; the process fails when one is exceeded. */
function main(): void {
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  const { scripts, styles } = readFirstScreen(dist);
  const budgets: Budget[] = [
    { what: 'first JavaScript, brotli', bytes: sum(scripts, brotliSize), limit: 140 * KB },
    { what: 'first CSS, brotli', bytes: sum(styles, brotliSize), limit: 15 * KB },
    { what: 'precache, raw', bytes: sum(readPrecache(dist), rawSize), limit: 1600 * KB },
  ];
  for (const file of [...scripts, ...styles]) {
    console.log(`  ${format(brotliSize(file)).padStart(9)}  ${file}`);
  }
  for (const { what, bytes, limit } of budgets) {
    const verdict = bytes > limit ? 'OVER' : 'ok';
    console.log(`${what.padEnd(26)}${format(bytes).padStart(10)} of ${format(limit)}  ${verdict}`);
  }
  if (budgets.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}

main();
