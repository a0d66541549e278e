import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { message } from '#server/database/schema/service/message.ts';

/** An e-mail to staff about something that a member may do as often as they like. */
export interface CollectedEmail {
  /** Names the e-mails that are collected: those of one kind about one member. */
  readonly digest: string;
  /** The whole e-mail about the event; in a collected one, its part. */
  readonly text: string;
  /** Stands above the parts of a collected e-mail; its first line is the subject. */
  readonly opening: string;
  /** Stands after the parts that are shown in full. */
  readonly closing: string;
  /** Names an event after the closing. */
  readonly brief: string;
}

/** Shortest time between two e-mails of a digest, in ms. */
const PAUSE_MS = 15 * 60_000;
/** How many events a collected e-mail shows in full. */
const MOST_IN_FULL = 20;

/**
 * Adds an e-mail to the outbox, in the caller's transaction, so that no member floods a mailbox: the first
 * leaves at once, and what follows within a quarter of an hour is collected in one. The caller's lock lets one
 * transaction at a time add to a digest.
 * @param to an e-mail address
 */
export async function sendCollected(tx: Db, to: string, email: CollectedEmail): Promise<void> {
  const { digest, text, opening, closing, brief } = email;
  const now = new Date();
  const [last] = await tx
    .select()
    .from(message)
    .where(and(eq(message.digest, digest), eq(message.to, to)))
    .orderBy(desc(message.id))
    .limit(1);
  if (last?.dueAt && last.dueAt > now && last.attempts === 0) {
    const addition = sql`case when ${message.events} < ${MOST_IN_FULL} then ${`\n\n${text}`}::text
      when ${message.events} = ${MOST_IN_FULL} then ${`\n\n${closing} ${brief}`}::text
      else ${`, ${brief}`}::text end`;
    const added = await tx
      .update(message)
      .set({ text: sql`${message.text} || ${addition}`, events: sql`${message.events} + 1` })
      // Meanwhile a process may have begun to deliver it.
      .where(and(eq(message.id, last.id), eq(message.attempts, 0)))
      .returning({ id: message.id });
    if (added.length > 0) return;
  }
  const leftAt = last && (last.deliveredAt ?? last.dueAt ?? last.at);
  const dueAt = new Date(leftAt ? leftAt.getTime() + PAUSE_MS : 0);
  const isCollecting = dueAt > now;
  await tx.insert(message).values({
    to,
    channel: 'email',
    digest,
    text: isCollecting ? `${opening}\n\n${text}` : text,
    dueAt: isCollecting ? dueAt : now,
  });
}
