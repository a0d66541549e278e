import { eq, lte } from 'drizzle-orm';
import { auditMoney } from '#server/audit/audit.ts';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { jobRun } from '#server/database/schema/service/job-run.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { sweep } from './sweep.ts';

/** Work that the service does periodically. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /**
   * May be interrupted with the process: the next run must complete it.
   * @returns what it counted, by name
   */
  readonly run: (db: Db, now: Date) => Promise<Readonly<Record<string, number>> | void>;
}

const HOUR_MS = 60 * 60 * 1000;

const birthdays = async (db: Db, now: Date) => ({ gifts: await giveBirthdayGifts(db, now) });

/** The jobs of the service; every process tries each of them, one process runs it. */
export const JOBS: readonly Job[] = [
  { name: 'sweep', everyMs: HOUR_MS, run: sweep },
  { name: 'birthdays', everyMs: HOUR_MS, run: birthdays },
  { name: 'audit', everyMs: HOUR_MS, run: auditMoney },
];

/** A process may be a little early, because clocks and timers differ between processes. */
const DUE_AFTER = 0.8;
/** Spreads processes that start together. */
const JITTER = 0.1;

/**
 * Runs each job when it is due.
 * @returns a function that stops this and waits for the running job
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
    // A waiting job must not keep a process alive.
    timers.set(job.name, setTimeout(start, afterMs).unref());
  };
  for (const job of jobs) schedule(job, job.everyMs * JITTER * Math.random());

  return async () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}

/** Runs the job unless this or another process ran it recently. Returns whether it ran. */
export async function runWhenDue(db: Db, job: Job, now: Date): Promise<boolean> {
  if (!(await claim(db, job, now))) return false;
  const counts = await job.run(db, now);
  await db
    .update(jobRun)
    .set({ succeededAt: new Date(), counts: counts ?? null })
    .where(eq(jobRun.name, job.name));
  return true;
}

/** One statement, so that only one of several concurrent processes gets the row. */
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
