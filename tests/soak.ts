import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Soak {
  readonly file: string;
  /** Playwright runs the end-to-end tests, which need a build, and those on a cluster. */
  readonly runner: keyof typeof ARGUMENTS;
  /** Settings of tests/support/database/soak.ts; the environment of the caller overrides them. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The long-running tests with their soak settings. */
const SOAKS: Readonly<Record<string, Soak>> = {
  model: {
    file: 'tests/contract/model/model.sized.test.ts',
    runner: 'vitest',
    settings: { SOAK_MODEL_RUNS: '1000', SOAK_PARALLEL_RUNS: '1000' },
  },
  fuzz: {
    file: 'tests/contract/model/fuzz.sized.test.ts',
    runner: 'vitest',
    settings: { SOAK_REQUESTS: '500000' },
  },
  paths: {
    file: 'tests/contract/model/all-paths.full.test.ts',
    runner: 'vitest',
    settings: { SOAK_ALL_PATHS: '100000' },
  },
  crash: {
    file: 'tests/contract/operation/crash.full.test.ts',
    runner: 'vitest',
    settings: { SOAK_KILLS: '100' },
  },
  desks: {
    file: 'tests/contract/sync/desk-day.sized.test.ts',
    runner: 'vitest',
    settings: { SOAK_HAND_OUTS: '10000' },
  },
  purchases: {
    file: 'purchase-faults.spec',
    runner: 'playwright',
    settings: { SOAK_PURCHASES: '1050' },
  },
  kills: {
    file: 'killed-browser.spec',
    runner: 'playwright',
    settings: { SOAK_BROWSER_KILLS: '200' },
  },
  deployments: {
    file: 'many-deployments.spec',
    runner: 'playwright',
    settings: { SOAK_DEPLOYMENTS: '200' },
  },
  network: {
    file: 'switching-network.spec',
    runner: 'playwright',
    settings: { SOAK_SWITCHING_S: '120' },
  },
  hours: {
    file: 'open-for-hours.spec',
    runner: 'playwright',
    settings: { SOAK_POLLING_MIN: '480' },
  },
  cluster: {
    file: 'cluster.spec',
    runner: 'cluster',
    settings: { SOAK_CLUSTER_ROUNDS: '20' },
  },
};
/** Time limit of one soak, s. */
const LIMIT_S = '14400';

const ARGUMENTS = {
  vitest: ['run', '--config', 'tests/vitest.config.ts', '--project', 'full'],
  playwright: ['test', '--config', 'tests/e2e/playwright.config.ts'],
  cluster: ['test', '--config', 'tests/cluster/playwright.config.ts'],
} as const;
/** The programs that run them. */
const PROGRAMS = { vitest: 'vitest', playwright: 'playwright', cluster: 'playwright' } as const;

function run({ file, runner, settings }: Soak): boolean {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { SOAK_TIMEOUT_S: LIMIT_S, ...settings, ...process.env, PATH: path };
  return (
    spawnSync(PROGRAMS[runner], [...ARGUMENTS[runner], file], { cwd: root, stdio: 'inherit', env })
      .status === 0
  );
}

/** `npm run soak -- model fuzz crash`: runs the named soaks, or all; stops at the first failure. */
function main(names: readonly string[]): void {
  const chosen = names.length > 0 ? names : Object.keys(SOAKS);
  const unknown = chosen.filter((name) => !SOAKS[name]);
  if (unknown.length > 0) {
    throw new Error(
      `Unknown soak: ${unknown.join(', ')}. Known soaks: ${Object.keys(SOAKS).join(', ')}`,
    );
  }
  const hasPassed = chosen.every((name) => {
    const soak = SOAKS[name];
    return soak && run(soak);
  });
  if (!hasPassed) process.exitCode = 1;
}

main(process.argv.slice(2));
