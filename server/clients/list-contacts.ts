import { and, asc, eq, gt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { CONCERNED } from '#server/members/listed-for-staff.ts';
import type { staffDealsQuery, staffMembersQuery } from '#src/contract/acts/members.ts';

/** Members and deals as the institution keeps them, for whose projects the roles hold (R11.2). */
type Projects = readonly number[] | undefined;

const contacts = (db: Db) =>
  db
    .select({ member, manager: { externalId: manager.externalId, name: manager.name } })
    .from(member)
    .leftJoin(manager, eq(manager.id, member.managerId));

const toContact = ({ member: row, manager: own }: Awaited<ReturnType<typeof contacts>>[number]) => {
  const { partnerId, partners } = row;
  const others = partners.filter((project) => project !== partnerId);
  return { ...row, projects: partnerId === null ? partners : [partnerId, ...others], manager: own };
};

/** A page of the members, oldest first. */
export async function listContacts(
  db: Db,
  projects: Projects,
  { email, cursor, limit }: InferOutput<typeof staffMembersQuery>,
) {
  const statement = contacts(db)
    .where(
      and(
        inProjects(projects),
        email === undefined ? undefined : eq(member.email, email),
        cursor === undefined ? undefined : gt(member.id, cursor),
      ),
    )
    .orderBy(asc(member.id));
  const { page, nextCursor } = await readPage(statement, limit, (row) => row.member.id);
  return { members: page.map(toContact), nextCursor };
}

export async function readAnyContact(db: Db, id: number) {
  const [found] = await contacts(db).where(eq(member.id, id));
  if (!found) throw notFound();
  return { member: toContact(found) };
}

const deals = (db: Db) =>
  db
    .select({ deal, concerned: CONCERNED })
    .from(deal)
    .innerJoin(member, eq(member.id, deal.memberId));

const toDeal = ({ deal: row, concerned }: Awaited<ReturnType<typeof deals>>[number]) => ({
  ...row,
  project: row.partnerId,
  stage: row.stageId,
  member: concerned,
});

/** A page of the deals, oldest first. */
export async function listDeals(
  db: Db,
  projects: Projects,
  { member: reference, cursor, limit }: InferOutput<typeof staffDealsQuery>,
) {
  const statement = deals(db)
    .where(
      and(
        inProjects(projects),
        reference === undefined ? undefined : eq(member.reference, reference),
        cursor === undefined ? undefined : gt(deal.id, cursor),
      ),
    )
    .orderBy(asc(deal.id));
  const { page, nextCursor } = await readPage(statement, limit, (row) => row.deal.id);
  return { deals: page.map(toDeal), nextCursor };
}

export async function readDeal(db: Db, id: number) {
  const [found] = await deals(db).where(eq(deal.id, id));
  if (!found) throw notFound();
  return { deal: toDeal(found) };
}
