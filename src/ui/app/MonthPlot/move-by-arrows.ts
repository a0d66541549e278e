import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index that a key leads to, or null for any other key. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}

/** Within a list one Tab reaches one link; arrows, Home and End go on to the others. */
export function moveByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event;
  const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = indexAfter(event.key, links.indexOf(link), links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
