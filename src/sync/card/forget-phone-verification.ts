import { deletePhoneVerification } from '#src/data/db/phone-verification.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';

/** Deletes a verification whose outcome the member has seen. It needs no network and never rejects. */
export const forgetPhoneVerification = (): Promise<void> =>
  withMemoryFallback(deletePhoneVerification).catch(() => undefined);
