import { hrefs } from '#src/domain/hrefs.ts';

/** Fields that hold a text; a referral link to copy is read-only. */
const TEXT_FIELDS =
  ':is(input:not([type]), input:is([type="text"], [type="search"], [type="tel"], [type="email"], [type="number"], [type="date"], [type="password"], [type="url"]), textarea):not(:read-only)';

const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value.trim() !== '';

/**
 * Whether leaving the screen could lose what the member typed, scanned or buys (R4.6): a text field holds
 * something, the scanner is open, or a dialog lies over the screen, such as a purchase or the pickup view.
 * @param pathname of the screen, below the app's base path
 */
export function hasWorkOnScreen(pathname: string): boolean {
  if (pathname === hrefs.scan() || document.querySelector('dialog[open]') !== null) return true;
  return [...document.querySelectorAll(TEXT_FIELDS)].some(isFilled);
}

/** The code of the loyalty card, which is no dialog, and a lesson's video that plays. */
const isShowing = (): boolean =>
  document.querySelector('[data-printed]') !== null ||
  [...document.querySelectorAll('video')].some(({ paused }) => !paused);

/**
 * Whether the page may reload without notice: nothing would be lost, no text field has the focus, and the
 * screen shows neither the card's code nor a video.
 * @param pathname of the screen, below the app's base path
 */
export const isFree = (pathname: string): boolean =>
  !hasWorkOnScreen(pathname) &&
  document.activeElement?.matches(TEXT_FIELDS) !== true &&
  !isShowing();
