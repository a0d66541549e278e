import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '#server/config/log.ts';

/** The process is alive: 200 as long as it listens and is not stuck; another one must replace it then. */
const ALIVE_PATH = '/healthz';
/** The process can serve requests; otherwise 503 with the names of the missing parts. */
const READY_PATH = '/readyz';

/** How long one check may take, in ms. */
const CHECK_TIMEOUT_MS = 2000;

/** Rejects while a part does not work. */
export type Check = () => Promise<unknown>;

/** The state of this process for the platform's probes. */
export class Health {
  #phase: 'starting' | 'ready' | 'stopping' = 'starting';
  #checks: Readonly<Record<string, Check>> = {};
  #isStuck = () => false;
  #findMissingData: () => Promise<readonly string[]> = () => Promise.resolve([]);
  #missingData: readonly string[] = [];
  #missing = '';

  get isStopping(): boolean {
    return this.#phase === 'stopping';
  }

  /**
   * Everything is open; from now on the checks decide about the readiness.
   * @param isStuck whether the process cannot serve any more and will not recover
   */
  setReady(checks: Readonly<Record<string, Check>>, isStuck: () => boolean = () => false): void {
    this.#phase = 'ready';
    this.#checks = checks;
    this.#isStuck = isStuck;
  }

  /**
   * What the institution has not given yet: named by a process that is ready, and never a reason not to be.
   * @param found by now
   */
  setMissingData(find: () => Promise<readonly string[]>, found: readonly string[]): void {
    this.#findMissingData = find;
    this.#missingData = found;
  }

  /** The process stops: it is not ready, whatever the checks say. */
  setStopping(): void {
    this.#phase = 'stopping';
  }

  /** Responds to a probe. Returns false for any other request. */
  respond(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    if (!isProbe(path)) return false;
    void (path === ALIVE_PATH ? this.#alive() : this.#ready()).then(({ reasons, ...more }) => {
      const isFit = reasons.length === 0;
      const body = JSON.stringify(isFit ? { status: 'ok', ...more } : { reasons });
      res.writeHead(isFit ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      res.end(req.method === 'HEAD' ? undefined : body);
    });
    return true;
  }

  #alive = (): Promise<{ reasons: readonly string[] }> =>
    Promise.resolve({ reasons: this.#isStuck() ? ['stuck'] : [] });

  async #ready(): Promise<{ reasons: readonly string[]; missingData?: readonly string[] }> {
    // A probe names what the one before has found: it does not wait for more than the checks.
    this.#findMissingData().then(
      (found) => (this.#missingData = found),
      () => undefined,
    );
    const missingData = this.#missingData;
    return { reasons: await this.reasons(), ...(missingData.length > 0 && { missingData }) };
  }

  /** Names of the missing parts; each change of them is logged. */
  async reasons(): Promise<string[]> {
    if (this.#phase !== 'ready') return [this.#phase];
    const names = await Promise.all(
      Object.entries(this.#checks).map(async ([name, check]) => ((await works(check)) ? '' : name)),
    );
    const missing = names.filter((name) => name !== '');
    if (missing.join() !== this.#missing) {
      this.#missing = missing.join();
      log(missing.length === 0 ? 'Ready again' : `Not ready: ${missing.join(', ')}`);
    }
    return missing;
  }
}

/** Whether a path is a probe of the platform; probes are not logged one by one. */
export const isProbe = (path: string): boolean => path === ALIVE_PATH || path === READY_PATH;

function works(check: Check): Promise<boolean> {
  const done = check().then(
    () => true,
    () => false,
  );
  return Promise.race([done, pause(CHECK_TIMEOUT_MS, false, { ref: false })]);
}
