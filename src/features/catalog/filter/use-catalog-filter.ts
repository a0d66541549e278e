import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CatalogFilter } from '#src/domain/catalog-filter.ts';
import { readFilter, writeFilter } from '#src/domain/catalog-filter-address.ts';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const PAUSE_MS = 300;

type Update = (filter: CatalogFilter) => CatalogFilter;

/** Changes the filter; stays the same object, so that what is drawn with it need not be drawn anew. */
export interface FilterControl {
  /** A choice: the back button undoes it. */
  readonly apply: (update: Update) => void;
  /** A choice that may be one of several: holds at once and comes into the address with the next one. */
  readonly hold: (update: Update) => void;
  /** A letter typed, a step of a drag: holds at once and comes into the address at the next pause. */
  readonly edit: (update: Update) => void;
  /** Brings what was typed or dragged into the address now. */
  readonly flush: () => void;
}

interface Draft {
  readonly filter: CatalogFilter;
  /** The address's parameters that it stands for; it is void once there are others. */
  readonly search: string;
  /** Those that are on their way into the address; null for none. */
  readonly coming: string | null;
}

/** The filter in the address, ahead of it while somebody types (R2.15). */
export function useCatalogFilter(): readonly [CatalogFilter, FilterControl] {
  const [parameters, setParameters] = useSearchParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const search = parameters.toString();
  const addressed = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const isCurrent = draft !== null && (draft.search === search || draft.coming === search);
  const filter = isCurrent ? draft.filter : addressed;

  const latest = useRef({ filter, search, setParameters });
  const coming = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { filter, search, setParameters };
    if (coming.current === search) coming.current = null;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const control = useMemo((): FilterControl => {
    const hold = (next: CatalogFilter) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // A second change may come before the first one is drawn.
      latest.current.filter = next;
      setDraft({ filter: next, search: latest.current.search, coming: coming.current });
    };
    const write = (next: CatalogFilter, replace: boolean) => {
      hold(next);
      const to = writeFilter(next);
      if (to.toString() === latest.current.search) return;
      // A letter that is typed before it has come is one more than that address says.
      coming.current = to.toString();
      startTransition(() => {
        setDraft({ filter: next, search: to.toString(), coming: null });
        latest.current.setParameters(to, { replace });
      });
    };
    const flush = () => {
      if (timer.current !== undefined) write(latest.current.filter, true);
    };
    return {
      apply: (update) => write(update(latest.current.filter), false),
      hold: (update) => hold(update(latest.current.filter)),
      edit: (update) => {
        hold(update(latest.current.filter));
        timer.current = setTimeout(flush, PAUSE_MS);
      },
      flush,
    };
  }, []);
  return [filter, control];
}
