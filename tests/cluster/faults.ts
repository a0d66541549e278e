import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ClusterNode } from './cluster-node.ts';
import type { Cluster } from './cluster.ts';

/** How long a frozen primary sleeps after another one took its place, in ms. */
const SLEEPS_MS = 10_000;

const NODES = 3;

/** What happens to a cluster in operation. Each resolves when the cluster is whole again. */
export const CLUSTER_FAULTS = {
  'primary killed': async (cluster) => {
    const node = await cluster.primary();
    node.kill();
    await untilReplaced(cluster, node);
    node.start();
    await cluster.untilWhole(NODES);
  },
  'primary frozen and woken': async (cluster) => {
    const node = await cluster.primary();
    node.freeze();
    await untilReplaced(cluster, node);
    await pause(SLEEPS_MS);
    node.wake();
    await cluster.untilWhole(NODES);
  },
  'switched over': async (cluster) => {
    const node = await cluster.primary();
    await cluster.switchOver();
    await untilReplaced(cluster, node);
    await cluster.untilWhole(NODES);
  },
  'HAProxy restarted': (cluster) => cluster.restartProxy(),
  'node added': async (cluster) => {
    cluster.spare.start();
    await cluster.untilWhole(NODES + 1);
    await cluster.spare.stop();
    cluster.spare.forget();
    await cluster.untilWhole(NODES);
  },
} as const satisfies Readonly<Record<string, (cluster: Cluster) => Promise<void>>>;

export type ClusterFault = keyof typeof CLUSTER_FAULTS;

/** Waits until another node is the primary. */
const untilReplaced = (cluster: Cluster, node: ClusterNode) =>
  expect.poll(async () => (await cluster.primary().catch(() => node)).name).not.toBe(node.name);
