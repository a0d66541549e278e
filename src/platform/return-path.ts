import { isCallback } from './sign-in-callback.ts';

const KEY = 'SF_RETURN';
const HOLD_KEY = 'SF_SIGN_IN_HELD_AT';
/** How long a held tab stays where it is, in ms. */
const HOLD_MS = 15_000;

/** Looked up at once: keycloak-js takes the provider's answer out of the address. */
let isReturn = isCallback();

/** Remembers where the person was before the sign-in page, which returns to one fixed address. */
export function rememberPath(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Without session storage the person comes back to the start.
  }
}

/** Puts the remembered address back into the bar, before the router reads it. */
export function restorePath(): void {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (path?.startsWith('/my/')) history.replaceState(null, '', path);
  } catch {
    // The start is as good.
  }
}

/** Keeps this tab from going to the sign-in page by itself for a moment. */
export function holdSignIn(): void {
  try {
    sessionStorage.setItem(HOLD_KEY, String(Date.now()));
  } catch {
    // Then it goes there by itself.
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
 * session, so that going again would be a loop, or it is held.
 */
export const mustNotSignIn = (): boolean => isReturn || isHeld();

/** A session is there: when it ends, the sign-in page may be gone to again. */
export function forgetSignInAttempt(): void {
  isReturn = false;
  try {
    sessionStorage.removeItem(HOLD_KEY);
  } catch {
    // Nothing was remembered.
  }
}
