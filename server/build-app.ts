import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config/config-error.ts';
import { log } from './config/log.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(ROOT, 'dist/index.html');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** The inputs of the build; a folder stands for all files below it. */
const INPUTS = [
  'src',
  'sw',
  'public',
  'server/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
].map((name) => join(ROOT, name));

/** Builds the app when there is no build or an input is newer. Throws a ConfigError on failure. */
export async function buildWhenStale(): Promise<void> {
  if (existsSync(BUILT) && newestChange(INPUTS) <= statSync(BUILT).mtimeMs) return;
  log('Building the app …');
  // In a separate process: Vite sets NODE_ENV and takes memory that the server does not need. Its list of
  // files would push the address out of sight.
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new ConfigError('The app could not be built: fix the errors above');
}

function newestChange(paths: readonly string[]): number {
  let newest = 0;
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))));
    }
    if (stats) newest = Math.max(newest, stats.isFile() ? stats.mtimeMs : 0);
  }
  return newest;
}
