import { LIMITS } from '../limits.ts';

const { env } = process;
/** The Vitest project `full` sets this variable. */
const isFull = env['TEST_SIZE'] === 'full';
const readNumber = (name: string, byDefault: number) => Number(env[name] ?? byDefault);
const sized = (name: string, { fast, full }: { fast: number; full: number }) =>
  readNumber(name, isFull ? full : fast);

/** A failed run prints the settings that repeat it: `FC_SEED`, `FC_PATH` and, for the model, `FC_REPLAY`. */
const seed = env['FC_SEED'] === undefined ? {} : { seed: Number(env['FC_SEED']) };
const path = env['FC_PATH'] === undefined ? {} : { path: env['FC_PATH'] };

/**
 * The length of the long-running tests: short in `npm test`, full size in `npm run test:full`, any length in
 * `npm run soak`.
 */
export const SOAK = {
  /** Generated requests, shared between all databases. */
  fuzzRequests: sized('SOAK_REQUESTS', { fast: 2_000, full: 20_000 }),
  /** Generated requests to every path of a process. */
  allPathsRequests: readNumber('SOAK_ALL_PATHS', 10_000),
  /** Runs of the model on the embedded database. */
  modelRuns: sized('SOAK_MODEL_RUNS', { fast: 4, full: 60 }),
  /** Runs of the model with parallel commands on PostgreSQL. */
  parallelModelRuns: sized('SOAK_PARALLEL_RUNS', { fast: 2, full: 30 }),
  /** Runs of buying, killing and reconciling under generated faults. */
  intentRuns: sized('SOAK_INTENT_RUNS', { fast: 20, full: 200 }),
  /** Purchases with injected faults in the sync, for each seed. */
  faultedPurchases: sized('SOAK_FAULTED_PURCHASES', { fast: 42, full: 210 }),
  /** Hand-outs of a day at two desks of one place and one of another, with injected faults. */
  handOuts: sized('SOAK_HAND_OUTS', { fast: 60, full: 1000 }),
  /** How long all sessions of the database end twice a second while orders run, ms. */
  endedSessionsMs: sized('SOAK_ENDED_SESSIONS_S', { fast: 3, full: 20 }) * 1000,
  /** Server kills on each database. */
  kills: readNumber('SOAK_KILLS', 5),
  /** Purchases with injected faults, in real browsers. */
  purchases: readNumber('SOAK_PURCHASES', 45),
  /** Browsers that crash during an order. */
  browserKills: readNumber('SOAK_BROWSER_KILLS', 20),
  /** Deployments and rollbacks under open forms. */
  deployments: readNumber('SOAK_DEPLOYMENTS', 20),
  /** How long the network switches off and on, ms. */
  switchingMs: readNumber('SOAK_SWITCHING_S', 12) * 1000,
  /** How long an open app polls by its own clock, ms. */
  pollingMs: readNumber('SOAK_POLLING_MIN', 48) * 60_000,
  /** How often each fault of a cluster happens (`npm run test:cluster`). */
  clusterRounds: readNumber('SOAK_CLUSTER_ROUNDS', 3),
  /** Time limit of one test, ms. */
  timeoutMs: readNumber('SOAK_TIMEOUT_S', LIMITS.longTest / 1000) * 1000,
  /** The cases that fast-check generates. A retried failure is reported without its cause, so the error is in its text. */
  cases: { ...seed, ...path, includeErrorInReport: true },
  /** fast-check's replay path of a failed model run. */
  replayPath: env['FC_REPLAY'] ?? null,
} as const;
