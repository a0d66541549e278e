import { type AppRoute, MENU_GROUPS } from '../../routes/app-route.ts';
import { guard, type Facts } from '../../routes/guard.ts';
import type { EntryKey, ShellEntry } from './entries.ts';

/** The key of the row's own entry, and null when the menu does not have it. */
const ownEntry = ({ group, name, navbar }: AppRoute): EntryKey | null =>
  group === undefined ? null : (navbar ?? `screens:${name}`);

/** The entry that is marked while the row's screen is open: its own, or that of its parent. */
export const currentEntry = (routes: readonly AppRoute[], route: AppRoute): EntryKey | null => {
  const parent = routes.find(({ name }) => name === route.parent);
  return ownEntry(route) ?? (parent ? ownEntry(parent) : null);
};

/**
 * The entries of the menu in the order of its groups: rows with a group whose screen the guard opens
 * for this member (R2.6, R2.40). The profile is always there: with a blocked card it says what to do.
 */
export const menuOf = (routes: readonly AppRoute[], facts: Facts): ShellEntry[] =>
  MENU_GROUPS.flatMap((group) =>
    routes.flatMap((route) => {
      const { icon, name, path } = route;
      const key = ownEntry(route);
      if (route.group !== group || key === null || !icon) return [];
      if (route.staffOnly && !facts.isStaff) return [];
      const isOpen = name === 'Profile' || guard(route, facts) === 'allow';
      return isOpen ? [{ key, group, icon, href: path }] : [];
    }),
  );
