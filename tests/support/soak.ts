const { env } = process;
const numberOf = (name: string, usual: number) => Number(env[name] ?? usual);

/** A run that failed prints what repeats it: `FC_SEED`, `FC_PATH` and, for the model, `FC_REPLAY`. */
const seed = env['FC_SEED'] === undefined ? {} : { seed: Number(env['FC_SEED']) };
const path = env['FC_PATH'] === undefined ? {} : { path: env['FC_PATH'] };

/** How long the long-running tests run: shortly in `npm test`, as long as one likes by `npm run soak`. */
export const SOAK = {
  /** Generated requests over all databases together. */
  fuzzRequests: numberOf('SOAK_REQUESTS', 20_000),
  /** Runs of the model on the embedded database. */
  modelRuns: numberOf('SOAK_MODEL_RUNS', 60),
  /** Runs of the model with parallel commands on PostgreSQL. */
  parallelModelRuns: numberOf('SOAK_PARALLEL_RUNS', 30),
  /** Times that the server is killed, on each database. */
  kills: numberOf('SOAK_KILLS', 5),
  /** Purchases with something going wrong, in real browsers. */
  purchases: numberOf('SOAK_PURCHASES', 42),
  /** How long one test may take, ms. */
  timeoutMs: numberOf('SOAK_TIMEOUT_S', 300) * 1000,
  seed: { ...seed, ...path },
  /** Which commands of the model's run are left out, as the report names them. */
  replayPath: env['FC_REPLAY'] ?? null,
} as const;
