import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** The addresses of a friend in an invitation. */
export interface InvitedFriend {
  /** Normalised (R5.2). */
  readonly phone: string | null;
  /** Lower case. */
  readonly email: string | null;
}

const CONSULTED: LocalText = {
  ru: 'Друг уже обращался в приёмную комиссию или учился у нас',
  uz: 'Doʻstingiz qabul komissiyasiga murojaat qilgan yoki bizda oʻqigan',
};
const INVITED_BY_ANOTHER: LocalText = {
  ru: 'Друга уже пригласил другой участник',
  uz: 'Doʻstingizni boshqa ishtirokchi taklif qilgan',
};
const INVITED_ALREADY: LocalText = {
  ru: 'Этот друг уже есть среди твоих приглашений',
  uz: 'Siz bu doʻstingizni allaqachon taklif qilgansiz',
};

/** Why a friend cannot be invited by the member (R1.10); null when they can. */
export async function declineReasonOf(
  tx: Db,
  memberId: number,
  friend: InvitedFriend,
): Promise<LocalText | null> {
  if (friend.phone === null && friend.email === null) return null;
  if ((await isMember(tx, friend)) || (await isClient(tx, friend))) return CONSULTED;
  const earlier = await tx
    .select({ memberId: relative.memberId, status: relative.status })
    .from(relative)
    .where(and(isFriend(friend, relative.phone, relative.email), ne(relative.status, 'declined')));
  if (earlier.length === 0) return null;
  if (earlier.some((one) => one.status === 'rejected')) return CONSULTED;
  return earlier.some((one) => one.memberId === memberId) ? INVITED_ALREADY : INVITED_BY_ANOTHER;
}

async function isMember(tx: Db, friend: InvitedFriend): Promise<boolean> {
  const known = or(
    isFriend(friend, member.verifiedPhone, member.email),
    has(member.phones, friend.phone),
  );
  return (await tx.$count(member, known)) > 0;
}

async function isClient(tx: Db, friend: InvitedFriend): Promise<boolean> {
  const known = or(
    isFriend(friend, client.phone, client.email),
    has(client.oldPhones, friend.phone),
    has(client.oldEmails, friend.email),
  );
  return (await tx.$count(client, known)) > 0;
}

const isFriend = (
  { phone, email }: InvitedFriend,
  phoneColumn: AnyPgColumn,
  emailColumn: AnyPgColumn,
): SQL | undefined =>
  or(
    phone === null ? undefined : eq(phoneColumn, phone),
    email === null ? undefined : eq(emailColumn, email),
  );

/** Whether a list of texts in a JSON column holds the text. */
const has = (column: AnyPgColumn, text: string | null): SQL | undefined =>
  text === null ? undefined : sql`${column} @> ${JSON.stringify([text])}::jsonb`;
