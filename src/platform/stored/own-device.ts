import { isInstalled } from '../install/display-mode.ts';
import { readStored, writeStored } from '../web-storage.ts';

const KEY = 'SF_OWN_DEVICE';

/** What the member chose for this device; null while they chose nothing. */
function ownDeviceChoice(): boolean | null {
  // A browser that stores nothing shows nothing after the session either.
  const stored = readStored('local', KEY, '0');
  return stored === null ? null : stored === '1';
}

/**
 * Whether the stored data stays readable after the session has ended (R4.8): the installed app is the
 * member's own device unless they chose otherwise; a browser tab only when they chose so.
 */
export const isOwnDevice = (): boolean => ownDeviceChoice() ?? isInstalled();

/** Stores what the member chose. A sign-out deletes it: the next member may be another one. */
export function storeOwnDevice(isOwn: boolean): void {
  // Without storage there is nothing to keep readable.
  writeStored('local', KEY, isOwn ? '1' : '0');
}
