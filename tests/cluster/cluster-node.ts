import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/database/ports.ts';
import { findPostgres, giveToServiceUser } from '#tests/support/database/postgres.ts';
import { endDaemon, startDaemon } from './daemon.ts';
import { fillTemplate } from './templates.ts';

/** Of PostgreSQL's users. */
export const PASSWORD = 'secret';

/** One PostgreSQL under its Patroni. */
export class ClusterNode {
  readonly name: string;
  readonly #folder: string;
  readonly #etcdPort: number;
  #ports = { postgres: 0, rest: 0 };
  #patroni: ChildProcess | undefined;

  constructor(name: string, folder: string, etcdPort: number) {
    this.name = name;
    this.#folder = join(folder, name);
    this.#etcdPort = etcdPort;
  }

  /** Chooses its ports, which stay the same, and makes its folder. */
  async prepare(): Promise<void> {
    this.#ports = { postgres: await freePort(), rest: await freePort() };
    mkdirSync(this.#folder);
    giveToServiceUser(this.#folder);
    writeFileSync(this.#file('patroni.yml'), this.#settings());
  }

  get ports(): Readonly<Record<'postgres' | 'rest', number>> {
    return this.#ports;
  }

  /** Starts Patroni, which starts PostgreSQL: a new one as a copy of the leader. */
  start(): void {
    this.#patroni = startDaemon('patroni', [this.#file('patroni.yml')], this.#file('log'));
  }

  /** The machine loses its power. */
  kill(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGKILL');
  }

  /** The machine stands still, its connections stay open. */
  freeze(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGSTOP');
  }

  /** Goes on as if no time had passed: PostgreSQL before its Patroni, as after a paused virtual machine. */
  wake(): void {
    for (const pid of this.#processes().reverse()) signal(pid, 'SIGCONT');
  }

  /** Ends it in order, PostgreSQL too. */
  async stop(): Promise<void> {
    if (this.#patroni) await endDaemon(this.#patroni, 'SIGTERM');
  }

  /** Forgets its data: the next start is that of a new node. */
  forget(): void {
    rmSync(this.#file('data'), { recursive: true, force: true });
  }

  readonly #file = (name: string) => join(this.#folder, name);

  /** Patroni, PostgreSQL's first process, and its others. */
  #processes(): number[] {
    const pidFile = this.#file('data/postmaster.pid');
    const patroni = this.#patroni?.pid === undefined ? [] : [this.#patroni.pid];
    if (!existsSync(pidFile)) return patroni;
    const first = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return [...patroni, first, ...childrenOf(first)];
  }

  #settings(): string {
    const { postgres, rest } = this.#ports;
    const local = (port: number) => `127.0.0.1:${port}`;
    return fillTemplate('patroni.yml', {
      NAME: this.name,
      REST_ADDRESS: local(rest),
      ETCD_ADDRESSES: local(this.#etcdPort),
      ADDRESS: local(postgres),
      DATA: this.#file('data'),
      PROGRAMS: findPostgres() ?? '',
      PASSWORD,
      NETWORK: '127.0.0.1/32',
    });
  }
}

function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
