import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { retarget, type OrderIds, type Statement } from './statements.ts';

/** What the measuring process sends. */
export interface BareWork {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly statements: readonly Statement[];
  readonly recordedFor: OrderIds;
  readonly buyers: readonly Pick<OrderIds, 'memberId' | 'cardId' | 'email'>[];
}

/** Reads the id of the order that the transaction made. */
const INSERTS_ORDER = /^insert into "orders"/;

/** Repeats the statements of an order without the service; reports transactions a second. */
async function run(work: BareWork): Promise<number> {
  const { url, connections, seconds, statements, recordedFor, buyers } = work;
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const endsAt = performance.now() + seconds * 1000;
  let done = 0;
  const repeat = async (first: number) => {
    for (let turn = first; performance.now() < endsAt; turn += connections) {
      const buyer = buyers[turn % buyers.length] ?? recordedFor;
      let ids: OrderIds = { ...recordedFor, ...buyer, requestId: randomUUID() };
      const client = await pool.connect();
      for (const statement of statements) {
        const { rows } = await client.query<{ id?: number }>(retarget(statement, recordedFor, ids));
        if (INSERTS_ORDER.test(statement.text)) ids = { ...ids, orderId: Number(rows[0]?.id) };
      }
      client.release();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => repeat(index)));
  await pool.end();
  return done / seconds;
}

process.once('message', (work: BareWork) => {
  void run(work).then((perSecond) => process.send?.(perSecond, () => process.exit()));
});
