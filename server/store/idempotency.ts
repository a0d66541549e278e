import { and, eq, sql } from 'drizzle-orm';
import { conflict, ServiceError, type Refusal } from '../errors/service-error.ts';
import type { Db } from './db.ts';
import { idempotentRequest } from './schema/idempotent-request.ts';

/** Which write it is: two with the same subject and id are one, and must ask for the same. */
export interface WriteKey {
  /** The token's subject. */
  readonly subject: string;
  /** The X-Request-ID, a UUID. */
  readonly requestId: string;
  /** SHA-256 of method, path and body. */
  readonly fingerprint: string;
}

export interface Written<Body> {
  readonly status: 200 | 201;
  readonly body: Body;
}

/** Both outcomes that a repeated request gets again. */
type Outcome<Body> = Written<Body> | { readonly refusal: Refusal };

/**
 * Does a write once, however often and from how many processes it is asked for (R7.31). The answer
 * is kept in the same transaction as the effect; a refusal is kept too, with nothing of the work.
 * Throws the refusal of the work, or 409 REQUEST_ID_REUSED for another request under a used id.
 */
export async function writeOnce<Body>(
  db: Db,
  key: WriteKey,
  work: (tx: Db) => Promise<Written<Body>>,
): Promise<Written<Body>> {
  const outcome = await db.transaction(async (tx): Promise<Outcome<Body>> => {
    await lockKey(tx, key);
    const known = await findOutcome<Body>(tx, key);
    if (known) return known;
    const made = await runRefusable(tx, work);
    const status = 'refusal' in made ? made.refusal.status : made.status;
    await tx.insert(idempotentRequest).values({ ...key, status, answer: made });
    return made;
  });
  if ('refusal' in outcome) throw new ServiceError(outcome.refusal);
  return outcome;
}

async function lockKey(tx: Db, { subject, requestId }: WriteKey): Promise<void> {
  const name = `${subject} ${requestId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

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
  return found.answer as Outcome<Body>;
}

/** Runs the work in a savepoint, so that a refusal undoes the work and leaves the key's row. */
async function runRefusable<Body>(
  tx: Db,
  work: (tx: Db) => Promise<Written<Body>>,
): Promise<Outcome<Body>> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (error instanceof ServiceError) return { refusal: error.refusal };
    throw error;
  }
}
