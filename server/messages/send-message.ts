import type { Db } from '../store/db.ts';
import { message } from '../store/schema/message.ts';

export interface NewMessage {
  /** An e-mail address, or a phone with its plus. */
  readonly to: string;
  readonly channel: 'email' | 'sms';
  /** The code that the text holds, to be wiped once it was delivered; null without one. */
  readonly code: string | null;
  /** Plain text; the first line of a letter is its subject. */
  readonly text: string;
}

/**
 * Puts a message into the outbox, in the caller's transaction: what is rolled back is never sent,
 * what is committed is delivered by deliver-messages.ts, by one process.
 */
export async function sendMessage(tx: Db, { to, channel, code, text }: NewMessage): Promise<void> {
  await tx.insert(message).values({ to, channel, code, text });
}
