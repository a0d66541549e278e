import type { Db } from '#server/database/db.ts';
import { message } from '#server/database/schema/service/message.ts';
import { composeMessage, type MessageEvent } from './compose-message.ts';

/**
 * Adds the message about an event to the outbox, in the caller's transaction: a message that is rolled
 * back is never sent, a committed one is delivered once, by deliver-messages.ts.
 * @param to an e-mail address, or a phone with its plus
 */
export async function sendMessage(tx: Db, to: string, event: MessageEvent): Promise<void> {
  await tx.insert(message).values({ to, ...composeMessage(event) });
}
