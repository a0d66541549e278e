import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '#tests/support/database/ports.ts';
import { giveToServiceUser } from '#tests/support/database/postgres.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { ClusterNode, PASSWORD } from './cluster-node.ts';
import { endDaemon, startDaemon } from './daemon.ts';
import { fillTemplate } from './templates.ts';

const HOST = '127.0.0.1';

const addressOf = (port: number) => `postgres://postgres:${PASSWORD}@${HOST}:${port}/postgres`;

/** A node as Patroni sees it. */
interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
  readonly timeline?: number;
}

/** Three PostgreSQL under Patroni over etcd, with room for a fourth; HAProxy leads to the primary. */
export class Cluster {
  readonly nodes: readonly ClusterNode[];
  /** Not running until it is added. */
  readonly spare: ClusterNode;
  readonly #folder: string;
  readonly #etcdPort: number;
  #proxyPort = 0;
  #proxy: ChildProcess | undefined;
  readonly #daemons: ChildProcess[] = [];

  private constructor(folder: string, etcdPort: number) {
    const node = (name: string) => new ClusterNode(name, folder, etcdPort);
    this.nodes = ['one', 'two', 'three'].map(node);
    this.spare = node('four');
    this.#folder = folder;
    this.#etcdPort = etcdPort;
  }

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'loyalty-cluster-'));
    chmodSync(folder, 0o755);
    giveToServiceUser(folder);
    const cluster = new Cluster(folder, await freePort());
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** An address by which programs reach the primary, whichever node it is. */
  get url(): string {
    return addressOf(this.#proxyPort);
  }

  /** Starts PgBouncer in transaction mode before HAProxy; resolves with its address. */
  async addPooler(): Promise<string> {
    const port = await freePort();
    this.#write('users.txt', `"postgres" "${PASSWORD}"\n`);
    const places = { HOST, PORT: String(port), USERS: this.#file('users.txt') };
    const proxy = { PROXY_HOST: HOST, PROXY_PORT: String(this.#proxyPort) };
    this.#write('pgbouncer.ini', fillTemplate('pgbouncer.ini', { ...places, ...proxy }));
    this.#daemons.push(
      startDaemon('pgbouncer', [this.#file('pgbouncer.ini')], this.#file('pgbouncer.log')),
    );
    return addressOf(port);
  }

  async restartProxy(): Promise<void> {
    if (this.#proxy) await endDaemon(this.#proxy, 'SIGKILL');
    this.#proxy = startDaemon(
      'haproxy',
      ['-db', '-f', this.#file('haproxy.cfg')],
      this.#file('haproxy.log'),
    );
  }

  /** The node that takes writes. */
  async primary(): Promise<ClusterNode> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader');
    const node = [...this.nodes, this.spare].find(({ name }) => name === leader?.name);
    if (!node) throw new Error('The cluster has no leader');
    return node;
  }

  /** Hands the primary's place to the standby that has every commit. */
  async switchOver(): Promise<void> {
    const { name: leader, ports } = await this.primary();
    const response = await fetch(`http://127.0.0.1:${ports.rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader }),
    });
    if (!response.ok) throw new Error(`Patroni refused the switchover: ${await response.text()}`);
  }

  /** Waits until so many nodes run on one time line, one of them the leader and one its synchronous standby. */
  async untilWhole(size: number): Promise<void> {
    await expect(async () => {
      const members = await this.#members();
      expect(members.map(({ role }) => role).toSorted()).toEqual(
        ['leader', 'sync_standby', ...Array<string>(size - 2).fill('replica')].toSorted(),
      );
      expect(new Set(members.map(({ state }) => state.replace('streaming', 'running')))).toEqual(
        new Set(['running']),
      );
      expect(new Set(members.map(({ timeline }) => timeline)).size).toBe(1);
    }).toPass();
  }

  /** Ends everything and deletes its files. */
  async stop(): Promise<void> {
    for (const node of [...this.nodes, this.spare]) node.kill();
    if (this.#proxy) await endDaemon(this.#proxy, 'SIGKILL');
    await Promise.all(this.#daemons.map((one) => endDaemon(one, 'SIGKILL')));
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  async #start(): Promise<void> {
    this.#startEtcd(await freePort());
    for (const node of [...this.nodes, this.spare]) await node.prepare();
    for (const node of this.nodes) node.start();
    this.#proxyPort = await freePort();
    const servers = [...this.nodes, this.spare].map(
      ({ name, ports }) => `server ${name} ${HOST}:${ports.postgres} check port ${ports.rest}`,
    );
    const places = { ADDRESS: `${HOST}:${this.#proxyPort}`, SERVERS: servers.join('\n  ') };
    this.#write('haproxy.cfg', fillTemplate('haproxy.cfg', places));
    await this.restartProxy();
    await this.untilWhole(this.nodes.length);
  }

  #startEtcd(peerPort: number): void {
    const address = `http://127.0.0.1:${this.#etcdPort}`;
    const peer = `http://127.0.0.1:${peerPort}`;
    const settings = {
      'data-dir': this.#file('etcd'),
      'listen-client-urls': address,
      'advertise-client-urls': address,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `default=${peer}`,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.#daemons.push(startDaemon('etcd', ['--enable-v2', ...args], this.#file('etcd.log')));
  }

  /** Reads it from the first node that responds: one that is frozen does not. */
  async #members(): Promise<readonly Member[]> {
    for (const { ports } of [...this.nodes, this.spare]) {
      const response = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, {
        signal: AbortSignal.timeout(LIMITS.attempt),
      }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
    }
    throw new Error('No node of the cluster responds');
  }

  readonly #file = (name: string) => join(this.#folder, name);
  readonly #write = (name: string, text: string) => writeFileSync(this.#file(name), text);
}
