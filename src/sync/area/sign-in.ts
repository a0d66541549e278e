import { login } from '#src/platform/auth/auth.ts';
import { wasSignedOut } from '#src/platform/known-member.ts';

/**
 * Goes to the sign-in page, which comes back to the same screen. False when the provider cannot be
 * reached: the page stays (R4.11).
 */
export const signIn = (): Promise<boolean> => login({ fresh: wasSignedOut() });
