import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { CONCERNED, isListed } from '#server/members/listed-for-staff.ts';
import type { staffInvitationsQuery } from '#src/contract/acts/invitations.ts';

/** A page of the invitations of all members for whom the roles of staff hold, oldest first (R11.2). */
export async function listAllInvitations(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof staffInvitationsQuery>,
) {
  const { status, limit } = query;
  const statement = select(
    db,
    and(isListed(relative, projects, query), status && eq(relative.status, status)),
  );
  const { page, nextCursor } = await readPage(statement, limit, ({ row }) => row.id);
  return { invitations: page.map(toWire), nextCursor };
}

/** One invitation as the contract has it. Throws 404. */
export async function readInvitation(db: Db, id: number) {
  const [found] = await select(db, eq(relative.id, id));
  if (!found) throw notFound();
  return toWire(found);
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: relative, concerned: CONCERNED })
    .from(relative)
    .innerJoin(member, eq(member.id, relative.memberId))
    .where(where)
    .orderBy(asc(relative.id));

const toWire = ({ row, concerned }: Awaited<ReturnType<typeof select>>[number]) => ({
  ...row,
  member: concerned,
  sentAt: row.sentAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
