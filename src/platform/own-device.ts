import { isInstalled } from './display-mode.ts';

const KEY = 'SF_OWN_DEVICE';

/** What the member chose for this device; null while they chose nothing. */
function ownDeviceChoice(): boolean | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? null : stored === '1';
  } catch {
    // A browser that stores nothing shows nothing after the session either.
    return false;
  }
}

/**
 * Whether the stored data stays readable after the session has ended (R4.8): the installed app is the
 * member's own device unless they chose otherwise; a browser tab only when they chose so.
 */
export const isOwnDevice = (): boolean => ownDeviceChoice() ?? isInstalled();

/** Stores what the member chose. A sign-out deletes it: the next member may be another one. */
export function storeOwnDevice(isOwn: boolean): void {
  try {
    localStorage.setItem(KEY, isOwn ? '1' : '0');
  } catch {
    // Without storage there is nothing to keep readable.
  }
}
