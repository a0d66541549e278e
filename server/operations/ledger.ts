import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { lockMember } from '#server/members/members.ts';
import { notifyMember } from '#server/messages/notify-member.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { inLanguage, type ServiceText } from '#src/domain/text/text.ts';
import { operationIdOf } from './operation-types.ts';

export interface NewOperation {
  readonly memberId: number;
  /** The type's xml id. */
  readonly type: string;
  /** Coins; negative for a charge. */
  readonly amount: number;
  readonly comment?: ServiceText;
  readonly orderId?: number;
}

/** Rewards that `changeInvitationStatus` notifies about. */
const FRIENDS: readonly string[] = ['FRIEND', 'ACADEM_ORDER'];

/** An accrual that a member gets once for its key `once` (src/domain/referral/reward.ts). */
export interface Reward extends Omit<NewOperation, 'orderId'> {
  readonly once: string;
  /** Per cent of a friend's payment (R1.4). */
  readonly sharePercent?: number;
}

/** The row of an operation, with its comment in one or both languages. */
const toRow = <T extends Omit<NewOperation, 'orderId'>>({ comment = '', ...added }: T) => ({
  ...added,
  operationId: operationIdOf(added.type),
  comment: inLanguage(comment, 'ru'),
  localComment: typeof comment === 'string' ? null : comment,
});

const sumOfCoins = sql`coalesce(sum(${operation.amount}), 0)`;

/** A member's coins as a column of a query on members. */
export const balanceColumn = sql`(
  select ${sumOfCoins} from ${operation} where ${operation.memberId} = ${member.id}
)`.mapWith(Number);

/** A member's coins: the sum of the operations. */
export async function balanceOf(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sumOfCoins.mapWith(Number) })
    .from(operation)
    .where(eq(operation.memberId, memberId));
  return row?.balance ?? 0;
}

/** How many operations of a type a member has, and their coins together (R7.7). */
export async function operationTotals(db: Db, memberId: number, type: string) {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      amount: sumOfCoins.mapWith(Number),
    })
    .from(operation)
    .where(and(eq(operation.memberId, memberId), eq(operation.type, type)));
  return row ?? { count: 0, amount: 0 };
}

/**
 * Adds an operation under the member's lock and notifies the member's sessions. To be called in the
 * transaction of what it pays for.
 */
export async function addOperation(tx: Db, added: NewOperation): Promise<void> {
  await lockMember(tx, added.memberId);
  await tx.insert(operation).values(toRow(added));
  await recordChange(tx, added.memberId, 'contacts');
  if (added.amount > 0) await notifyMember(tx, added.memberId, ['coins']);
}

/**
 * Adds a reward as `addOperation` does, unless the member already has it. Returns whether it was added.
 */
export async function addReward(tx: Db, reward: Reward): Promise<boolean> {
  await lockMember(tx, reward.memberId);
  const added = await tx
    .insert(operation)
    .values(toRow(reward))
    .onConflictDoNothing()
    .returning({ id: operation.id });
  if (added.length === 0) return false;
  await recordChange(tx, reward.memberId, 'contacts');
  // A friend's reward is news of the friend first.
  if (!FRIENDS.includes(reward.type)) await notifyMember(tx, reward.memberId, ['coins']);
  return true;
}

/** Allows this transaction to rewrite operations. Only the sandbox's reset may use it. */
export async function allowLedgerRewrite(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('loyalty.ledger_rewrite', 'allowed', true)`);
}
