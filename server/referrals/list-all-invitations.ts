import { and, asc, eq, gt, gte, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { DEFAULT_LIMIT, toPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { staffInvitationsQuery } from '#src/contract/acts/invitations.ts';

/** A page of the invitations of all members for whom the roles of staff hold, oldest first (R11.2). */
export async function listAllInvitations(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof staffInvitationsQuery>,
) {
  const { status, member: reference, updatedSince, cursor, limit = DEFAULT_LIMIT } = query;
  const rows = await select(
    db,
    and(
      inProjects(projects),
      status === undefined ? undefined : eq(relative.status, status),
      reference === undefined ? undefined : eq(member.reference, reference),
      updatedSince === undefined ? undefined : gte(relative.updatedAt, new Date(updatedSince)),
      cursor === undefined ? undefined : gt(relative.id, cursor),
    ),
  ).limit(limit + 1);
  const { page, nextCursor } = toPage(rows, limit, (row) => row.invitation.id);
  return { invitations: page.map(toWire), nextCursor };
}

/** One invitation as the contract has it. Throws 404. */
export async function readInvitation(db: Db, id: number) {
  const [row] = await select(db, eq(relative.id, id));
  if (!row) throw notFound();
  return toWire(row);
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ invitation: relative, reference: member.reference, memberName: member.fullName })
    .from(relative)
    .innerJoin(member, eq(member.id, relative.memberId))
    .where(where)
    .orderBy(asc(relative.id));

const toWire = ({
  invitation,
  reference,
  memberName,
}: Awaited<ReturnType<typeof select>>[number]) => ({
  ...invitation,
  member: { reference, name: memberName },
  sentAt: invitation.sentAt.toISOString(),
  updatedAt: invitation.updatedAt.toISOString(),
});
