import { isAvailable, type AppRoute } from './routes.tsx';
import type { ShellEntry } from './shell/entries.ts';

/**
 * The entries of the navigation bar: rows with a navbar key and a screen. A member without an active
 * physical card does not see those that need one (R2.6).
 */
export const menuOf = (routes: readonly AppRoute[], hasActiveCard: boolean): ShellEntry[] =>
  routes.flatMap((route) => {
    const { navbar, icon, path } = route;
    const isOpen = isAvailable(route) && (hasActiveCard || !route.needsCard);
    return navbar && icon && isOpen ? [{ key: navbar, icon, href: path }] : [];
  });
