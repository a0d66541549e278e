import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { lead, type LeadSource } from '#server/database/schema/programme/lead.ts';
import { addInvitation } from '#server/referrals/add-invitation.ts';
import type { LanderForm } from '#src/contract/programme/lander.ts';

export interface NewLead {
  readonly land: string;
  readonly form: LanderForm;
  readonly source: LeadSource;
}

/**
 * `accepted`: the lead is stored, now or by an earlier request; `repeated`: another lead with the friend's
 * phone or e-mail came within SPAM_WINDOW_MS; `key-used`: the key belongs to another friend's lead.
 */
export type LeadOutcome = 'accepted' | 'repeated' | 'key-used';

/** How long another lead with the same phone or e-mail counts as spam, in ms: what R8.3 says. */
export const SPAM_WINDOW_MS = 5 * 60_000;

/**
 * Stores a lead once for its merge-lead key and, when it names a member's card, invites the friend in the
 * same transaction (R7.3, R1.10).
 * @param memberId the holder of the card that the form names; null makes a lead without an invitation
 */
export function takeLead(
  db: Db,
  { land, form, source }: NewLead,
  memberId: number | null,
): Promise<LeadOutcome> {
  return db.transaction(async (tx): Promise<LeadOutcome> => {
    const { mergelead: mergeLead, name, interests } = form;
    const { phone = null, email = null, partner = null } = form;
    await lockNames(tx, [mergeLead, phone, email]);
    const [known] = await tx.select().from(lead).where(eq(lead.mergeLead, mergeLead));
    if (known) {
      const isSame = known.phone === phone && known.email === email && known.partner === partner;
      return isSame ? 'accepted' : 'key-used';
    }
    if (await isRepeated(tx, phone, email)) return 'repeated';
    const [added] = await tx
      .insert(lead)
      .values({ mergeLead, land, memberId, partner, name, phone, email, interests, source })
      .returning({ id: lead.id });
    if (added && memberId !== null) {
      await addInvitation(tx, { memberId, name, phone, email, interests, leadId: added.id });
    }
    return 'accepted';
  });
}

/** Locks the key, the phone and the e-mail; sorted, so that two leads cannot deadlock. */
async function lockNames(tx: Db, names: readonly (string | null)[]): Promise<void> {
  for (const name of names.filter((one) => one !== null).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${name}`}, 0))`);
  }
}

async function isRepeated(tx: Db, phone: string | null, email: string | null): Promise<boolean> {
  const sameFriend = or(
    phone === null ? undefined : eq(lead.phone, phone),
    email === null ? undefined : eq(lead.email, email),
  );
  const since = new Date(Date.now() - SPAM_WINDOW_MS);
  return (await tx.$count(lead, and(sameFriend, gt(lead.at, since)))) > 0;
}

/** The holder of the card that a form names; null without one, and for an unknown card. */
export async function memberOfCard(db: Db, cardNumber: string | undefined): Promise<number | null> {
  if (cardNumber === undefined) return null;
  const [found] = await db
    .select({ memberId: card.memberId })
    .from(card)
    .where(eq(card.cardNumber, cardNumber));
  return found?.memberId ?? null;
}
