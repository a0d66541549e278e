import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanHref } from '#src/domain/href-parameter.ts';
import { matchRoute } from './routes.tsx';

const DELAY_MS = 200;

/** The path to follow, or null: it must be a route of the table on this origin (R2.4). */
function followedPath(search: string): string | null {
  const value = new URLSearchParams(search).get('href');
  const path = value === null ? null : cleanHref(value);
  if (path === null) return null;
  const url = new URL(path, location.origin);
  const isOwn = url.origin === location.origin && matchRoute(url.pathname).name !== 'NotFound';
  return isOwn ? path : null;
}

/** Follows `?href=` once, 200 ms after the load; the parameter leaves the address either way (R2.4). */
export function HrefParameter() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasParameter = new URLSearchParams(search).has('href');

  useEffect(() => {
    if (!hasParameter) return;
    const timer = setTimeout(() => {
      const rest = new URLSearchParams(search);
      rest.delete('href');
      const own = rest.size === 0 ? pathname : `${pathname}?${rest}`;
      void navigate(followedPath(search) ?? own, { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasParameter, navigate, pathname, search]);

  return null;
}
