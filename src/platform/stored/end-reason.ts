import { readStored, writeStored } from '../web-storage.ts';

const KEY = 'SF_ENDED';
const REASONS = ['idle', 'rejected', 'expired'] as const;

/**
 * Why a session ended: the app was hidden for 20 minutes (R4.8); the service rejected two tokens in a row
 * (R4.11); the provider ended it.
 */
export type EndReason = (typeof REASONS)[number];

/** Stores why this tab's session ended, for the page after the provider's sign-out. */
export function storeEndReason(reason: EndReason): void {
  // Without session storage the page after it does not say why.
  writeStored('session', KEY, reason);
}

/** Whether this page follows the end of this tab's session. */
export const hasEndReason = (): boolean => readStored('session', KEY) !== null;

/** The stored reason, once; null without one. */
export function takeEndReason(): EndReason | null {
  const stored = readStored('session', KEY);
  writeStored('session', KEY, null);
  return REASONS.find((reason) => reason === stored) ?? null;
}
