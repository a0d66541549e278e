import { and, asc, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { containing, containsFolded } from '#server/database/folded-text.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import type { MembersQuery } from '#src/contract/member/members.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { friendshipOf } from '#src/domain/member/friendship.ts';
import { MEMBER_SEARCH, maskPhone, type MemberSummary } from '#src/domain/member/member-summary.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { cleanEmail } from '#src/domain/text/clean-text.ts';

const clientName = sql`concat_ws(' ', ${client.surname}, ${client.name}, ${client.patronymic})`;

const SUMMARY = {
  id: member.id,
  reference: member.reference,
  email: member.email,
  fullName: member.fullName,
  clientName: sql<string>`${clientName}`,
  verifiedPhone: member.verifiedPhone,
  phones: member.phones,
  clientPhone: client.phone,
};

const summaries = (db: Db) =>
  db.select(SUMMARY).from(member).leftJoin(client, eq(client.memberId, member.id));
type SummaryRow = Awaited<ReturnType<typeof summaries>>[number];

/**
 * Members whom staff names by a part of what it knows of them, or by references (R6.1).
 * @param projects for which the roles hold (R11.2); all by default
 */
export async function searchMembers(
  db: Db,
  { q, references, limit }: Pick<MembersQuery, 'q' | 'references' | 'limit'>,
  projects?: readonly number[],
): Promise<MemberSummary[]> {
  const isExact = eq(member.email, cleanEmail(q ?? ''));
  const rows = await summaries(db)
    .where(
      and(
        inProjects(projects),
        q === undefined ? inArray(member.reference, references ?? []) : matches(q),
      ),
    )
    .orderBy(desc(isExact), asc(member.fullName), asc(member.id))
    .limit(limit);
  return Promise.all(rows.map((row) => summaryOf(db, row)));
}

function matches(q: string): SQL | undefined {
  const words = q.split(' ');
  const hasAll = (column: SQL) => and(...words.map((word) => containsFolded(column, word)));
  return or(
    hasAll(sql`${member.fullName}`),
    hasAll(clientName),
    like(member.email, containing(cleanEmail(q))),
    hasDigits(q),
  );
}

/**
 * The number of a card or a phone, if nothing but a number is typed; of a phone also with the 8 of Russia.
 */
function hasDigits(q: string): SQL | undefined {
  const digits = q.replace(/\D/g, '');
  if (/[^\d\s+().-]/.test(q) || digits.length < MEMBER_SEARCH.minSigns) return undefined;
  const phones = [...new Set([digits, phoneDigits(q), digits.replace(/^8/, '7')])].map(containing);
  const isPhone = (column: SQL) => or(...phones.map((phone) => like(column, phone)));
  return or(
    sql`exists (select 1 from ${card} where ${card.memberId} = ${member.id} and ${like(card.cardNumber, containing(digits))})`,
    isPhone(sql`${member.phones}::text`),
    isPhone(sql`${member.verifiedPhone}`),
    isPhone(sql`${client.phone}`),
  );
}

async function summaryOf(db: Db, row: SummaryRow): Promise<MemberSummary> {
  const { physical, virtual } = selectCards(await cardsOf(db, row.id));
  const isPaid = and(eq(relative.memberId, row.id), eq(relative.status, 'paid'));
  const phone = row.verifiedPhone ?? row.phones[0] ?? row.clientPhone;
  return {
    reference: row.reference,
    name: row.clientName === '' ? row.fullName : row.clientName,
    email: row.email,
    cardNumber: (physical ?? virtual)?.cardNumber ?? null,
    phone: phone === null ? null : maskPhone(phone),
    level: friendshipOf(await db.$count(relative, isPaid)).level.name,
  };
}
