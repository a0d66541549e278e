import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '../database/postgres.ts';
import {
  canInstallDebianPackages,
  findProgram,
  installDebianPackages,
} from '../database/system-tools.ts';
import { findZbar } from '../looks/pickup-decode.ts';
import { lookUpChromium } from './chromium.ts';
import { findFirefoxProgram } from './firefox-program.ts';
import { findWebKitDriver, findXvfb } from './webkit-programs.ts';

/** What is to run: `npm test`, `npm run test:full` with all that the fast one needs, or one other command. */
export type Tier = 'fast' | 'full' | 'cluster' | 'api' | 'container';

interface Tool {
  readonly name: string;
  /** Who needs it. */
  readonly tiers: readonly Tier[];
  readonly debianPackage: string;
  readonly usedBy: string;
  readonly find: () => string | null;
}

const chromium: Tool = {
  name: 'Chromium',
  tiers: ['fast', 'full', 'cluster', 'container'],
  debianPackage: 'chromium',
  usedBy: 'component and end-to-end tests',
  find: lookUpChromium,
};

/** What the tests need from the machine beside the npm packages. */
const tools: readonly Tool[] = [
  chromium,
  {
    name: 'zbarimg',
    tiers: ['fast', 'full'],
    debianPackage: 'zbar-tools',
    usedBy: 'tests that read barcodes from the screen',
    find: findZbar,
  },
  {
    name: 'PostgreSQL',
    tiers: ['fast', 'full', 'cluster'],
    debianPackage: 'postgresql',
    usedBy: 'tests of concurrent changes',
    find: findPostgres,
  },
  {
    name: 'Firefox',
    tiers: ['full'],
    debianPackage: 'firefox-esr',
    usedBy: 'tests in Firefox',
    find: findFirefoxProgram,
  },
  {
    name: 'WebKitWebDriver',
    tiers: ['full'],
    debianPackage: 'webkit2gtk-driver',
    usedBy: 'tests in WebKit, the engine of iPhones',
    find: findWebKitDriver,
  },
  {
    name: 'Xvfb',
    tiers: ['full'],
    debianPackage: 'xvfb',
    usedBy: 'tests in WebKit, which needs a screen',
    find: findXvfb,
  },
  {
    name: 'promtool',
    tiers: ['full'],
    debianPackage: 'prometheus',
    usedBy: 'tests of the alerts',
    find: () => findProgram(['promtool']),
  },
  {
    name: 'Python',
    tiers: ['api', 'container'],
    debianPackage: 'python3-venv',
    usedBy: 'the comparison with the OpenAPI document, the lint of the Dockerfile',
    find: findPython,
  },
  ...(['etcd', 'patroni', 'haproxy', 'pgbouncer'] as const).map((name): Tool => ({
    name,
    tiers: ['cluster'],
    debianPackage: name === 'etcd' ? 'etcd-server' : name,
    usedBy: 'tests on a cluster',
    find: () => findProgram([name]),
  })),
];

/** A Python that can make environments, which Debian's without `python3-venv` cannot. */
function findPython(): string | null {
  const program = findProgram(['python3']);
  if (program === null) return null;
  const { status } = spawnSync(program, ['-c', 'import ensurepip'], { stdio: 'ignore' });
  return status === 0 ? program : null;
}

/**
 * Installs the tools that are missing, all together: Debian packages as root on Debian, elsewhere
 * only Playwright's Chromium. Prints what it installs and what the machine still lacks.
 * @returns whether the tests can run; without any other tool than Chromium some of them are skipped.
 */
export function setUpMachine(tier: Tier): boolean {
  const needed = tools.filter(({ tiers }) => tiers.includes(tier));
  const findMissing = () => needed.filter(({ find }) => find() === null);
  const missing = findMissing();
  if (missing.length > 0 && canInstallDebianPackages()) {
    console.log('The tests need these tools; they are installed once, with apt-get:');
    for (const { name, debianPackage, usedBy } of missing) {
      console.log(`  ${name} (package ${debianPackage}): ${usedBy}`);
    }
    installDebianPackages(missing.map(({ debianPackage }) => debianPackage));
  }
  if (chromium.find() === null) downloadChromium();
  const lacking = findMissing();
  for (const { name, usedBy } of lacking) {
    console.warn(`${name} is not installed and cannot be installed here: needed by ${usedBy}.`);
  }
  if (lacking.length === 0) console.log(`Ready: ${needed.map(({ name }) => name).join(', ')}.`);
  return !lacking.includes(chromium);
}

function downloadChromium(): void {
  console.log('Downloading the Chromium of Playwright, once.');
  const cli = join(import.meta.dirname, '../../../node_modules/.bin/playwright');
  spawnSync(cli, ['install', 'chromium'], { stdio: 'inherit' });
}
