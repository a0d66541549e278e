import { viewedOwner } from '#src/platform/owner-view.ts';
import { type AppRoute, MENU_GROUPS } from '../routing/app-route.ts';
import { guard, type Facts } from '../routing/guard.ts';
import type { ShellEntry } from './entries.ts';

/**
 * The entries of the menu in the order of its groups: rows with a group whose screen the guard opens
 * for this member (R2.6, R2.40). The profile is always there: with a blocked card it says what to do.
 */
export const menuOf = (routes: readonly AppRoute[], facts: Facts): ShellEntry[] =>
  MENU_GROUPS.flatMap((group) =>
    routes.flatMap((route) => {
      const { icon, name, navbar, path } = route;
      const isOpen = name === 'Profile' || guard(route, facts) === 'allow';
      if ((route.staffOnly && !facts.isStaff) || (route.ownOnly && viewedOwner() !== null))
        return [];
      return route.group === group && icon && isOpen
        ? [{ key: navbar ?? (`screens:${name}` as const), group, icon, href: path }]
        : [];
    }),
  );
