/**
 * Elements whose boxes begin further below the window do not change what is in it, in parts of its height.
 */
const MARGIN = 0.25;

/** A placeholder of content that is not loaded, and one in a list that grows below its first entries. */
const LOADING = '[data-loading]';
const REST = '[data-growing] [data-loading]';

/**
 * Whether an element is in the first viewport; one without a box (`display: contents`) may contain others.
 */
export function isInView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { top, left, width, height } = element.getBoundingClientRect();
  const isBelow = top >= innerHeight * (1 + MARGIN);
  return (width === 0 && height === 0) || (!isBelow && left < innerWidth);
}

/** Whether the page shows what its address last showed, in place of the app. */
export const isFirstScreenShown = (): boolean =>
  document.querySelector('[data-first-screen]') !== null;

const loadingInView = (): Element[] =>
  [...document.querySelectorAll(`#root ${LOADING}`)].filter(isInView);

/** Whether nothing in the first viewport is loading. */
export const isWhole = (): boolean => loadingInView().length === 0;

/**
 * Whether nothing in the first viewport is loading but the rest of a list, which may take as long as it is.
 */
export const isUsable = (): boolean => loadingInView().every((element) => element.matches(REST));
