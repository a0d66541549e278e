import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Soak {
  readonly file: string;
  /** What runs it; the stories need a build. */
  readonly by: 'vitest' | 'playwright';
  /** Settings of tests/support/soak.ts; what the caller's shell sets goes before them. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The long forms of the long-running tests. */
const SOAKS: Readonly<Record<string, Soak>> = {
  model: {
    file: 'tests/contract/model.test.ts',
    by: 'vitest',
    settings: { SOAK_MODEL_RUNS: '1000', SOAK_PARALLEL_RUNS: '1000' },
  },
  fuzz: {
    file: 'tests/contract/fuzz.test.ts',
    by: 'vitest',
    settings: { SOAK_REQUESTS: '500000' },
  },
  crash: { file: 'tests/contract/crash.test.ts', by: 'vitest', settings: { SOAK_KILLS: '100' } },
  purchases: {
    file: 'purchase-faults.spec',
    by: 'playwright',
    settings: { SOAK_PURCHASES: '1050' },
  },
};
/** How long one of them may take, s. */
const LIMIT_S = '14400';

const ARGUMENTS = {
  vitest: ['run', '--config', 'tests/vitest.config.ts', '--project', 'contract'],
  playwright: ['test', '--config', 'tests/e2e/playwright.config.ts'],
} as const;

function run({ file, by, settings }: Soak): boolean {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { SOAK_TIMEOUT_S: LIMIT_S, ...settings, ...process.env, PATH: path };
  return spawnSync(by, [...ARGUMENTS[by], file], { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** `npm run soak -- model fuzz crash`: the named ones, all without a name; fails with the first. */
function main(names: readonly string[]): void {
  const chosen = names.length > 0 ? names : Object.keys(SOAKS);
  const unknown = chosen.filter((name) => !SOAKS[name]);
  if (unknown.length > 0) {
    throw new Error(
      `No such soak: ${unknown.join(', ')}. There are ${Object.keys(SOAKS).join(', ')}`,
    );
  }
  const isGreen = chosen.every((name) => {
    const soak = SOAKS[name];
    return soak && run(soak);
  });
  if (!isGreen) process.exitCode = 1;
}

main(process.argv.slice(2));
