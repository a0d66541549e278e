const KEY = 'SF_SESSION_UNTIL';

/**
 * Stores until when the provider can renew the session, in ms of this device's clock: a start after that
 * knows without a network that the session has ended (R4.8). Null: the provider named no limit.
 */
export function storeSessionLimit(until: number | null): void {
  try {
    if (until === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(until));
  } catch {
    // Without storage there is no stored area to hide.
  }
}

/** Whether the last session may go on. Without a stored limit it may. */
export function mayHaveSession(): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? Infinity) > Date.now();
  } catch {
    return true;
  }
}
