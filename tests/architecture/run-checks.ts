import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './planted-tree.ts';

/** One finding of a checker: the file within the tree, the rule or compiler code, and its message. */
export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly message: string;
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code?: string;
    readonly message: string;
  }[];
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

/** Runs the linter over a tree with its own configuration. Throws when its output is not a report. */
export function lint(root: string): Finding[] {
  const output = run(root, 'oxlint', ['--format', 'json']);
  if (!output.trimStart().startsWith('{')) throw new Error(`oxlint did not report:\n${output}`);
  const report = JSON.parse(output) as LintReport;
  return report.diagnostics.map(({ filename, code = '', message }) => ({
    file: filename,
    rule: code,
    message,
  }));
}

/** Runs `tsc -b` over a tree and reads its errors. */
export function typeCheck(root: string): Finding[] {
  const lines = run(root, 'tsc', ['-b', '--pretty', 'false']).split('\n');
  return lines.flatMap((line) => {
    const [, file, rule, message] = /^(.+?)\(\d+,\d+\): error (TS\d+): (.*)/.exec(line) ?? [];
    return file && rule ? [{ file, rule, message: message ?? '' }] : [];
  });
}
