import { and, eq, gt, min, sql } from 'drizzle-orm';
import { UnknownCommit } from '#server/database/away.ts';
import type { Db } from '#server/database/db.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import type { SignedIn, WriteLimits } from './environment.ts';
import { conflict, RefusedError, tooMany, type Refusal } from './errors/refused-error.ts';
import { writeKeyOf, type WriteKey } from './request-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Refused {
  readonly refusal: Refusal;
}

const isRefused = (outcome: object): outcome is Refused => 'refusal' in outcome;

export interface WriteOptions {
  /** The key where it is not that of the request's body. */
  readonly write?: WriteKey & WriteLimits;
  /** Runs in the transaction that stores a refusal, and may complete it. */
  readonly onRefusal?: (tx: Db, refusal: Refusal) => Promise<Refusal>;
}

/** A stored outcome: a repeated request gets it again. */
type Outcome<Body> = { readonly status: 200 | 201; readonly body: Body | Refused } | Refused;

/**
 * Does a write once, although the request may be repeated and reach several processes (R7.31). The response
 * is stored in the same transaction as the effect; of a refused write, which has none, only the refusal is
 * stored. The work may run twice, also after a COMMIT without a response.
 * @param work returns the response's body, or a refusal that keeps its effect: a wrong code is counted
 * @throws the refusal of the work, 409 REQUEST_ID_REUSED for another request under a used id, or 429 when too
 * many writes of the person wait, or were done within 24 hours
 */
export async function writeOnce<Body extends object>(
  c: SignedIn,
  db: Db,
  work: (tx: Db) => Promise<Body | Refused>,
  { write, onRefusal }: WriteOptions = {},
): Promise<Body> {
  const { turns, mostADay, ...key } = write ?? (await writeKeyOf(c));
  const status = c.get('status');
  const outcome = await turns.take(key.subject, async () => {
    try {
      const make = async (tx: Db) => ({ status, body: await work(tx) });
      return await storeOnce<Body>(db, key, mostADay, make);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { refusal } = error;
      return storeOnce<Body>(db, key, mostADay, async (tx) => ({
        refusal: (await onRefusal?.(tx, refusal)) ?? refusal,
      }));
    }
  });
  const written = isRefused(outcome) ? outcome : outcome.body;
  if (isRefused(written)) throw new RefusedError(written.refusal);
  return written;
}

/** Makes an outcome and stores it under the key; resolves with the stored one when there is one. */
async function storeOnce<Body>(
  db: Db,
  key: WriteKey,
  mostADay: number,
  make: (tx: Db) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  const attempt = () =>
    db.transaction(async (tx): Promise<Outcome<Body>> => {
      const { written, since } = await lockKey(tx, key);
      const known = await findOutcome<Body>(tx, key);
      if (known) return known;
      if (written >= mostADay) return { refusal: tooManyWrites(since) };
      const made = await make(tx);
      const status = isRefused(made) ? made.refusal.status : made.status;
      await tx.insert(idempotentRequest).values({ ...key, status, response: made });
      return made;
    });
  try {
    return await attempt();
  } catch (error) {
    // The key shows whether it was stored.
    if (error instanceof UnknownCommit) return attempt();
    throw error;
  }
}

/** @returns how many responses of the person are kept within 24 hours, and since when */
async function lockKey(tx: Db, { subject, requestId }: WriteKey) {
  const name = `${subject} ${requestId}`;
  const [found] = await tx
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
      written: sql`count(*)`.mapWith(Number),
      since: min(idempotentRequest.at),
    })
    .from(idempotentRequest)
    .where(
      and(
        eq(idempotentRequest.subject, subject),
        gt(idempotentRequest.at, new Date(Date.now() - DAY_MS)),
      ),
    );
  return { written: found?.written ?? 0, since: found?.since ?? new Date() };
}

/** It is not kept: under the same id the write may be done later. */
const tooManyWrites = (since: Date): Refusal =>
  tooMany((since.getTime() + DAY_MS - Date.now()) / 1000, { text: 'TOO_MANY_WRITES' }).refusal;

async function findOutcome<Body>(tx: Db, key: WriteKey): Promise<Outcome<Body> | undefined> {
  const [found] = await tx
    .select()
    .from(idempotentRequest)
    .where(
      and(
        eq(idempotentRequest.subject, key.subject),
        eq(idempotentRequest.requestId, key.requestId),
      ),
    );
  if (!found) return undefined;
  if (found.fingerprint !== key.fingerprint) throw conflict('REQUEST_ID_REUSED');
  return found.response as Outcome<Body>;
}
