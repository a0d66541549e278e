import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { message } from '#server/database/schema/message.ts';
import type { Senders } from './senders.ts';

type Message = typeof message.$inferSelect;

export interface Delivery {
  readonly senders: Senders;
  /** The sandbox shows codes; elsewhere a code is deleted after its delivery. */
  readonly keepsCodes: boolean;
}

const BATCH = 20;
const FIRST_RETRY_MS = 30_000;
const MAX_ATTEMPTS = 8;
const MAX_AGE_MS = 86_400_000;

/**
 * Delivers the messages that are due, each by one process: the process claims a message by moving the
 * time of its next try ahead, so a message that a crash interrupts is tried again then.
 * @returns how many messages it claimed
 */
export async function deliverMessages(db: Db, delivery: Delivery, now = new Date()) {
  const channels = (['email', 'sms', 'push'] as const).filter(
    (channel) => delivery.senders[channel],
  );
  if (channels.length === 0) return 0;
  await giveUpOld(db, channels, now);
  const claimed = await claim(db, channels, now);
  await Promise.all(claimed.map((row) => deliver(db, delivery, row)));
  return claimed.length;
}

/** A code in an old message has expired, so the message is not tried again. */
async function giveUpOld(db: Db, channels: Message['channel'][], now: Date): Promise<void> {
  await db
    .update(message)
    .set({ dueAt: null })
    .where(
      and(
        lte(message.dueAt, now),
        inArray(message.channel, channels),
        lte(message.at, new Date(now.getTime() - MAX_AGE_MS)),
      ),
    );
}

function claim(db: Db, channels: Message['channel'][], now: Date): Promise<Message[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: message.id })
      .from(message)
      .where(and(lte(message.dueAt, now), inArray(message.channel, channels)))
      .orderBy(asc(message.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const wait = sql`${FIRST_RETRY_MS} * power(2, ${message.attempts}) * interval '1 millisecond'`;
    return tx
      .update(message)
      .set({
        attempts: sql`${message.attempts} + 1`,
        dueAt: sql`case when ${message.attempts} + 1 >= ${MAX_ATTEMPTS} then null
          else ${now.toISOString()}::timestamptz + ${wait} end`,
      })
      .where(
        inArray(
          message.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

async function deliver(db: Db, { senders, keepsCodes }: Delivery, row: Message): Promise<void> {
  try {
    await send(senders, row);
  } catch (error) {
    // The mail server's message may quote the address.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'refused';
    logError(
      `Message ${row.id} by ${row.channel} was not accepted at try ${row.attempts}: ${reason}`,
    );
    return;
  }
  const { code } = row;
  await db
    .update(message)
    .set({
      deliveredAt: new Date(),
      dueAt: null,
      ...(code !== null && !keepsCodes && { code: null, text: row.text.replaceAll(code, '***') }),
    })
    .where(eq(message.id, row.id));
}

async function send({ email, sms, push }: Senders, { to, channel, text }: Message): Promise<void> {
  if (channel === 'sms') return sms?.send({ to, text });
  if (channel === 'push') return push?.send({ to, text });
  const [subject = ''] = text.split('\n');
  return email?.send({ to, subject, text });
}
