import { readStored, readStoredJson, writeStored } from '../web-storage.ts';

const MEMBER_KEY = 'SF_WHO';
const SIGNED_OUT_KEY = 'SF_SIGNED_OUT';

/** The stored record of the member who used this device last, or null. The caller checks its shape. */
export const loadKnownMember = (): unknown => readStoredJson('local', MEMBER_KEY);

/** The subject of the member who used this device last, or null. */
export function knownSub(): string | null {
  const { sub } = (loadKnownMember() ?? {}) as { readonly sub?: unknown };
  return typeof sub === 'string' ? sub : null;
}

/** Whether this device no longer holds a member's area: they signed out, or another member signed in. */
export function hasMemberLeft(sub: string): boolean {
  return (knownSub() ?? sub) !== sub || wasSignedOut();
}

/** A member has signed in without becoming the one whom this device knows: staff in owner view. */
export function forgetSignOut(): void {
  writeStored('local', SIGNED_OUT_KEY, null);
}

/** Stores the member for the next start; without storage the next start needs the provider. */
export function storeKnownMember(member: object): void {
  // A browser that stores nothing still works online.
  if (writeStored('local', MEMBER_KEY, JSON.stringify(member))) forgetSignOut();
}

/**
 * Records the sign-out: if the provider could not be reached, its session goes on, so the next sign-in
 * must require the password (R9.8).
 */
export function markSignedOut(): void {
  // Where nothing can be stored, nothing of the member is left either.
  writeStored('local', SIGNED_OUT_KEY, '1');
}

/** Whether the last member signed out and no member has signed in since. */
export const wasSignedOut = (): boolean => readStored('local', SIGNED_OUT_KEY) !== null;
