import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './planted-tree.ts';

/** One finding of a checker: the file within the tree and the rule or compiler code. */
export interface Finding {
  readonly file: string;
  readonly rule: string;
}

interface LintReport {
  readonly diagnostics: readonly { readonly filename: string; readonly code?: string }[];
}

function run(root: string, tool: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(join(projectRoot, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout || stderr;
}

/** Runs the linter over a tree with its own configuration. Throws when its answer is no report. */
export function lint(root: string): Finding[] {
  const output = run(root, 'oxlint', ['--format', 'json']);
  if (!output.trimStart().startsWith('{')) throw new Error(`oxlint did not report:\n${output}`);
  const report = JSON.parse(output) as LintReport;
  return report.diagnostics.map(({ filename, code }) => ({ file: filename, rule: code ?? '' }));
}

/** Runs `tsc -b` over a tree and reads its errors. */
export function typeCheck(root: string): Finding[] {
  const lines = run(root, 'tsc', ['-b', '--pretty', 'false']).split('\n');
  return lines.flatMap((line) => {
    const [, file, rule] = /^(.+?)\(\d+,\d+\): error (TS\d+):/.exec(line) ?? [];
    return file && rule ? [{ file, rule }] : [];
  });
}
