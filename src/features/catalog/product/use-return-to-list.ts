import { useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ref, useSnapshot } from 'valtio';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { catalogList, historyIndex } from '#src/state/member/catalog-list.ts';

const LISTS: Readonly<Record<ProductKind, () => string>> = {
  product: hrefs.products,
  service: hrefs.services,
  event: hrefs.events,
};

/** Assumes the unfiltered list for a product that was not opened from a list. */
function assumeList(pathname: string): void {
  const location = { pathname, search: '', hash: '', state: null, key: pathname };
  catalogList.entry ??= ref({ location, index: null });
}

/** Steps back to the list in the browser history, as a negative number; null when it is not there. */
function stepsToList(): number | null {
  const index = catalogList.entry?.index ?? null;
  const steps = index === null ? 0 : index - historyIndex();
  return steps < 0 ? steps : null;
}

/** Leads back to the list that the product was opened from, else to the list of its kind (R2.8, R2.17). */
export function useReturnToList(kind: ProductKind | null) {
  const navigate = useNavigate();
  const { entry } = useSnapshot(catalogList);

  useEffect(() => {
    if (kind !== null) assumeList(LISTS[kind]());
  }, [kind]);

  const to = entry ? entry.location.pathname + entry.location.search : hrefs.products();
  // Goes back in the history where it holds the list, so that the list's scroll offset is restored.
  const leave = (event?: MouseEvent) => {
    // The browser opens new tabs.
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event?.preventDefault();
    const steps = stepsToList();
    void (steps === null ? navigate(to, { replace: true }) : navigate(steps));
  };
  return { to, leave };
}
