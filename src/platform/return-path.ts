const KEY = 'SF_RETURN';
const ATTEMPT_KEY = 'SF_SIGN_IN_AT';
/** Coming back anonymous sooner than this means that the sign-in page cannot help by itself, in ms. */
const LOOP_MS = 15_000;

/** Remembers where the person was before the sign-in page, which returns to one fixed address. */
export function rememberPath(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Without session storage the person comes back to the start.
  }
  holdSignIn();
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
    sessionStorage.setItem(ATTEMPT_KEY, String(Date.now()));
  } catch {
    // Then it goes there by itself.
  }
}

/** Whether this tab was at the sign-in page just now: going there again would be a loop. */
export function cameFromSignIn(): boolean {
  try {
    const at = Number(sessionStorage.getItem(ATTEMPT_KEY) ?? 0);
    return Date.now() - at < LOOP_MS;
  } catch {
    return false;
  }
}

export function forgetSignInAttempt(): void {
  try {
    sessionStorage.removeItem(ATTEMPT_KEY);
  } catch {
    // Nothing was remembered.
  }
}
