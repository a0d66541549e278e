import { count, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { OpenDb } from '#server/database/db.ts';
import { jobRun } from '#server/database/schema/service/job-run.ts';
import { message } from '#server/database/schema/service/message.ts';
import { eventDelivery } from '#server/database/schema/service/outgoing-event.ts';
import { registry } from './requests.ts';

const gauge = <const L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
  new Gauge({ name: `loyalty_${name}`, help, labelNames, registers: [registry] });

const reachable = gauge('database_reachable', '1 while the database responds');
const connections = gauge(
  'database_connections',
  'Connections for requests; «waiting» are requests without one',
  ['state'],
);
const jobs = gauge('job_success_timestamp_seconds', 'When a job last succeeded in any process', [
  'name',
]);
const counts = gauge(
  'job_count',
  'What a job counted in its last run: for «audit», damage by its kind',
  ['name', 'kind'],
);
const waiting = gauge('outbox_messages', 'Messages that wait for their delivery', ['channel']);
const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest message that waits', ['channel']);
const events = gauge('events', 'Events that wait for a receiver, and dead letters', [
  'receiver',
  'state',
]);
const lag = gauge(
  'replica_lag_seconds',
  'How far a replica is behind, for a role with pg_monitor',
  ['replica'],
);
const FROM_ROWS = [jobs, counts, waiting, oldest, events, lag];

/** Reads what the database knows of all processes; while it is away, only what this process knows is left. */
export async function measureDatabase({ probeDb, connections: own }: OpenDb): Promise<void> {
  for (const [state, number] of Object.entries(own?.() ?? {})) connections.set({ state }, number);
  for (const one of FROM_ROWS) one.reset();
  try {
    await measureJobs(probeDb);
    await measureOutbox(probeDb);
    await measureEvents(probeDb);
    await measureReplicas(probeDb);
    reachable.set(1);
  } catch {
    // The readiness has the reason, and the log of the requests.
    reachable.set(0);
  }
}

async function measureJobs(db: OpenDb['probeDb']): Promise<void> {
  for (const { name, succeededAt, counts: counted } of await db.select().from(jobRun)) {
    if (succeededAt) jobs.set({ name }, succeededAt.getTime() / 1000);
    for (const [kind, number] of Object.entries(counted ?? {})) counts.set({ name, kind }, number);
  }
}

async function measureEvents(db: OpenDb['probeDb']): Promise<void> {
  const state = sql<string>`case when ${eventDelivery.dueAt} is null then 'dead' else 'waiting' end`;
  const rows = await db
    .select({ receiver: eventDelivery.receiver, state, number: count() })
    .from(eventDelivery)
    .where(isNull(eventDelivery.deliveredAt))
    .groupBy(eventDelivery.receiver, state);
  for (const { number, ...labels } of rows) events.set(labels, number);
}

async function measureOutbox(db: OpenDb['probeDb']): Promise<void> {
  const rows = await db
    .select({
      channel: message.channel,
      number: sql`count(*)`.mapWith(Number),
      // A collected e-mail is to wait for its time first.
      since: min(
        sql`case when ${message.digest} is null then ${message.at} else ${message.dueAt} end`,
      ).mapWith(message.at),
    })
    .from(message)
    .where(isNotNull(message.dueAt))
    .groupBy(message.channel);
  // Without a series nobody could tell an empty outbox from one that was not read.
  for (const channel of ['email', 'sms', 'push'] as const) {
    const row = rows.find((one) => one.channel === channel);
    waiting.set({ channel }, row?.number ?? 0);
    const ageMs = row?.since ? Date.now() - row.since.getTime() : 0;
    oldest.set({ channel }, Math.max(0, ageMs / 1000));
  }
}

async function measureReplicas(db: OpenDb['probeDb']): Promise<void> {
  const rows = await db
    .select({
      replica: sql<string>`coalesce(application_name, 'unknown')`,
      seconds: sql`coalesce(extract(epoch from replay_lag), 0)`.mapWith(Number),
    })
    .from(sql`pg_stat_replication`);
  for (const { replica, seconds } of rows) lag.set({ replica }, seconds);
}
