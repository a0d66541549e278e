import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setUpMachine } from '#tests/support/browsers/machine.ts';
import { installPythonTool } from '#tests/support/database/python-tool.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

/** Whether a container engine with Compose responds on this machine. */
const hasEngine = () =>
  [['info'], ['compose', 'version']].every(
    (args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0,
  );

/** Lints the Dockerfile by hadolint; where it cannot be installed it says so. */
function lint(): boolean {
  const tools = installPythonTool('hadolint', REQUIREMENTS);
  if (tools === null) {
    console.log('The Dockerfile is not linted: hadolint is not installed.');
    return true;
  }
  const passed = succeeds(join(tools, 'bin/hadolint'), [
    '--failure-threshold',
    'style',
    'Dockerfile',
  ]);
  if (passed) console.log('hadolint has no remark on the Dockerfile.');
  return passed;
}

/** Builds and tries the containers, and passes the arguments on to Playwright. */
function main(): void {
  setUpMachine('container');
  if (!lint()) {
    process.exitCode = 1;
    return;
  }
  if (!hasEngine()) {
    console.log('The containers are not tried: no `docker` with Compose responds here.');
    return;
  }
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  const args = ['test', '--config', CONFIG, ...process.argv.slice(2)];
  if (!succeeds(playwright, args)) process.exitCode = 1;
}

main();
