import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** When a job of server/jobs/jobs.ts was last begun, by whichever process. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  ranAt: moment('ran_at').notNull(),
});
