import { readStored, writeStored } from '../web-storage.ts';

const KEY = 'SF_PROGRAMME';
const SWITCH_KEY = 'disable-redirect';

/** Whether local storage turns the redirect off, only in development builds (R4.10, R10.3). */
export const isRedirectOff = (): boolean =>
  __DEV_FEATURES__ && localStorage.getItem(SWITCH_KEY) !== null;

/** True once in a browser session; never without session storage: that would be a redirect loop. */
const isFirstVisit = (): boolean =>
  readStored('session', KEY) === null && writeStored('session', KEY, '1');

/** The member is typing, or has a dialog open such as the pickup code. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector('dialog[open]') !== null;

/**
 * Goes to another programme once in a browser session (R4.10), unless the member is already doing
 * something on this page.
 */
export function leaveForProgramme(origin: string): void {
  if (!isBusy() && isFirstVisit()) location.replace(`${origin}/my/`);
}
