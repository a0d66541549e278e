import { and, asc, eq, getTableColumns, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { message } from '#server/database/schema/service/message.ts';
import { LONGEST_DELIVERY_MS, type Senders } from './senders.ts';

type Message = typeof message.$inferSelect;
type Channel = Message['channel'];

export interface Delivery {
  readonly senders: Senders;
  /** The sandbox shows codes; elsewhere a code is deleted after its delivery. */
  readonly keepsCodes: boolean;
}

const CHANNELS = ['email', 'sms', 'push'] as const;
/** How much of a channel is claimed at a time; a queue with so many deliveries in progress gets no more. */
const BATCH = 20;
/** How long a claim outlasts the longest delivery, in ms: a slow database takes time before and after it. */
const CLAIM_MARGIN_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
const MAX_ATTEMPTS = 8;
const MAX_AGE_MS = 86_400_000;

/**
 * The queue of a message. Queues never wait for each other: each push service has its own, and codes do not
 * wait for the other messages of their channel.
 */
const queueOf = sql<string>`case when ${message.channel} = 'push' then split_part(${message.to}, '/', 3)
  when ${message.code} is null then ${message.channel} else ${message.channel} || ' codes' end`;

/**
 * Delivers the messages that are due, each by one process: the process claims a message by moving the
 * time of its next try beyond the longest delivery, so a message that a crash interrupts is tried again then.
 * A queue goes on while some of its deliveries are slow.
 */
export function createDeliveries(db: Db, delivery: Delivery) {
  const channels = CHANNELS.filter((channel) => delivery.senders[channel]);
  const running = new Map<Promise<unknown>, string>();
  const start = (row: Message, queue: string, now: Date): void => {
    const sending = deliver(db, delivery, row, now).finally(() => running.delete(sending));
    running.set(sending, queue);
  };
  return {
    /** Claims what is due at a time, now by default, and begins to deliver it. */
    begin: async (now = new Date()): Promise<void> => {
      await giveUpOld(db, channels, now);
      const claimed = await db.transaction(async (tx) => {
        const rows = [];
        for (const channel of channels) {
          rows.push(...(await claim(tx, channel, busyQueues(running.values()), now)));
        }
        return rows;
      });
      for (const row of claimed) start(row, row.queue, now);
    },
    /** Resolves when the deliveries in progress have ended. */
    ended: async (): Promise<void> => {
      await Promise.all(running.keys());
    },
  };
}

/** The queues that have as many deliveries in progress as one may have. */
const busyQueues = (running: Iterable<string>): string[] =>
  [...Map.groupBy(running, (queue) => queue)]
    .filter(([, deliveries]) => deliveries.length >= BATCH)
    .map(([queue]) => queue);

/** A code in an old message has expired, so the message is not tried again. */
async function giveUpOld(db: Db, channels: readonly Channel[], now: Date): Promise<void> {
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

/** @param busy queues that get no more */
async function claim(tx: Db, channel: Channel, busy: readonly string[], now: Date) {
  const due = await tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(lte(message.dueAt, now), eq(message.channel, channel), notInArray(queueOf, [...busy])),
    )
    .orderBy(sql`${message.code} is null`, asc(message.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  return tx
    .update(message)
    .set({
      attempts: sql`${message.attempts} + 1`,
      dueAt: new Date(now.getTime() + LONGEST_DELIVERY_MS[channel] + CLAIM_MARGIN_MS),
    })
    .where(
      inArray(
        message.id,
        due.map(({ id }) => id),
      ),
    )
    .returning({ ...getTableColumns(message), queue: queueOf });
}

/** Never rejects: if the outcome cannot be stored, the message is tried again after its claim. */
async function deliver(db: Db, delivery: Delivery, row: Message, begunAt: Date): Promise<void> {
  const outcome = await trySending(delivery, row, begunAt);
  await db
    .update(message)
    .set(outcome)
    .where(eq(message.id, row.id))
    .catch((error: unknown) => logError(`The outcome of message ${row.id} was not kept`, error));
}

/** Sends a message. @returns what its row has to keep */
async function trySending(
  { senders, keepsCodes }: Delivery,
  row: Message,
  begunAt: Date,
): Promise<Partial<Message>> {
  const { id, channel, attempts, code, text } = row;
  try {
    await send(senders, row);
  } catch (error) {
    // The mail server's message may quote the address.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'refused';
    logError(`Message ${id} by ${channel} was not accepted at try ${attempts}: ${reason}`);
    const waitMs = FIRST_RETRY_MS * 2 ** (attempts - 1);
    return {
      dueAt: attempts < MAX_ATTEMPTS ? new Date(begunAt.getTime() + waitMs) : null,
    };
  }
  return {
    deliveredAt: new Date(),
    dueAt: null,
    ...(code !== null && !keepsCodes && { code: null, text: text.replaceAll(code, '***') }),
  };
}

async function send({ email, sms, push }: Senders, { to, channel, text }: Message): Promise<void> {
  if (channel === 'sms') return sms?.send({ to, text });
  if (channel === 'push') return push?.send({ to, text });
  const [subject = ''] = text.split('\n');
  return email?.send({ to, subject, text });
}
