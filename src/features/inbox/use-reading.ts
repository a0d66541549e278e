import { useEffect, type RefObject } from 'react';
import { markRead } from '#src/data/db/events.ts';
import { isPageShown, onPageShown } from '#src/platform/page/page-shown.ts';

/** How long an event is in sight until it counts as read, in ms. */
const READ_MS = 1000;
/** The part of its row that must be in sight. */
const PART = 0.6;

/** Marks events as read; one that cannot be written stays unread. */
export async function storeRead(keys: readonly string[]): Promise<void> {
  await markRead(keys).catch(() => undefined);
}

/**
 * Marks the unread rows of a list as read once they were in sight for a second, on a page that is shown.
 * A row has its event's key in `data-unread`.
 * @param unread the keys of the unread rows: rows are observed again when it changes
 */
export function useReading(list: RefObject<HTMLElement | null>, unread: string): void {
  useEffect(() => {
    const inSight = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      if (inSight.size === 0 || !isPageShown()) return;
      timer = setTimeout(() => void storeRead([...inSight]), READ_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = target.getAttribute('data-unread') ?? '';
          if (isIntersecting) inSight.add(key);
          else inSight.delete(key);
        }
        schedule();
      },
      { threshold: PART },
    );
    for (const row of list.current?.querySelectorAll('[data-unread]') ?? []) observer.observe(row);
    const stop = onPageShown(schedule);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      stop();
    };
  }, [list, unread]);
}
