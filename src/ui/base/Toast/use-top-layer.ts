import { useLayoutEffect, useState } from 'react';

/** Returns a function that finds the topmost modal dialog of the page. */
function createModalStack(): () => HTMLDialogElement | undefined {
  let stack: readonly HTMLDialogElement[] = [];
  return () => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    const before = stack.filter((dialog) => open.includes(dialog));
    stack = [...before, ...open.filter((dialog) => !before.includes(dialog))];
    return stack.at(-1);
  };
}

/** Moves the container into a parent and to the top layer; without popover support CSS fixes its position. */
function moveInto(container: HTMLElement, parent: Element): void {
  if (container.parentElement === parent) return;
  parent.append(container);
  if ('showPopover' in container) container.showPopover();
}

/**
 * A container that stays usable over every dialog. A modal dialog makes everything outside inert, so the
 * container moves into the topmost dialog, and back when that closes. As a popover it is in the browser's
 * top layer, where no dialog moves or clips it.
 */
export function useTopLayer(className: string | undefined): HTMLElement {
  const [container] = useState(() => {
    const element = document.createElement('div');
    element.className = className ?? '';
    element.popover = 'manual';
    return element;
  });

  useLayoutEffect(() => {
    const topModal = createModalStack();
    const moveToTop = () => moveInto(container, topModal() ?? document.body);
    moveToTop();
    const observer = new MutationObserver(moveToTop);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      container.remove();
    };
  }, [container]);

  return container;
}
