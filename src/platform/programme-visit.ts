const KEY = 'SF_PROGRAMME';
const SWITCH_KEY = 'disable-redirect';

/** Whether local storage turns the redirect off, in development builds alone (specification §9). */
export const isRedirectOff = (): boolean =>
  __DEV_FEATURES__ && localStorage.getItem(SWITCH_KEY) !== null;

/** True once in a browser session; never where the answer cannot be remembered: that would be a loop. */
function isFirstVisit(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** The person is writing something, or looks at a dialog such as the code at the desk. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector('dialog[open]') !== null;

/**
 * Leaves for another programme, once a browser session (R4.10), and not from under the hands of a person
 * who is already doing something on this page.
 */
export function leaveForProgramme(origin: string): void {
  if (!isBusy() && isFirstVisit()) location.replace(`${origin}/my/`);
}
