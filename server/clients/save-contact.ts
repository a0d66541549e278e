import { and, eq, ne, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { saveRow } from '#server/database/save-row.ts';
import { client } from '#server/database/schema/member/client.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict, invalid, RefusedError } from '#server/http/errors/refused-error.ts';
import { ensureMember, findMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { dealBody, memberBody } from '#src/contract/acts/members.ts';

export type MemberFields = InferOutput<typeof memberBody>;
export type DealFields = InferOutput<typeof dealBody>;

/**
 * The member whom the institution names by an e-mail; undefined without one. Throws 409 for one that a member has left
 * (R4.15): it may be another person's by now, or name the same person twice.
 */
export async function memberIdByEmail(tx: Db, email: string): Promise<number | undefined> {
  const current = await findMember(tx, email);
  if (current) return current.id;
  const [left] = await tx
    .select({ id: client.memberId })
    .from(client)
    .where(sql`${client.oldEmails} @> ${JSON.stringify([email])}::jsonb`);
  if (left)
    throw new RefusedError({ status: 409, code: 'CONFLICT', text: 'EMAIL_LEFT', field: 'email' });
  return undefined;
}

/**
 * Adds a member with a contact, or changes the given one's, but for the e-mail, which only the member changes. Throws
 * 400 for an unknown manager.
 * @returns the member's id
 */
export async function saveContact(
  tx: Db,
  id: number | undefined,
  { email, fullName, phones, projects, bitrixId, manager: managerId }: MemberFields,
): Promise<number> {
  // The person may sign in for the first time at this moment.
  const known = id ?? (await ensureMember(tx, { email, firstName: '', lastName: fullName }));
  const saved = await saveRow(tx, member, known, {
    fullName,
    phones,
    partnerId: projects[0] ?? null,
    partners: projects,
    bitrixId,
    managerId: typeof managerId === 'string' ? await managerIdOf(tx, managerId) : managerId,
    hasContact: true,
  });
  if (saved.isChanged) {
    const { id: memberId } = saved;
    await recordEvent(tx, { type: 'member.updated', entityId: String(memberId), memberId });
    await recordChange(tx, memberId, 'contacts');
  }
  return saved.id;
}

async function managerIdOf(tx: Db, externalId: string): Promise<number> {
  const [found] = await tx
    .select({ id: manager.id })
    .from(manager)
    .where(eq(manager.externalId, externalId));
  if (!found) throw invalid('manager', 'NO_SUCH_MANAGER');
  return found.id;
}

/**
 * Adds a deal of a member, or changes the given one. Throws 400 for an unknown member, 409 CONFLICT for a deal of
 * another one.
 * @returns the deal's id
 */
export async function saveDeal(
  tx: Db,
  id: number | undefined,
  { externalId, member: email, project, docNum, stage }: DealFields,
): Promise<number> {
  const memberId = await memberIdByEmail(tx, email);
  if (memberId === undefined) throw invalid('member', 'NO_SUCH_MEMBER');
  const isForeign = and(eq(deal.id, id ?? 0), ne(deal.memberId, memberId));
  if ((await tx.$count(deal, isForeign)) > 0) throw conflict('CONFLICT');
  const values = {
    externalId,
    memberId,
    partnerId: project,
    docNum,
    stageId: stage,
  };
  const saved = await saveRow(tx, deal, id, values);
  if (saved.isChanged) await recordChange(tx, memberId, 'contacts');
  return saved.id;
}
