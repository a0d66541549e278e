import { reportError } from '#src/data/api/error-report.ts';
import {
  cancelEmailChange as cancel,
  requestEmailChange as request,
  resendEmailCode as resend,
  verifyEmailCode as verify,
} from '#src/data/api/member/email-confirmation.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { deleteFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { followEmailChange } from './follow-change.ts';
import { loadOwnClient } from './own-client.ts';
import { rememberTypedCode } from './replacement.ts';

async function requireClient(): Promise<BusClient> {
  const own = await loadOwnClient();
  if (own) return own.client;
  throw new ServiceError({ category: 'forbidden', call: 'e-mail change' });
}

/** Stores what a response says at once; the refresh that follows may fail or take its time. */
async function storeProgress(
  changes: Partial<BusClient>,
  attempt: EmailConfirmation | null,
): Promise<void> {
  const client = { ...(await requireClient()), ...changes };
  await writeTables(['meta'], async (db) => {
    const at = Date.now();
    await storeMeta('client', client, at);
    const { change_client_email: address } = client;
    const known = (await loadMeta(db, 'emailChange'))?.value;
    const ticketIds = known?.ticketIds ?? [];
    if (attempt === null) await db.meta.delete('emailChange');
    else await storeMeta('emailChange', { address, attempt, ticketIds }, at);
  });
}

/** A wrong code uses up an attempt, whether or not the refresh arrives. */
async function storeAttemptsLeft(error: unknown): Promise<void> {
  const left = error instanceof ServiceError ? error.details['attemptsLeft'] : undefined;
  const known = (await loadMeta(database(), 'emailChange'))?.value;
  if (left === undefined || !known) return;
  const current_attempts = Math.max(0, known.attempt.total_attempts - left);
  await storeProgress({}, { ...known.attempt, current_attempts });
}

/** The effect is there; a refresh that fails is reported and comes with the next round. */
const follow = (): Promise<void> => followEmailChange().catch(reportError);

/**
 * Runs a write. After a refusal the state is refreshed, because it may differ from the one on the screen.
 * @throws {ServiceError} what the service refused, or no response: the outcome is unknown
 */
async function write(work: (client: BusClient) => Promise<void>): Promise<void> {
  try {
    await work(await requireClient());
  } catch (error) {
    if (!lacksResponse(error)) {
      await storeAttemptsLeft(error);
      await follow();
    }
    throw error;
  }
  await follow();
}

/**
 * Requests the change to an address (R7.20); the service sends a code to it.
 * @param requestId the same on a repetition (R7.31)
 */
export const startEmailChange = (address: string, requestId: string): Promise<void> =>
  write(async ({ id }) => {
    const attempt = await request(id, address, requestId);
    await storeProgress({ change_client_email: address, is_change_email: true }, attempt);
    // The request may be repeated after its form has left the screen; the next one is another change.
    await deleteFormDraft('email-change');
  });

/** Has another code sent (R7.22). */
export const resendEmailCode = (requestId: string): Promise<void> =>
  write(async ({ id }) => storeProgress({}, await resend(id, requestId)));

/** Cancels the change (R7.23); the client is fetched again. */
export const cancelEmailChange = (requestId: string): Promise<void> =>
  write(async ({ id }) => {
    await cancel(id, requestId);
    await storeProgress(
      { change_client_email: null, is_client_email_confirmed: false, is_change_email: false },
      null,
    );
  });

/** Checks the code of the new address (R7.21); the client is fetched again. */
export const confirmEmailChange = (code: number, requestId: string): Promise<void> =>
  write(async ({ id, change_client_email: address }) => {
    if (address === null) return;
    const attempt = await verify(id, address, code, requestId);
    rememberTypedCode(address, code);
    await storeProgress({ is_client_email_confirmed: attempt.is_client_email_confirmed }, attempt);
  });
