import { readStored, writeStored } from '../web-storage.ts';

const KEY = 'SF_SESSION_UNTIL';

/**
 * Stores until when the provider can renew the session, in ms of this device's clock: a start after that
 * knows without a network that the session has ended (R4.8). Null: the provider named no limit.
 */
export function storeSessionLimit(until: number | null): void {
  // Without storage there is no stored area to hide.
  writeStored('local', KEY, until === null ? null : String(until));
}

/** Whether the last session may go on. Without a stored limit it may. */
export const mayHaveSession = (): boolean =>
  Number(readStored('local', KEY) ?? Infinity) > Date.now();
