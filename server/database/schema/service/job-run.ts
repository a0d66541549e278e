import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The last run of a job of server/jobs/jobs.ts, by whichever process. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  ranAt: moment('ran_at').notNull(),
  /** When a run last ended without an error. */
  succeededAt: moment('succeeded_at'),
  /** What the job counted in that run, by name. */
  counts: jsonb('counts').$type<Readonly<Record<string, number>>>(),
});
