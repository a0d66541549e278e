import { useLayoutEffect, useState } from 'react';

/** The modal dialogs of the page, the one on top last. */
function createModalStack(): () => HTMLDialogElement | undefined {
  let stack: readonly HTMLDialogElement[] = [];
  return () => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    const before = stack.filter((dialog) => open.includes(dialog));
    stack = [...before, ...open.filter((dialog) => !before.includes(dialog))];
    return stack.at(-1);
  };
}

/** Puts the place into a parent and above everything there; where browsers lack popovers it is fixed. */
function lift(place: HTMLElement, parent: Element): void {
  if (place.parentElement === parent) return;
  parent.append(place);
  if ('showPopover' in place) place.showPopover();
}

/**
 * A place in the page that stays usable whatever opens: a modal dialog makes everything outside of it
 * inert, so the place moves into the dialog on top, and back when that closes. Being a popover it is in
 * the browser's top layer and no dialog moves or clips it.
 */
export function useTopPlace(className: string | undefined): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = className ?? '';
    element.popover = 'manual';
    return element;
  });

  useLayoutEffect(() => {
    const topModal = createModalStack();
    const follow = () => lift(place, topModal() ?? document.body);
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);

  return place;
}
