import { readStored, writeStored } from '../web-storage.ts';
import { isCallback } from './sign-in-callback.ts';

const KEY = 'SF_RETURN';
const HOLD_KEY = 'SF_SIGN_IN_HELD_AT';
/** How long a held tab does not go to the sign-in page by itself, in ms. */
const HOLD_MS = 15_000;

/** Evaluated at load: keycloak-js removes the provider's response from the address. */
let isReturn = isCallback();

/**
 * Stores the address before the sign-in page, which returns to one fixed address; with its fragment, which
 * opens a question or a section, unless that holds the provider's response.
 */
export function rememberPath(): void {
  const { pathname, search, hash } = location;
  // Without session storage the sign-in returns to the start.
  writeStored('session', KEY, pathname + search + (isCallback() ? '' : hash));
}

/** Restores the stored address before the router reads it. */
export function restorePath(): void {
  // Without session storage the start is shown.
  const path = readStored('session', KEY);
  writeStored('session', KEY, null);
  if (path?.startsWith('/my/')) history.replaceState(null, '', path);
}

/** Keeps this tab from going to the sign-in page by itself for a moment. */
export function holdSignIn(): void {
  // Without session storage it goes there by itself.
  writeStored('session', HOLD_KEY, String(Date.now()));
}

const isHeld = (): boolean => Date.now() - Number(readStored('session', HOLD_KEY) ?? 0) < HOLD_MS;

/**
 * Whether this tab may not go to the sign-in page by itself: it has just come back from there without a
 * session (going again would be a loop), or it is held.
 */
export const mustNotSignIn = (): boolean => isReturn || isHeld();

/** A session exists: when it ends, this tab may go to the sign-in page again. */
export function forgetSignInAttempt(): void {
  isReturn = false;
  writeStored('session', HOLD_KEY, null);
}
