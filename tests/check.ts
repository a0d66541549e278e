import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const env = { ...process.env, PATH: path, FORCE_COLOR: '1' };

/** Runs a program and prints its output in one piece at its end; resolves with whether it succeeded. */
function succeeds(program: string, ...args: readonly string[]): Promise<boolean> {
  const { promise, resolve: finish } = Promise.withResolvers<boolean>();
  const child = spawn(program, args, { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', () => finish(false));
  child.on('close', (code) => {
    console.log(`── ${program}${code === 0 ? '' : ' FAILED'}\n${output}`.trim());
    finish(code === 0);
  });
  return promise;
}

// The longest ones first: two at a time keep both cores busy. Each further checker of a project works out the same types
// again; the projects are checked beside each other.
const results = await Promise.all([
  succeeds('tsc', '-b', '--checkers', '1').then(
    async (passed) => (await succeeds('knip')) && passed,
  ),
  succeeds('oxfmt', '--check').then(async (passed) => (await succeeds('oxlint')) && passed),
]);
if (results.includes(false)) process.exitCode = 1;
