import { useContext, useMemo } from 'react';
import {
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router-dom';
import { withOwner } from '#src/platform/owner-address.ts';
import { viewedReference } from '#src/platform/owner-view.ts';
import type { Elements } from '#src/ui/base/elements.ts';

function named(to: To): To {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const reference = viewedReference();
  if (reference === null) return path;
  return { ...path, search: withOwner(path.search ?? '', reference) };
}

const naming = (navigator: Navigator): Navigator => ({
  ...navigator,
  createHref: (to) => navigator.createHref(named(to)),
  push: (to, ...more) => navigator.push(named(to), ...more),
  replace: (to, ...more) => navigator.replace(named(to), ...more),
});

/**
 * Keeps the owner's reference in the address through every navigation, and in every link, so that a bookmark and a
 * second tab show the same member (R6.1).
 */
export function OwnerAddress({ children }: { children: Elements }) {
  const navigation = useContext(NavigationContext);
  const value = useMemo(
    () => ({ ...navigation, navigator: naming(navigation.navigator) }),
    [navigation],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
