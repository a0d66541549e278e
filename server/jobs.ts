import { lte } from 'drizzle-orm';
import { logError } from './log.ts';
import { giveBirthdayGifts } from './store/birthday-gifts.ts';
import type { Db } from './store/db.ts';
import { sweep } from './store/sweep.ts';
import { jobRun } from './store/schema/job-run.ts';

/** Work that the service does by itself from time to time. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** May end in the middle, with the process: the next run must make it good. */
  readonly run: (db: Db, now: Date) => Promise<unknown>;
}

const HOUR_MS = 60 * 60 * 1000;

/** What every process offers to do; one of them does it. */
export const JOBS: readonly Job[] = [
  { name: 'sweep', everyMs: HOUR_MS, run: sweep },
  { name: 'birthdays', everyMs: HOUR_MS, run: giveBirthdayGifts },
];

/** A process may be a little early: the others' clocks and timers are not its own. */
const DUE_AFTER = 0.8;
/** Processes that start together ask one after the other. */
const JITTER = 0.1;

/**
 * Asks for each job now and then, and does it when it is due. Returns how to stop, which waits for
 * the job that runs.
 */
export function startJobs(db: Db, jobs: readonly Job[]): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const schedule = (job: Job, afterMs: number) => {
    if (isStopped) return;
    const start = () => {
      const run = runWhenDue(db, job, new Date())
        .catch((error: unknown) => logError(`The job ${job.name} failed`, error))
        .then(() => schedule(job, job.everyMs * (1 + JITTER * (Math.random() - 0.5))));
      running.add(run);
      void run.finally(() => running.delete(run));
    };
    // A job never keeps a process alive.
    timers.set(job.name, setTimeout(start, afterMs).unref());
  };
  for (const job of jobs) schedule(job, job.everyMs * JITTER * Math.random());

  return async () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}

/** Does the job unless it was done lately, here or in another process. Returns whether it was done. */
export async function runWhenDue(db: Db, job: Job, now: Date): Promise<boolean> {
  if (!(await claim(db, job, now))) return false;
  await job.run(db, now);
  return true;
}

/** One statement: of several processes that ask together, one is answered with the row. */
async function claim(db: Db, { name, everyMs }: Job, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(jobRun)
    .values({ name, ranAt: now })
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { ranAt: now },
      setWhere: lte(jobRun.ranAt, new Date(now.getTime() - everyMs * DUE_AFTER)),
    })
    .returning();
  return claimed.length > 0;
}
