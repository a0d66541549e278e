import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanCopiedPath } from '#src/domain/copied-path.ts';
import { cleanHref } from '#src/domain/href-parameter.ts';

const DELAY_MS = 200;

interface HrefParameterProps {
  /** Whether an address below the base path has a screen. */
  hasScreen: (pathname: string) => boolean;
}

/** The path to follow, or null: it must have a screen on this origin (R2.4). */
function followedPath(search: string, hasScreen: HrefParameterProps['hasScreen']): string | null {
  const value = new URLSearchParams(search).get('href');
  const path = value === null ? null : cleanHref(value);
  if (path === null) return null;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && hasScreen(cleanCopiedPath(url.pathname)) ? path : null;
}

/** Follows `?href=` once, 200 ms after the load; the parameter leaves the address either way (R2.4). */
export function HrefParameter({ hasScreen }: HrefParameterProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasParameter = new URLSearchParams(search).has('href');

  useEffect(() => {
    if (!hasParameter) return;
    const timer = setTimeout(() => {
      const rest = new URLSearchParams(search);
      rest.delete('href');
      const own = rest.size === 0 ? pathname : `${pathname}?${rest}`;
      void navigate(followedPath(search, hasScreen) ?? own, { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasParameter, hasScreen, navigate, pathname, search]);

  return null;
}
