import { and, asc, eq, exists, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { logError } from '#server/config/log.ts';
import type { Receiver } from '#server/config/webhooks.ts';
import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { eventDelivery, outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { EVENT_MS, sendEvent, type SentEvent } from './send-event.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The pauses before each further sending, in ms; after the last one the delivery is a dead letter. */
export const PAUSES_MS = [
  5000,
  5 * MINUTE_MS,
  ...[0.5, 2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
/** Events that get their deliveries, and deliveries that are claimed, at a time. */
const BATCH = 50;
/** How long a claim outlasts the longest sending, in ms: a slow database takes time before and after it. */
const CLAIM_MARGIN_MS = 60_000;

interface Claimed {
  readonly delivery: typeof eventDelivery.$inferSelect;
  readonly event: SentEvent;
}

/**
 * Delivers what is due to each receiver (R11.5), each event of an entity after the one before it was delivered or
 * given up: of several processes one claims a delivery, by moving its next try beyond the longest sending.
 * @param receivers those of WEBHOOKS_FILE
 */
export function createEventDeliveries(
  db: Db,
  receivers: readonly Receiver[],
  isProduction: boolean,
) {
  const running = new Set<Promise<void>>();
  return {
    /** Claims what is due at a time, now by default, and begins to send it. */
    begin: async (now = new Date()): Promise<void> => {
      await queueEvents(db, receivers);
      for (const receiver of receivers) {
        for (const claimed of await claim(db, receiver, now)) {
          const sending = deliver(db, receiver, claimed, isProduction, now).finally(() =>
            running.delete(sending),
          );
          running.add(sending);
        }
      }
    },
    /** Resolves when the sendings in progress have ended. */
    ended: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}

/** Gives each new event its deliveries. */
async function queueEvents(db: Db, receivers: readonly Receiver[]): Promise<void> {
  await db.transaction(async (tx) => {
    const events = await tx
      .select({ id: outgoingEvent.id, type: outgoingEvent.type })
      .from(outgoingEvent)
      .where(not(outgoingEvent.isQueued))
      .orderBy(asc(outgoingEvent.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (events.length === 0) return;
    const deliveries = receivers.flatMap(({ name, events: wanted }) =>
      events
        .filter(({ type }) => wanted.includes(type))
        .map(({ id }) => ({ eventId: id, receiver: name })),
    );
    if (deliveries.length > 0)
      await tx.insert(eventDelivery).values(deliveries).onConflictDoNothing();
    const queued = events.map(({ id }) => id);
    await tx.update(outgoingEvent).set({ isQueued: true }).where(inArray(outgoingEvent.id, queued));
  });
}

const earlierEvent = alias(outgoingEvent, 'earlier_event');
const earlierDelivery = alias(eventDelivery, 'earlier_delivery');

/** An event of the same entity that this receiver has to get first. */
const earlierWaits = (db: Db) =>
  exists(
    db
      .select({ id: earlierEvent.id })
      .from(earlierEvent)
      .leftJoin(
        earlierDelivery,
        and(
          eq(earlierDelivery.eventId, earlierEvent.id),
          eq(earlierDelivery.receiver, eventDelivery.receiver),
        ),
      )
      .where(
        and(
          eq(earlierEvent.entity, outgoingEvent.entity),
          eq(earlierEvent.entityId, outgoingEvent.entityId),
          lt(earlierEvent.id, outgoingEvent.id),
          or(not(earlierEvent.isQueued), isNotNull(earlierDelivery.dueAt)),
        ),
      ),
  );

async function claim(db: Db, { name }: Receiver, now: Date): Promise<Claimed[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        delivery: eventDelivery,
        event: {
          messageId: outgoingEvent.messageId,
          type: outgoingEvent.type,
          at: outgoingEvent.at,
          data: outgoingEvent.data,
          member: member.reference,
        },
      })
      .from(eventDelivery)
      .innerJoin(outgoingEvent, eq(outgoingEvent.id, eventDelivery.eventId))
      .leftJoin(member, eq(member.id, outgoingEvent.memberId))
      .where(
        and(eq(eventDelivery.receiver, name), lte(eventDelivery.dueAt, now), not(earlierWaits(tx))),
      )
      .orderBy(asc(outgoingEvent.id))
      .limit(BATCH)
      .for('update', { of: eventDelivery, skipLocked: true });
    const ids = due.map(({ delivery }) => delivery.eventId);
    if (ids.length > 0)
      await tx
        .update(eventDelivery)
        .set({
          attempts: sql`${eventDelivery.attempts} + 1`,
          dueAt: new Date(now.getTime() + EVENT_MS + CLAIM_MARGIN_MS),
        })
        .where(and(eq(eventDelivery.receiver, name), inArray(eventDelivery.eventId, ids)));
    return due;
  });
}

/** Never rejects: if the outcome cannot be stored, the event is sent again after its claim. */
async function deliver(
  db: Db,
  receiver: Receiver,
  { delivery, event }: Claimed,
  isProduction: boolean,
  begunAt: Date,
): Promise<void> {
  const problem = await sendEvent(receiver, event, isProduction);
  const { eventId, attempts } = delivery;
  if (problem !== undefined)
    logError(
      `Event ${event.messageId} to ${receiver.name} failed at try ${attempts + 1}: ${problem}`,
    );
  const pause = PAUSES_MS[attempts];
  const isOne = and(eq(eventDelivery.eventId, eventId), eq(eventDelivery.receiver, receiver.name));
  await db
    .update(eventDelivery)
    .set(
      problem === undefined
        ? { deliveredAt: new Date(), dueAt: null, problem: null }
        : { dueAt: pause === undefined ? null : new Date(begunAt.getTime() + pause), problem },
    )
    .where(isOne)
    .catch((error: unknown) =>
      logError(`The outcome of event ${event.messageId} was not kept`, error),
    );
}

/** Sends the dead letters of all receivers again. @returns how many there are */
export async function reviveEvents(db: Db): Promise<number> {
  const revived = await db
    .update(eventDelivery)
    .set({ dueAt: new Date(), attempts: 0 })
    .where(sql`${eventDelivery.dueAt} is null and ${eventDelivery.deliveredAt} is null`)
    .returning({ id: eventDelivery.eventId });
  return revived.length;
}
