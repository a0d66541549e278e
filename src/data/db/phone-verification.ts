import {
  nextVerification,
  type PhoneVerification,
  type VerificationEvent,
} from '#src/domain/member/phone-verification.ts';
import { database } from './area/database.ts';
import { writeTables } from './area/write-tables.ts';

/** Among the form drafts: it is wiped and moved with them. */
const KEY = 'verify-phone';

/** The phone that waits for its code; null without one. */
export async function loadPhoneVerification(): Promise<PhoneVerification | null> {
  const row = await database().formDrafts.get(KEY);
  return (row?.values ?? null) as unknown as PhoneVerification | null;
}

/** Stores a verification in the place of an earlier one. */
export async function storePhoneVerification(verification: PhoneVerification): Promise<void> {
  const values = { ...verification };
  await writeTables(['formDrafts'], (db) =>
    db.formDrafts.put({ key: KEY, values, updatedAt: Date.now() }),
  );
}

/** Stores the verification as it is after an event; null when it is no longer on the device. */
export function storeVerificationEvent(
  event: VerificationEvent,
): Promise<PhoneVerification | null> {
  return writeTables(['formDrafts'], async () => {
    const known = await loadPhoneVerification();
    if (!known) return null;
    const next = nextVerification(known, event);
    await storePhoneVerification(next);
    return next;
  });
}

/** Deletes a verification whose outcome the member has seen. Never rejects. */
export async function forgetPhoneVerification(): Promise<void> {
  await writeTables(['formDrafts'], (db) => db.formDrafts.delete(KEY)).catch(() => undefined);
}
