const COOKIE = 'SF_COOKIES';

/** Some browsers refuse cookies and still report them as enabled, so one is written. */
function keepsCookies(): boolean {
  const write = (lifetimeS: number) => {
    document.cookie = `${COOKIE}=1; Path=${import.meta.env.BASE_URL}; SameSite=Lax; Max-Age=${lifetimeS}`;
  };
  if (!navigator.cookieEnabled) return false;
  write(60);
  const isKept = document.cookie.includes(COOKIE);
  write(0);
  return isKept;
}

/**
 * Whether the browser refuses this site cookies or storage. A sign-in is impossible then: the provider's
 * session is a cookie, and the way back from the sign-in page needs what was stored before. A full storage is
 * no such refusal.
 */
export function isSiteDataRefused(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.getItem(COOKIE);
    return !keepsCookies();
  } catch {
    return true;
  }
}
