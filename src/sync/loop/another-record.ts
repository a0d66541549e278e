import { reportError } from '#src/data/api/error-report.ts';
import { createClient } from '#src/data/api/member/client.ts';
import { deleteMeta } from '#src/data/db/store-meta.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { followEmailChange } from '../email-change/follow-change.ts';
import { repeatReplacement } from '../email-change/replacement.ts';
import { rememberChanges } from '../refresh/refresh-collections.ts';
import { completeInBackground, initialise } from './initialise.ts';

/** Everything of another record is fetched, and what the member had before goes. */
async function refreshEverything(): Promise<void> {
  await deleteMeta('allOrders');
  await rememberChanges();
  await initialise();
  await completeInBackground();
}

/** Runs a step that may move the record to the signed-in new address; then all data follows. */
async function followedByData(step: () => Promise<void>): Promise<void> {
  const hadMoved = emailChange.replacement === 'completed';
  await step();
  if (!hadMoved && emailChange.replacement === 'completed') {
    await refreshEverything().catch(reportError);
  }
}

/** Finds out at once what has become of the change. Rejects when the client's record cannot be fetched. */
export const checkEmailChange = (): Promise<void> => followedByData(followEmailChange);

/** Runs a failed replacement again on the member's request. */
export const retryReplacement = (): Promise<void> => followedByData(repeatReplacement);

/**
 * Creates a separate record for a person whose address another member has requested and not confirmed
 * (R4.16).
 * @throws {ServiceError} what the service refused, or no response: a repetition has the same id (R7.31)
 */
export async function startOwnRecord(requestId: string): Promise<void> {
  await createClient({}, requestId);
  await refreshEverything().catch(reportError);
}
