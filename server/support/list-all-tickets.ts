import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { readPage } from '#server/database/page.ts';
import { member } from '#server/database/schema/member/member.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { CONCERNED, isListed } from '#server/members/listed-for-staff.ts';
import type { staffTicketsQuery } from '#src/contract/acts/tickets.ts';
import { TICKET, toTicket } from './tickets.ts';

/** A page of the tickets of all members for whom the roles of staff hold, oldest first (R11.2). */
export async function listAllTickets(
  db: Db,
  projects: readonly number[] | undefined,
  query: InferOutput<typeof staffTicketsQuery>,
) {
  const { status, category, limit } = query;
  const statement = select(
    db,
    and(
      isListed(supportTicket, projects, query),
      status && eq(supportTicket.statusCode, status),
      category === undefined ? undefined : eq(supportTicket.categoryCode, category),
    ),
  );
  const { page, nextCursor } = await readPage(statement, limit, ({ row }) => row.id);
  return { tickets: page.map(toWire), nextCursor };
}

/** One ticket as the contract has it. Throws 404. */
export async function readTicket(db: Db, id: number) {
  const [found] = await select(db, eq(supportTicket.id, id));
  if (!found) throw notFound();
  return toWire(found);
}

/** The image of a ticket. Throws 404 without one, and for a member whom staff may not see. */
export async function readTicketImage(db: Db, projects: readonly number[] | undefined, id: number) {
  const [row] = await db
    .select({ image: supportTicket.image, type: supportTicket.imageType })
    .from(supportTicket)
    .innerJoin(member, eq(member.id, supportTicket.memberId))
    .where(and(eq(supportTicket.id, id), inProjects(projects)));
  if (!row?.image || row.type === null) throw notFound();
  return { image: row.image, type: row.type };
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: TICKET, concerned: CONCERNED })
    .from(supportTicket)
    .innerJoin(member, eq(member.id, supportTicket.memberId))
    .where(where)
    .orderBy(asc(supportTicket.id));

const toWire = ({ row, concerned }: Awaited<ReturnType<typeof select>>[number]) => ({
  ...toTicket(row),
  member: concerned,
});
