import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config/config-error.ts';
import { log } from './config/log.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(ROOT, 'dist/index.html');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** The inputs of the build. */
const INPUTS = [
  '{src,sw,public,server/build}/**',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the app when there is no build or an input is newer. Throws a ConfigError on failure. */
export async function buildWhenStale(): Promise<void> {
  if (existsSync(BUILT) && newestChange() <= statSync(BUILT).mtimeMs) return;
  log('Building the app …');
  // In a separate process: Vite sets NODE_ENV and takes memory that the server does not need. Its list of
  // files would push the address out of sight.
  const command = [VITE, 'build', '--logLevel', 'warn'];
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new ConfigError('The app could not be built: fix the errors above');
}

function newestChange(): number {
  const stats = globSync(INPUTS, { cwd: ROOT }).map((name) => statSync(join(ROOT, name)));
  return Math.max(...stats.map((one) => (one.isFile() ? one.mtimeMs : 0)));
}
