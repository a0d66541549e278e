import { isCallback } from './sign-in-callback.ts';

const KEY = 'SF_RETURN';
const HOLD_KEY = 'SF_SIGN_IN_HELD_AT';
/** How long a held tab does not go to the sign-in page by itself, in ms. */
const HOLD_MS = 15_000;

/** Evaluated at load: keycloak-js removes the provider's response from the address. */
let isReturn = isCallback();

/**
 * Stores the address before the sign-in page, which returns to one fixed address; with its fragment, which opens a
 * question or a section, unless that holds the provider's response.
 */
export function rememberPath(): void {
  const { pathname, search, hash } = location;
  try {
    sessionStorage.setItem(KEY, pathname + search + (isCallback() ? '' : hash));
  } catch {
    // Without session storage the sign-in returns to the start.
  }
}

/** Restores the stored address before the router reads it. */
export function restorePath(): void {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (path?.startsWith('/my/')) history.replaceState(null, '', path);
  } catch {
    // Without session storage the start is shown.
  }
}

/** Keeps this tab from going to the sign-in page by itself for a moment. */
export function holdSignIn(): void {
  try {
    sessionStorage.setItem(HOLD_KEY, String(Date.now()));
  } catch {
    // Without session storage it goes there by itself.
  }
}

function isHeld(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(HOLD_KEY) ?? 0) < HOLD_MS;
  } catch {
    return false;
  }
}

/**
 * Whether this tab may not go to the sign-in page by itself: it has just come back from there without a
 * session (going again would be a loop), or it is held.
 */
export const mustNotSignIn = (): boolean => isReturn || isHeld();

/** A session exists: when it ends, this tab may go to the sign-in page again. */
export function forgetSignInAttempt(): void {
  isReturn = false;
  try {
    sessionStorage.removeItem(HOLD_KEY);
  } catch {
    // Nothing was stored.
  }
}
