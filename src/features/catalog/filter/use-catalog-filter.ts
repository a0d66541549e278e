import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseFilter, formatFilter } from '#src/domain/catalog/catalog-filter-address.ts';
import type { CatalogFilter } from '#src/domain/catalog/catalog-filter.ts';

/** Browsers reject more than about a hundred changes of the address in half a minute. */
const PAUSE_MS = 300;

type Update = (filter: CatalogFilter) => CatalogFilter;

/** Changes the filter; stays the same object, so that memoized components do not render again. */
export interface FilterControl {
  /** A choice that the back button undoes. */
  readonly apply: (update: Update) => void;
  /** A choice that may be one of several: applies at once and goes into the address with the next one. */
  readonly hold: (update: Update) => void;
  /**
   * One typed character or one step of a drag: applies at once and goes into the address at the next
   * pause.
   */
  readonly edit: (update: Update) => void;
  /** Writes typed or dragged values into the address now. */
  readonly flush: () => void;
}

interface Draft {
  readonly filter: CatalogFilter;
  /** The address's parameters when the draft was made; other parameters make it void. */
  readonly search: string;
  /** Parameters that are being written into the address, or null. */
  readonly coming: string | null;
}

/** The filter of the address, with the draft that is not in the address yet (R2.15). */
export function useCatalogFilter(): readonly [CatalogFilter, FilterControl] {
  const [parameters, setSearchParams] = useSearchParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const search = parameters.toString();
  const addressed = useMemo(() => parseFilter(new URLSearchParams(search)), [search]);
  const isCurrent = draft !== null && (draft.search === search || draft.coming === search);
  const filter = isCurrent ? draft.filter : addressed;

  const latest = useRef({ filter, search, setSearchParams });
  const coming = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { filter, search, setSearchParams };
    if (coming.current === search) coming.current = null;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const control = useMemo((): FilterControl => {
    const hold = (next: CatalogFilter) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // A second change may come before the first one is rendered.
      latest.current.filter = next;
      setDraft({ filter: next, search: latest.current.search, coming: coming.current });
    };
    const write = (next: CatalogFilter, replace: boolean) => {
      hold(next);
      const to = formatFilter(next);
      if (to.toString() === latest.current.search) return;
      // A character that is typed before the address changes belongs to the next draft.
      coming.current = to.toString();
      startTransition(() => {
        setDraft({ filter: next, search: to.toString(), coming: null });
        latest.current.setSearchParams(to, { replace });
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
