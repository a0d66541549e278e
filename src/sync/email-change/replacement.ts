import { reportError } from '#src/data/api/error-report.ts';
import { replaceEmail } from '#src/data/api/member/client.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { clientRelation, needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { lacksResponse } from '#src/domain/service-error.ts';
import { withLock } from '#src/platform/page/locks.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { refreshCards } from '../refresh/cards.ts';
import { refreshClient } from '../refresh/client.ts';
import { loadOwnClient } from './own-client.ts';
import { refreshEmailAttempt } from './refresh-attempt.ts';

/** Key of a replacement without a response: it is repeated under it (R7.31). */
let requestId: string | null = null;

/** The confirmed code, in memory only (R4.16): a page of another session or device does not have it. */
let typed: { readonly email: string; readonly code: number } | null = null;

/** Keeps the code that confirmed an address for the replacement (R7.24). */
export function rememberTypedCode(email: string, code: number): void {
  typed = { email, code };
}

function end(replacement: 'idle' | 'completed' | 'failed'): void {
  requestId = null;
  emailChange.replacement = replacement;
}

/** Replaces the address unless another tab did so while this one waited; true when this tab did. */
const replaceOnce = (key: string): Promise<boolean> =>
  withLock('email-replacement', async () => {
    const own = await loadOwnClient();
    if (!own || !needsReplacement(own.client, own.email)) return false;
    await replaceEmail(own.email, typed?.email === own.email ? typed.code : undefined, key);
    await writeTables(['meta'], (db) => db.meta.delete('allOrders'));
    await refreshClient();
    await refreshCards();
    await refreshEmailAttempt();
    return true;
  });

async function replace(): Promise<void> {
  emailChange.replacement = 'running';
  requestId ??= crypto.randomUUID();
  try {
    end((await replaceOnce(requestId)) ? 'completed' : 'idle');
  } catch (error) {
    // The outcome is unknown: the next round finds out, or repeats the request.
    if (lacksResponse(error)) return;
    reportError(error);
    end('failed');
  }
}

/** Whether the support has approved the confirmed change, by the service's last response. */
async function isApproved(): Promise<boolean> {
  try {
    await refreshEmailAttempt();
  } catch (error) {
    reportError(error);
  }
  const known = (await loadMeta(database(), 'emailChange'))?.value;
  return known?.attempt.is_approved ?? false;
}

/**
 * Moves the record to the signed-in new address when it is the confirmed one and the support has approved it
 * (R4.16, R7.24), once across tabs. Never throws: the state has the outcome. After a failure the member
 * decides about another try.
 */
export async function replaceWhenNeeded(): Promise<void> {
  const own = await loadOwnClient();
  const { replacement } = emailChange;
  if (!own || replacement === 'failed') return;
  if (needsReplacement(own.client, own.email)) {
    if (await isApproved()) await replace();
    return;
  }
  // The response was lost and the record is at its new address.
  const hasMoved = clientRelation(own.client, own.email) === 'current' && requestId !== null;
  if (replacement === 'running') end(hasMoved ? 'completed' : 'idle');
}

/** Tries again after a failure, by a request of its own: the refused one keeps its response. */
export async function repeatReplacement(): Promise<void> {
  if (emailChange.replacement === 'failed') emailChange.replacement = 'idle';
  await replaceWhenNeeded();
}
