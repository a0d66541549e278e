import { lt, sql } from 'drizzle-orm';
import { logError, logEvent } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { product } from '#server/database/schema/shop/product.ts';
import {
  cancelledWithoutRefund,
  chargesWithoutOrder,
  duplicateRequestIds,
  ordersOffHistory,
  ordersWithoutCharge,
  refundsWithoutCancellation,
} from './audit-orders.ts';
import {
  repeatedRewards,
  rewardsWithoutInvitation,
  unpaidInvitations,
  welcomesWithoutPhone,
} from './audit-rewards.ts';
import { changedBalances, storeBalanceSnapshots } from './balance-snapshots.ts';
import { changedStock, storeStockSnapshots } from './stock-snapshots.ts';

/** Each kind of damage to money, and the query for the ids of what is damaged. */
const CHECKS = {
  negativeBalances,
  changedBalances,
  negativeStock,
  changedStock,
  duplicateRequestIds,
  ordersWithoutCharge,
  chargesWithoutOrder,
  cancelledWithoutRefund,
  refundsWithoutCancellation,
  ordersOffHistory,
  repeatedRewards,
  unpaidInvitations,
  rewardsWithoutInvitation,
  welcomesWithoutPhone,
};
type Checks = typeof CHECKS;
/** Ids of what is damaged, by kind: orders, operations, products, invitations, members, requests, rewards. */
export type Findings = {
  readonly [K in keyof Checks]: Awaited<ReturnType<Checks[K]>>[number]['id'][];
};

/** How many ids of a kind the log names. */
const NAMED = 10;

/** Checks the invariants of money over the whole database (docs/operation.md). */
export async function findDamage(db: Db): Promise<Findings> {
  const found: [string, (number | string)[]][] = [];
  for (const [kind, find] of Object.entries(CHECKS)) {
    const damaged = await find(db);
    found.push([kind, damaged.map(({ id }) => id)]);
  }
  return Object.fromEntries(found) as Findings;
}

/**
 * The job: finds damage and logs it. Keeps what each member's operations come to, and each product's pieces,
 * for the next time.
 * @returns how much of each kind is damaged
 */
export async function auditMoney(db: Db, now: Date): Promise<Record<string, number>> {
  const findings = await db.transaction(
    async (tx) => {
      const found = await findDamage(tx);
      await storeBalanceSnapshots(tx, found.changedBalances, now);
      await storeStockSnapshots(tx, now);
      return found;
    },
    // Check and snapshot see the same rows.
    { isolationLevel: 'repeatable read' },
  );
  const all: [string, readonly (number | string)[]][] = Object.entries(findings);
  const damaged = all.filter(([, ids]) => ids.length > 0);
  const kinds = damaged.map(([kind]) => kind);
  if (kinds.length > 0) logError(`The audit of money found damage: ${kinds.join(', ')}`);
  const counts = Object.fromEntries(all.map(([kind, ids]) => [kind, ids.length]));
  const named = Object.fromEntries(damaged.map(([kind, ids]) => [kind, ids.slice(0, NAMED)]));
  logEvent('audit', { ...counts, ids: named });
  return counts;
}

function negativeBalances(db: Db) {
  return db
    .select({ id: operation.memberId })
    .from(operation)
    .groupBy(operation.memberId)
    .having(lt(sql`sum(${operation.amount})`, 0));
}

function negativeStock(db: Db) {
  return db.select({ id: product.id }).from(product).where(lt(product.stock, 0));
}
