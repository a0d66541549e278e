import type { KeyboardEvent } from 'react';
import { nextIndex } from '#src/ui/base/Tabs/next-index.ts';

/** Moves the focus within a list of links by arrows, Home and End; Tab stops once for the list. */
export function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event;
  const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = nextIndex(event.key, links.indexOf(link), links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
