const KEY = 'SF_ENDED';
const REASONS = ['idle', 'rejected', 'expired'] as const;

/**
 * Why a session ended: the app was hidden for 20 minutes (R4.8); the service rejected two tokens in a row
 * (R4.11); the provider ended it.
 */
export type EndReason = (typeof REASONS)[number];

/** Stores why this tab's session ended, for the page after the provider's sign-out. */
export function storeEndReason(reason: EndReason): void {
  try {
    sessionStorage.setItem(KEY, reason);
  } catch {
    // Without session storage the page after it does not say why.
  }
}

/** Whether this page follows the end of this tab's session. */
export function hasEndReason(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The stored reason, once; null without one. */
export function takeEndReason(): EndReason | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return REASONS.find((reason) => reason === stored) ?? null;
  } catch {
    return null;
  }
}
