const MEMBER_KEY = 'SF_WHO';
const SIGNED_OUT_KEY = 'SF_SIGNED_OUT';

/** The stored record of the member who used this device last, or null. The caller checks its shape. */
export function loadKnownMember(): unknown {
  try {
    return JSON.parse(localStorage.getItem(MEMBER_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The subject of the member who used this device last, or null. */
export function knownSub(): string | null {
  const { sub } = (loadKnownMember() ?? {}) as { readonly sub?: unknown };
  return typeof sub === 'string' ? sub : null;
}

/** Whether this device no longer holds a member's area: they signed out, or another member signed in. */
export function hasMemberLeft(sub: string): boolean {
  return (knownSub() ?? sub) !== sub || wasSignedOut();
}

/** Stores the member for the next start; without storage the next start needs the provider. */
export function storeKnownMember(member: object): void {
  try {
    localStorage.setItem(MEMBER_KEY, JSON.stringify(member));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // A browser that stores nothing still works online.
  }
}

/** A member has signed in without becoming the one whom this device knows: staff in owner view. */
export function forgetSignOut(): void {
  try {
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Records the sign-out: if the provider could not be reached, its session goes on, so the next sign-in
 * must require the password (R9.8).
 */
export function markSignedOut(): void {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, '1');
  } catch {
    // Nothing can be stored, so nothing of the member is left either.
  }
}

/** Whether the last member signed out and no member has signed in since. */
export function wasSignedOut(): boolean {
  try {
    return localStorage.getItem(SIGNED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}
