/** Marks the dialog that shows a code before the app is loaded. */
export const FIRST_VIEW = 'data-first-view';

let isFollowed = false;

const firstView = (): Element | null => document.querySelector(`[${FIRST_VIEW}]`);

/** Whether a code drawn before the app is on the screen. */
export const isFirstViewShown = (): boolean => firstView() !== null;

/** Ends the first view: `PickupView` has taken its place, or the app shows something else. */
export const removeFirstView = (): void => firstView()?.remove();

/** The screen with the codes is there: it ends the first view itself, once it knows the open orders. */
export function followFirstView(): void {
  isFollowed = true;
}

/** Ends a first view that no screen follows, because the app shows something else than the orders. */
export function removeLoneFirstView(): void {
  if (!isFollowed) removeFirstView();
}
