const WHO_KEY = 'SF_WHO';
const SIGNED_OUT_KEY = 'SF_SIGNED_OUT';

/** The record of who used this device last, or null (design §4). The caller checks its shape. */
export function readWho(): unknown {
  try {
    return JSON.parse(localStorage.getItem(WHO_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the device no longer holds a person's area: they signed out, or somebody else signed in. */
export function isGone(sub: string): boolean {
  const who = readWho();
  const isAnother = typeof who === 'object' && who !== null && 'sub' in who && who.sub !== sub;
  return isAnother || wasSignedOut();
}

/** Keeps who is signed in for the next start; without storage the next start asks the provider. */
export function storeWho(who: object): void {
  try {
    localStorage.setItem(WHO_KEY, JSON.stringify(who));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // A browser that stores nothing still works online.
  }
}

/**
 * Remembers that the person signed out: the provider's session may live on where it could not be told,
 * so the next sign-in must ask for the password (R9.8).
 */
export function markSignedOut(): void {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, '1');
  } catch {
    // Nothing is stored, so nothing of the person is left either.
  }
}

/** Whether nobody has signed in since the last sign-out on this device. */
export function wasSignedOut(): boolean {
  try {
    return localStorage.getItem(SIGNED_OUT_KEY) !== null;
  } catch {
    return false;
  }
}
