import { openSignInPage } from '#src/platform/auth/sign-in-page.ts';
import { wasSignedOut } from '#src/platform/stored/known-member.ts';

/**
 * Goes to the sign-in page, which comes back to the same screen. False when the page stays: the provider
 * cannot be reached (R4.11), or the page may not leave any more.
 * @param mayLeave asked at the last moment: the provider's response takes seconds, in which a member goes on
 */
export async function signIn(mayLeave = () => true): Promise<boolean> {
  const locale = document.documentElement.lang;
  const leave = await openSignInPage({ fresh: wasSignedOut(), locale });
  if (leave === null || !mayLeave()) return false;
  await leave();
  return true;
}
