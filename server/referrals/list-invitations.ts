import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import type { relativesQuery } from '#src/contract/member/relatives.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';

type RelativesQuery = InferOutput<typeof relativesQuery>;

/** Zero in every status: what a person without invitations has. */
const NONE: Readonly<Record<string, number>> = Object.fromEntries(
  INVITATION_STATUSES.map((status) => [status, 0]),
);
export const NO_RELATIVES = { relatives: [], nextCursor: null, counts: NONE };

/** A page of a member's invitations, newest first, by the filters of R7.35, and how many there are. */
export async function listRelatives(db: Db, memberId: number, query: RelativesQuery) {
  const { status, updatedSince, cursor, limit } = query;
  const statement = db
    .select()
    .from(relative)
    .where(
      and(
        eq(relative.memberId, memberId),
        status === undefined ? undefined : eq(relative.status, status),
        updatedSince === undefined ? undefined : gte(relative.updatedAt, new Date(updatedSince)),
        cursor === undefined ? undefined : lt(relative.id, cursor),
      ),
    )
    .orderBy(desc(relative.id));
  const { page, nextCursor } = await readPage(statement, limit, (row) => row.id);
  return {
    relatives: page.map((row) => ({
      ...row,
      sentAt: row.sentAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    nextCursor,
    counts: await countByStatus(db, memberId),
  };
}

async function countByStatus(db: Db, memberId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: relative.status, count: count() })
    .from(relative)
    .where(eq(relative.memberId, memberId))
    .groupBy(relative.status);
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}
