import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { RefusedError, tooMany, type Refusal } from '#server/http/errors/refused-error.ts';
import {
  RESEND_COOLDOWN_S,
  TIME_LIMIT_S,
  TOTAL_ATTEMPTS,
  type CodeAttempt,
} from '#src/domain/person/confirmation-code.ts';
import { codeMatches, hashCode, newCode } from './code-hash.ts';

type CodeRow = typeof confirmationCode.$inferSelect;

/** Which code: its purpose, who must type it and where it was sent. */
export type CodeKey = Pick<CodeRow, 'purpose' | 'holder' | 'address'>;

const DAY_MS = 86_400_000;
/** To how many other addresses one holder may have codes sent within a day. */
const MAX_ADDRESSES_A_DAY = 5;
/** How many codes one address gets within a day, from all holders together. */
const MAX_CODES_A_DAY = 10;
/**
 * How many codes to an address a holder may have sent within a day although others have used those up: nobody
 * can hold another person's address by requesting codes to it (R4.16).
 */
const OWN_CODES_A_DAY = { email: 3, phone: 2 };
/** How many codes one address gets within a day even so: a text message costs money, e-mails annoy. */
const MOST_CODES_A_DAY = 20;

/** The holder of a code for a client's new address. */
export const holderOf = (clientId: number): string => `client:${clientId}`;

const isKey = ({ purpose, holder, address }: CodeKey) =>
  and(
    eq(confirmationCode.purpose, purpose),
    eq(confirmationCode.holder, holder),
    eq(confirmationCode.address, address),
  );

/** The code that was sent last for the purpose to any of the holder's addresses. */
export async function latestCode(
  db: Db,
  { purpose, holder }: Pick<CodeKey, 'purpose' | 'holder'>,
): Promise<CodeRow | undefined> {
  const [found] = await db
    .select()
    .from(confirmationCode)
    .where(and(eq(confirmationCode.purpose, purpose), eq(confirmationCode.holder, holder)))
    .orderBy(desc(confirmationCode.sentAt))
    .limit(1);
  return found;
}

/** The row of a code; undefined when none was sent. */
export async function findCode(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  const [found] = await db.select().from(confirmationCode).where(isKey(key));
  return found;
}

async function lockCode(tx: Db, key: CodeKey): Promise<CodeRow | undefined> {
  const [found] = await tx.select().from(confirmationCode).where(isKey(key)).for('update');
  return found;
}

/** Requests for codes to an address run one after another, until the transaction ends. */
export const lockAddress = (tx: Db, { purpose, address }: CodeKey): Promise<void> =>
  lockName(tx, `code ${purpose} to ${address}`);

/**
 * Makes a code for an address; the caller sends it in the same transaction. Wrong attempts still count
 * until the previous code's deadline (R4.16). Throws 429 within the cool-down or after too many
 * codes of a day, and 409 CODE_EXHAUSTED while the attempts are used up.
 */
export async function issueCode(tx: Db, key: CodeKey): Promise<string> {
  const now = new Date();
  await lockName(tx, `code ${key.purpose} of ${key.holder}`);
  await lockAddress(tx, key);
  const known = await lockCode(tx, key);
  if (known && isExhausted(known, now)) throw new RefusedError(exhausted(known, now));
  await checkPace(tx, key, now);
  const isCounting = known !== undefined && isOfLastDay(known.countedSince, now);
  const code = newCode();
  const fresh = {
    codeHash: hashCode(code),
    attempts: known && isRunning(known, now) ? known.attempts : 0,
    sentAt: now,
    sentCodes: isCounting ? known.sentCodes + 1 : 1,
    countedSince: isCounting ? known.countedSince : now,
    deadline: new Date(now.getTime() + TIME_LIMIT_S[key.purpose] * 1000),
    confirmedAt: null,
  };
  await tx
    .insert(confirmationCode)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [confirmationCode.purpose, confirmationCode.holder, confirmationCode.address],
      set: fresh,
    });
  return code;
}

/**
 * Checks a code; a correct one cannot be used again. A wrong one is counted, so the caller's transaction
 * must commit in both cases.
 * @returns the refusal to throw after the commit; undefined for the correct code
 */
export async function tryCode(tx: Db, key: CodeKey, code: number): Promise<Refusal | undefined> {
  const now = new Date();
  const known = await lockCode(tx, key);
  if (!known || !isRunning(known, now)) return { status: 409, code: 'CODE_EXPIRED' };
  if (isExhausted(known, now)) return exhausted(known, now);
  if (codeMatches(String(code), known.codeHash)) {
    await tx.update(confirmationCode).set({ confirmedAt: now }).where(isKey(key));
    return undefined;
  }
  const attempts = known.attempts + 1;
  await tx.update(confirmationCode).set({ attempts }).where(isKey(key));
  const attemptsLeft = TOTAL_ATTEMPTS - attempts;
  // The last wrong code ends the attempts: the next code can be requested when this one is too old.
  const wait = attemptsLeft === 0 && { retryAfter: secondsLeft(known, now) };
  return { status: 409, code: 'CODE_WRONG', field: 'code', details: { attemptsLeft, ...wait } };
}

/** The code may still be typed: it is neither used up nor too old. */
const isRunning = (row: CodeRow, now: Date): boolean =>
  row.confirmedAt === null && row.deadline > now;

/** All attempts were wrong, and the deadline has not passed. */
const isExhausted = (row: CodeRow, now: Date): boolean =>
  isRunning(row, now) && row.attempts >= TOTAL_ATTEMPTS;

/** The refusal with the time of the next possible request (R4.14). */
export function exhausted(row: CodeRow, now: Date): Refusal {
  return {
    status: 409,
    code: 'CODE_EXHAUSTED',
    details: { attemptsLeft: 0, retryAfter: secondsLeft(row, now) },
  };
}

/** Until the code is too old, s. */
const secondsLeft = ({ deadline }: CodeRow, now: Date): number =>
  Math.ceil((deadline.getTime() - now.getTime()) / 1000);

/** The cool-down of a phone counts the codes of all holders, that of an e-mail address the holder's own. */
async function checkPace(tx: Db, { purpose, holder, address }: CodeKey, now: Date): Promise<void> {
  const sent = await tx
    .select()
    .from(confirmationCode)
    .where(
      and(
        eq(confirmationCode.purpose, purpose),
        gt(confirmationCode.sentAt, dayBefore(now)),
        sql`(${confirmationCode.holder} = ${holder} or ${confirmationCode.address} = ${address})`,
      ),
    );
  const paced = purpose === 'phone' ? sent : sent.filter((row) => row.holder === holder);
  const last = Math.max(0, ...paced.map(({ sentAt }) => sentAt.getTime()));
  const wait = Math.ceil((last + RESEND_COOLDOWN_S * 1000 - now.getTime()) / 1000);
  if (wait > 0) throw tooSoon(wait);
  const others = sent.filter((row) => row.holder === holder && row.address !== address).length;
  const toAddress = sent.filter((row) => row.address === address);
  const own = toAddress.filter((row) => row.holder === holder);
  const codes = codesOf(toAddress, now);
  const isSpent =
    codes >= MOST_CODES_A_DAY ||
    (codes >= MAX_CODES_A_DAY && codesOf(own, now) >= OWN_CODES_A_DAY[purpose]);
  if (others >= MAX_ADDRESSES_A_DAY || isSpent) throw tooSoon(DAY_MS / 1000);
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
const isOfLastDay = (moment: Date, now: Date): boolean => moment > dayBefore(now);

/** Codes of the last day, of all rows together. */
const codesOf = (rows: readonly CodeRow[], now: Date): number =>
  rows
    .filter(({ countedSince }) => isOfLastDay(countedSince, now))
    .reduce((sum, { sentCodes }) => sum + sentCodes, 0);

const tooSoon = (retryAfterS: number) =>
  tooMany(retryAfterS, { text: 'CODE_TOO_SOON', details: { retryAfter: retryAfterS } });

async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** What the contract says of a code: attempts, deadline, time of the next one; `row` of the last code. */
export const codeStatus = (
  purpose: keyof typeof TIME_LIMIT_S,
  row: CodeRow | undefined,
): CodeAttempt => ({
  current_attempts: row?.attempts ?? 0,
  total_attempts: TOTAL_ATTEMPTS,
  time_limit: TIME_LIMIT_S[purpose],
  deadline: row?.deadline.toISOString() ?? null,
  resend_at: row ? new Date(row.sentAt.getTime() + RESEND_COOLDOWN_S * 1000).toISOString() : null,
});
