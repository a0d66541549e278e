import { type ElementRecord, recordOf } from '#src/platform/first-paint/element-record.ts';
import { isInView, isWhole } from '#src/platform/first-paint/in-view.ts';
import { removeScreens, storeScreen } from '#src/platform/first-paint/stored-screen.ts';
import { isOwnerRequested, isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { boot } from '#src/state/session/boot.ts';

/** Delay from the first change of the screen until it is stored with all later ones, in ms. */
const DELAY_MS = 1000;

/** Notices of this moment, which come later than the screen. */
const MOMENTARY = '[data-momentary]';

/**
 * Never stored: a form holds what the member types, the address does not open a dialog, and a private part
 * names other people.
 */
const OPEN = 'main form:not([role="search"]), dialog[open], [data-private]';
const SEARCH = 'input[type="search"]';

const isSearching = (root: Element): boolean =>
  [...root.querySelectorAll<HTMLInputElement>(SEARCH)].some(({ value }) => value !== '');

/** Parts of a drawing and of a list of options may have no box. */
function isStored(element: Element): boolean {
  if (element instanceof HTMLOptionElement) return element.selected;
  if (element instanceof HTMLOptGroupElement) return element.querySelector(':checked') !== null;
  if (element instanceof SVGElement && element.ownerSVGElement !== null) return true;
  return !element.matches(MOMENTARY) && isInView(element);
}

/** The style sheets of the page that are files, in their order. */
const listStyles = (): string[] =>
  [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname));

function storeNow(root: Element): void {
  // This tab may have stored one while another signed the member out.
  if (boot.phase === 'ended' || boot.phase === 'signed-out') return removeScreens();
  const mayStore =
    boot.phase === 'ready' &&
    scrollY === 0 &&
    !isOwnerRequested() &&
    !isOwnerView() &&
    isWhole() &&
    document.querySelector(OPEN) === null &&
    !isSearching(root);
  if (!mayStore) return;
  const elements = [...root.children]
    .map((child) => recordOf(child, isStored))
    .filter((record): record is ElementRecord => record !== null);
  storeScreen({ elements, styles: listStyles() }, document.documentElement.lang);
}

/** Stores what each address shows, for the next start at it (R9.2). Never in owner view, never a form. */
export function storeScreens(): void {
  const root = document.getElementById('root');
  if (!root) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      storeNow(root);
    }, DELAY_MS);
  };
  const observed = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(storeSoon).observe(root, observed);
  addEventListener('scrollend', storeSoon);
  storeSoon();
}
