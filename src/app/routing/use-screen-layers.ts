import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { subscribe } from 'valtio';
import { catalogList, rememberList, forgetReplacedList } from '#src/state/member/catalog-list.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { matchRoute } from '../routes/routes.tsx';

/** A location with its navigation type, as React Router's context has them. */
interface Shown {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

interface ScreenLayers {
  /** The screen; null while the list beneath a product is not chosen yet. */
  readonly screen: Shown | null;
  /** The product that is shown over the screen. */
  readonly over: Shown | null;
}

const onListChange = (listener: () => void) => subscribe(catalogList, listener);

/**
 * The screen of the address; in brands that show products over the list, the last list with the product
 * over it (R2.8). The list stays mounted.
 */
export function useScreenLayers(): ScreenLayers {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { name, parent } = matchRoute(location.pathname);
  const isProduct = name === 'Product';
  const isOver = isProduct && currentBrand().productView === 'modal';
  // On other screens the list changes with each filter, and following it would render the whole shell.
  const entry = useSyncExternalStore(onListChange, () => (isOver ? catalogList.entry : null));

  useEffect(() => {
    if (isProduct) return;
    if (parent === 'Catalog') rememberList(location);
    else forgetReplacedList();
  }, [isProduct, parent, location]);

  return useMemo(() => {
    const shown: Shown = { location, navigationType };
    if (!isOver) return { screen: shown, over: null };
    const list = entry && { location: entry.location, navigationType: 'POP' as NavigationType };
    return { screen: list, over: shown };
  }, [isOver, entry, location, navigationType]);
}
