import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { coinRequest } from '#server/database/schema/programme/coin-request.ts';
import { conflict, forbidden, notFound } from '#server/http/errors/refused-error.ts';
import { CONCERNED } from '#server/members/listed-for-staff.ts';
import { lockMember } from '#server/members/members.ts';
import type { CoinsBody, coinRequestsQuery } from '#src/contract/acts/coins.ts';
import { addOperation, balanceOf } from './ledger.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One of staff or another system. */
interface Actor {
  /** The token's subject. */
  readonly subject: string;
  readonly name: string;
  /** In lower case: nobody moves their own coins. */
  readonly email: string;
}

/** How many coins a person may move without a second one, and whether this person may request more. */
export interface CoinRules {
  /** Of one member within 24 hours, credits and debits together. */
  readonly alone: number;
  readonly mayRequest: boolean;
}

/**
 * Adds coins to a member or takes some, or lets more of them than one person may move wait for a second person
 * (R11.2); to be called in a transaction. Throws 409 INSUFFICIENT_COINS with the balance for a debit of more coins
 * than the member has, 403 for more coins than the person may move.
 * @returns the id of the request, which is approved at once where no second person is needed
 */
export async function requestCoins(
  tx: Db,
  memberId: number,
  { type, amount, reason }: CoinsBody,
  { subject, name, email, alone, mayRequest }: Actor & CoinRules,
): Promise<number> {
  await lockMember(tx, memberId);
  await refuseOwnCoins(tx, memberId, email);
  const isAllowed = Math.abs(amount) <= (await mostCoinsAlone(tx, memberId, { subject, alone }));
  if (!isAllowed && !mayRequest) throw forbidden('TOO_MANY_COINS');
  if (isAllowed) await moveCoins(tx, memberId, { type, amount, reason });
  const [added] = await tx
    .insert(coinRequest)
    .values({
      memberId,
      type,
      amount,
      reason,
      requestedBy: subject,
      requestedName: name,
      isApproved: isAllowed ? true : null,
    })
    .returning({ id: coinRequest.id });
  if (!added) throw new Error('An insert gave no row');
  return added.id;
}

/**
 * Approves a request, or refuses it, by a second person; to be called in a transaction. Throws 404, 403 for the
 * person who has requested it, 409 CONFLICT once it is decided, 409 INSUFFICIENT_COINS as `requestCoins` does.
 */
export async function decideCoins(
  tx: Db,
  id: number,
  { subject, name, email, isApproved }: Actor & { readonly isApproved: boolean },
): Promise<void> {
  const isOne = eq(coinRequest.id, id);
  const [found] = await tx.select().from(coinRequest).where(isOne).for('update');
  if (!found) throw notFound();
  if (found.requestedBy === subject) throw forbidden('SECOND_PERSON');
  await refuseOwnCoins(tx, found.memberId, email);
  if (found.isApproved !== null) throw conflict('CONFLICT');
  if (isApproved) await moveCoins(tx, found.memberId, found);
  await tx
    .update(coinRequest)
    .set({ isApproved, decidedName: name, decidedAt: new Date() })
    .where(isOne);
}

async function refuseOwnCoins(tx: Db, memberId: number, email: string): Promise<void> {
  const isOwn = and(eq(member.id, memberId), eq(member.email, email));
  if ((await tx.$count(member, isOwn)) > 0) throw forbidden('OWN_COINS');
}

async function moveCoins(
  tx: Db,
  memberId: number,
  { type, amount, reason }: CoinsBody,
): Promise<void> {
  await lockMember(tx, memberId);
  const balance = await balanceOf(tx, memberId);
  if (balance + amount < 0) throw conflict('INSUFFICIENT_COINS', { balance });
  await addOperation(tx, { memberId, type, amount, comment: reason });
}

/** The most coins of a member that a person may move now without a second one. */
export const mostCoinsAlone = async (
  db: Db,
  memberId: number,
  { subject, alone }: Pick<Actor & CoinRules, 'subject' | 'alone'>,
): Promise<number> => Math.max(0, alone - (await movedToday(db, memberId, subject)));

/** The coins of a member that one person has moved within 24 hours without a second one. */
async function movedToday(tx: Db, memberId: number, subject: string): Promise<number> {
  const [row] = await tx
    .select({ coins: sql`coalesce(sum(abs(${coinRequest.amount})), 0)`.mapWith(Number) })
    .from(coinRequest)
    .where(
      and(
        eq(coinRequest.memberId, memberId),
        eq(coinRequest.requestedBy, subject),
        eq(coinRequest.isApproved, true),
        isNull(coinRequest.decidedName),
        gt(coinRequest.requestedAt, new Date(Date.now() - DAY_MS)),
      ),
    );
  return row?.coins ?? 0;
}

/** A page of the requests, oldest first, of the members for whom the roles of staff hold. */
export async function listCoinRequests(
  db: Db,
  projects: readonly number[] | undefined,
  { open, cursor, limit }: InferOutput<typeof coinRequestsQuery>,
) {
  const statement = select(
    db,
    and(
      inProjects(projects),
      open === undefined ? undefined : isNull(coinRequest.isApproved),
      cursor === undefined ? undefined : gt(coinRequest.id, cursor),
    ),
  );
  const { page, nextCursor } = await readPage(statement, limit, ({ row }) => row.id);
  return { requests: page.map(toWire), nextCursor };
}

/** One request as the contract has it. Throws 404. */
export async function readCoinRequest(db: Db, id: number) {
  const [found] = await select(db, eq(coinRequest.id, id));
  if (!found) throw notFound();
  return toWire(found);
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: coinRequest, concerned: CONCERNED })
    .from(coinRequest)
    .innerJoin(member, eq(member.id, coinRequest.memberId))
    .where(where)
    .orderBy(asc(coinRequest.id));

const toWire = ({ row, concerned }: Awaited<ReturnType<typeof select>>[number]) => ({
  id: row.id,
  member: concerned,
  type: row.type,
  amount: row.amount,
  reason: row.reason,
  requestedBy: row.requestedName,
  requesterId: row.requestedBy,
  requestedAt: row.requestedAt.toISOString(),
  isApproved: row.isApproved,
  decidedBy: row.decidedName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
