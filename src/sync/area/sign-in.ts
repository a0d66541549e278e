import { openSignInPage } from '#src/platform/auth/sign-in-page.ts';
import { wasSignedOut } from '#src/platform/known-member.ts';

/**
 * Goes to the sign-in page, which comes back to the same screen. False when the provider cannot be
 * reached: the page stays (R4.11).
 */
export async function signIn(): Promise<boolean> {
  const locale = document.documentElement.lang;
  const leave = await openSignInPage({ fresh: wasSignedOut(), locale });
  await leave?.();
  return leave !== null;
}
