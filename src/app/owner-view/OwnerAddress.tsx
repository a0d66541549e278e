import { useContext, useMemo } from 'react';
import {
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { withOwner } from '#src/platform/owner-view/owner-address.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import type { Elements } from '#src/ui/base/elements.ts';

function naming(navigator: Navigator, reference: string): Navigator {
  const named = (to: To): To => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return { ...path, search: withOwner(path.search ?? '', reference) };
  };
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(named(to)),
    push: (to, ...more) => navigator.push(named(to), ...more),
    replace: (to, ...more) => navigator.replace(named(to), ...more),
  };
}

/**
 * Keeps the owner's reference in the address through every navigation, and in every link, so that a bookmark
 * and a second tab show the same member (R6.1).
 */
export function OwnerAddress({ children }: { children: Elements }) {
  const navigation = useContext(NavigationContext);
  const { reference } = useSnapshot(ownerArea);
  const value = useMemo(() => {
    const { navigator } = navigation;
    return reference === null
      ? navigation
      : { ...navigation, navigator: naming(navigator, reference) };
  }, [navigation, reference]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
