let isFirst = true;

/**
 * Whether the page that is shown now is the first one, once: the browser itself announces it, and moving the focus
 * there would skip the header.
 */
export function takeFirstPage(): boolean {
  const wasFirst = isFirst;
  isFirst = false;
  return wasFirst;
}
