import type { KeyboardEvent } from 'react';
import { indexAfter } from '#src/ui/base/Tabs/index-after.ts';

/** Within a list one Tab reaches one link; arrows, Home and End go on to the others. */
export function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event;
  const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = indexAfter(event.key, links.indexOf(link), links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
