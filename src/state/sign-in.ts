import { login } from '#src/platform/auth/auth.ts';
import { wasSignedOut } from '#src/platform/stored-who.ts';

/**
 * Leaves for the sign-in page and comes back to the same screen. False when the provider is away: the
 * page stays (R4.11).
 */
export const signIn = (): Promise<boolean> => login({ fresh: wasSignedOut() });
