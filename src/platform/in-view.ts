/** Elements whose boxes begin further below the window do not change what is in it, in parts of its height. */
const MARGIN = 0.25;

/** A placeholder of what is not loaded. */
const LOADING = '[data-loading]';

/** Whether an element is in the first viewport; one without a box, such as `display: contents`, may have others in it. */
export function isInView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { top, left, width, height } = element.getBoundingClientRect();
  const isBelow = top >= innerHeight * (1 + MARGIN);
  return (width === 0 && height === 0) || (!isBelow && left < innerWidth);
}

/** Whether the page shows what its address last showed, in place of the app. */
export const isFirstScreenShown = (): boolean =>
  document.querySelector('[data-first-screen]') !== null;

/** Whether nothing in the first viewport is loading. */
export const isWhole = (): boolean =>
  ![...document.querySelectorAll(`#root ${LOADING}`)].some(isInView);
