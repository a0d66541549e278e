import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '#server/audit/audit.ts';
import type { OpenDb } from '#server/database/db.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { jobRun } from '#server/database/schema/service/job-run.ts';
import { message } from '#server/database/schema/service/message.ts';
import { eventDelivery, outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { serveMetrics } from '#server/http/metrics/serve-metrics.ts';
import { observe } from '#server/http/observe-requests.ts';
import { runWhenDue } from '#server/jobs/jobs.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { seedSmall, type SmallSeed } from '#tests/support/service/small-seed.ts';
import { createAppOn, tokenOf } from '#tests/support/service/test-app.ts';

const folder = new URL('../../../server/operation/', import.meta.url);
const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let store: OpenDb;
let seed: SmallSeed;
let server: Server;
let origin: string;
let metricsPort: number;
let stopMetrics: () => void;
const health = new Health();
beforeAll(async () => {
  store = await openFreshEmbedded();
  seed = await seedSmall(store.db);
  const app = createAppOn(store.db);
  server = createServer(observe(createListener({ app, health, identity: {}, policy })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  metricsPort = await freePort();
  stopMetrics = await serveMetrics(metricsPort, store, health);
});
afterAll(async () => {
  stopMetrics();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const readMetrics = async (): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
};
/** The value of a series, by its name and labels as they are printed. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const count = (labels: string) => `loyalty_http_request_duration_seconds_count{${labels}}`;

describe('the metrics', () => {
  it('[R10.5] count requests by the pattern of their route, and hold nothing of their paths', async () => {
    const headers = { Authorization: `Bearer ${tokenOf(seed.student.email)}` };
    await fetch(`${origin}/service/api/cards?email=${seed.student.email}`, { headers });
    await fetch(`${origin}/service/api/orders/482913`, { headers });
    await fetch(`${origin}/service/api/cards`);
    await fetch(`${origin}/someone@example.test`);
    await fetch(`${origin}/healthz`);
    await expect
      .poll(async () =>
        valueOf(await readMetrics(), count('method="GET",route="/healthz",status="200"')),
      )
      .toBe(1);
    const text = await readMetrics();
    expect(valueOf(text, count('method="GET",route="/service/api/cards",status="200"'))).toBe(1);
    expect(valueOf(text, count('method="GET",route="/service/api/orders/:id",status="404"'))).toBe(
      1,
    );
    expect(text).toMatch(/_count\{method="GET",route="[^"]*",status="401"\} 1/);
    expect(text).not.toMatch(/example\.test|482913|someone/);
  });

  it('have what the jobs counted and when, and what waits to be delivered', async () => {
    const job = { name: 'audit', everyMs: 1, run: auditMoney };
    await store.db
      .insert(operation)
      .values({ memberId: seed.student.id, operationId: 1, type: 'ORDER', amount: -1 });
    await runWhenDue(store.db, job, new Date());
    await store.db.insert(message).values({
      to: '+79001234567',
      channel: 'sms',
      text: 'code',
      at: new Date(Date.now() - 700_000),
    });
    await store.db.insert(message).values({
      to: 'manager@example.test',
      channel: 'email',
      text: 'collected',
      digest: 'orderCancelled 1',
      at: new Date(Date.now() - 700_000),
      dueAt: new Date(Date.now() + 200_000),
    });
    const text = await readMetrics();
    const damage = (kind: string) => `loyalty_job_count{name="audit",kind="${kind}"}`;
    expect(valueOf(text, damage('chargesWithoutOrder'))).toBe(1);
    expect(valueOf(text, damage('negativeStock'))).toBe(0);
    const at = valueOf(text, 'loyalty_job_success_timestamp_seconds{name="audit"}') ?? 0;
    expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(120);
    expect(valueOf(text, 'loyalty_outbox_messages{channel="sms"}')).toBe(1);
    expect(valueOf(text, 'loyalty_outbox_messages{channel="push"}')).toBe(0);
    expect(valueOf(text, 'loyalty_outbox_oldest_seconds{channel="sms"}')).toBeGreaterThan(600);
    expect(valueOf(text, 'loyalty_outbox_oldest_seconds{channel="email"}')).toBe(0);
    expect(text).not.toContain('79001234567');
  });

  it('[R11.5] count the events that wait for each receiver, and the dead letters', async () => {
    for (const entityId of ['1', '2', '3'])
      await recordEvent(store.db, { type: 'order.placed', entityId, memberId: seed.student.id });
    const events = await store.db.select().from(outgoingEvent);
    const outcomes = [
      { dueAt: null },
      { dueAt: new Date() },
      { dueAt: null, deliveredAt: new Date() },
    ];
    await store.db
      .insert(eventDelivery)
      .values(
        events.map(({ id }, place) => ({ eventId: id, receiver: 'crm', ...outcomes[place] })),
      );
    const text = await readMetrics();
    expect(valueOf(text, 'loyalty_events{receiver="crm",state="dead"}')).toBe(1);
    expect(valueOf(text, 'loyalty_events{receiver="crm",state="waiting"}')).toBe(1);
  });

  it('drop values that no longer hold, and show whether the process can serve', async () => {
    expect(valueOf(await readMetrics(), 'loyalty_ready')).toBe(0);
    health.setReady({ database: store.check });
    await store.db.delete(message);
    await store.db.delete(jobRun).where(eq(jobRun.name, 'audit'));
    const text = await readMetrics();
    expect(valueOf(text, 'loyalty_ready')).toBe(1);
    expect(valueOf(text, 'loyalty_outbox_messages{channel="sms"}')).toBe(0);
    expect(text).not.toContain('loyalty_job_count{');
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])(
    'have everything that %s looks at',
    async (name) => {
      const text = await readMetrics();
      const known = new Set(
        [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, metric = '', type]) =>
          type === 'histogram'
            ? ['_bucket', '_count', '_sum'].map((end) => metric + end)
            : [metric],
        ),
      );
      const used =
        readFileSync(new URL(name, folder), 'utf8').match(/\b(?:loyalty|nodejs|process)_\w+/g) ??
        [];
      expect(used.length).toBeGreaterThan(5);
      expect(used.filter((metric) => !known.has(metric))).toEqual([]);
    },
  );

  it('are served at one path only, also while the database is unavailable', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect(valueOf(await readMetrics(), 'loyalty_database_reachable')).toBe(1);
    await store.close();
    const text = await readMetrics();
    expect(valueOf(text, 'loyalty_database_reachable')).toBe(0);
    expect(valueOf(text, 'loyalty_ready')).toBe(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
