import type { Db } from '#server/database/db.ts';
import { outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';

type NewEvent = Pick<typeof outgoingEvent.$inferInsert, 'type' | 'entityId' | 'memberId'> & {
  /** Of the entity, and no more than a receiver needs to ask for it: nothing personal. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** Tells other systems what has happened (R11.5), in the transaction in which it happens. */
export async function recordEvent(
  tx: Db,
  { type, entityId, memberId, data = {} }: NewEvent,
): Promise<void> {
  const [entity = ''] = type.split('.');
  await tx.insert(outgoingEvent).values({ type, entity, entityId, memberId, data });
}
