import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMITS } from '#tests/support/limits.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';
import { test as base } from '../fixtures.ts';

const DIST = resolve(import.meta.dirname, '../../../../dist');
const WORKER = 'sw.js';
const MARK = /(<meta name="app-build" content=")(\w+)"/;

/** The folder of a deployed app, whose builds a test replaces while the server runs. */
export class DeployedApp {
  readonly dir = mkdtempSync(join(tmpdir(), 'deployed-'));
  readonly #pages: readonly string[];
  /** The name of the build. */
  readonly mark: string;

  constructor() {
    cpSync(DIST, this.dir, { recursive: true });
    const brands = readdirSync(join(DIST, 'brands')).map((brand) => `brands/${brand}/index.html`);
    this.#pages = ['index.html', ...brands];
    this.mark = MARK.exec(this.#read('index.html'))?.[2] ?? '';
  }

  /** Deploys the build under another name: another build to the browser, with files of the same content. */
  deploy(name: string): void {
    for (const page of this.#pages) this.#write(page, this.#read(page).replace(MARK, `$1${name}"`));
    this.#write(WORKER, this.#read(WORKER).replaceAll(`"${this.mark}"`, `"${name}"`));
  }

  /** Deploys a build in which a script has another name, as after a change; the previous file is gone. */
  deployChanged(name: string, script: RegExp): void {
    const previous = readdirSync(join(DIST, 'assets')).find((file) => script.test(file)) ?? '';
    const next = previous.replace(/-[\w-]+\.js$/, `-${name}.js`);
    const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
    this.deploy(name);
    for (const file of [WORKER, ...this.#pages, ...scripts.map((one) => `assets/${one}`)]) {
      const text = readFileSync(join(this.dir, file), 'utf8');
      if (text.includes(previous)) this.#write(file, text.replaceAll(previous, next));
    }
    renameSync(join(this.dir, 'assets', previous), join(this.dir, 'assets', next));
  }

  /** Deploys a build of which one file did not arrive. */
  deployBroken(name: string): void {
    this.deploy(name);
    const listed = readFileSync(join(this.dir, WORKER), 'utf8');
    this.#write(WORKER, listed.replace(/assets\/vendor-[\w-]+\.js/, 'assets/vendor-missing.js'));
  }

  /** Puts the kill switch in the place of the app's worker, as an operator does. */
  kill(): void {
    this.#write(WORKER, this.#read('kill-sw.js'));
  }

  /** Deploys the build of the folder `dist` again. */
  rollBack(): void {
    cpSync(DIST, this.dir, { recursive: true });
    this.deploy(this.mark);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  #read(name: string): string {
    return readFileSync(join(DIST, name), 'utf8');
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.dir, name), text);
  }
}

interface DeployedFixtures {
  deployed: DeployedApp;
  server: TestServer;
}

/** Tests whose server serves a folder of its own; each begins with the build of `dist`. */
export const test = base.extend<{ rolledBack: void }, DeployedFixtures>({
  deployed: [
    async ({}, use) => {
      const deployed = new DeployedApp();
      await use(deployed);
      deployed.remove();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ deployed }, use) => {
      const server = await startServer({ env: { APP_DIR: deployed.dir } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  rolledBack: [
    async ({ deployed }, use) => {
      deployed.rollBack();
      await use();
    },
    { auto: true },
  ],
});
