import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { subscribe } from 'valtio';
import { currentBrand } from '#src/state/brand.ts';
import { catalogList, noteList, noteOther } from '#src/state/catalog-list.ts';
import { matchRoute } from './routes.tsx';

/** A location and the way that one came to it, as React Router's context has them. */
interface Shown {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

interface ShownLocations {
  /** The screen; null while the list beneath a product is not chosen yet. */
  readonly screen: Shown | null;
  /** The product that is shown over the screen. */
  readonly over: Shown | null;
}

const onListChange = (listener: () => void) => subscribe(catalogList, listener);

/**
 * What is on the screen: the address alone, or in brands that show products over the list, that list with
 * the product over it (R2.8). The list is the one that was shown last, and stays mounted.
 */
export function useShownLocations(): ShownLocations {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { name, parent } = matchRoute(location.pathname);
  const isProduct = name === 'Product';
  const isOver = isProduct && currentBrand().productView === 'modal';
  // Elsewhere the list is noted at each change of a filter, and the whole shell would be drawn for it.
  const entry = useSyncExternalStore(onListChange, () => (isOver ? catalogList.entry : null));

  useEffect(() => {
    if (isProduct) return;
    if (parent === 'Catalog') noteList(location);
    else noteOther();
  }, [isProduct, parent, location]);

  return useMemo(() => {
    const shown: Shown = { location, navigationType };
    if (!isOver) return { screen: shown, over: null };
    const list = entry && { location: entry.location, navigationType: 'POP' as NavigationType };
    return { screen: list, over: shown };
  }, [isOver, entry, location, navigationType]);
}
