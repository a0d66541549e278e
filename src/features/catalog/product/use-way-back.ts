import { useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ref, useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { ProductKind } from '#src/domain/order.ts';
import { catalogList, historyIndex } from '#src/state/catalog-list.ts';

const LISTS: Readonly<Record<ProductKind, () => string>> = {
  product: hrefs.products,
  service: hrefs.services,
  event: hrefs.events,
};

/** Puts a list by its plain address behind a product that was opened from none. */
function assumeList(pathname: string): void {
  const location = { pathname, search: '', hash: '', state: null, key: pathname };
  catalogList.entry ??= ref({ location, index: null });
}

/** How far back the list lies, as a negative number for the history; null when it is not behind. */
function stepsToList(): number | null {
  const index = catalogList.entry?.index ?? null;
  const steps = index === null ? 0 : index - historyIndex();
  return steps < 0 ? steps : null;
}

interface WayBack {
  /** The list's address with its filters. */
  readonly to: string;
  /** Goes back in the history where the list lies there, so that its scroll comes back too. */
  readonly leave: (event?: MouseEvent) => void;
}

/** The way to the list that the product was opened from, else to the one of its kind (R2.8, R2.17). */
export function useWayBack(kind: ProductKind | null): WayBack {
  const navigate = useNavigate();
  const { entry } = useSnapshot(catalogList);

  useEffect(() => {
    if (kind !== null) assumeList(LISTS[kind]());
  }, [kind]);

  const to = entry ? entry.location.pathname + entry.location.search : hrefs.products();
  const leave = (event?: MouseEvent) => {
    // A new tab is the browser's.
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event?.preventDefault();
    const steps = stepsToList();
    void (steps === null ? navigate(to, { replace: true }) : navigate(steps));
  };
  return { to, leave };
}
