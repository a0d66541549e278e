import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AppShell } from './AppShell.tsx';
import { matchRoute, ROUTES } from './routes.tsx';
import { Screen } from './Screen.tsx';

/** Few addresses have the parameter, and it is followed late; without its file nothing is. */
const HrefParameter = lazy(() =>
  import('./HrefParameter.tsx').then(
    (loaded) => ({ default: loaded.HrefParameter }),
    () => ({ default: () => null }),
  ),
);

const hasScreen = (pathname: string): boolean => matchRoute(pathname).name !== 'NotFound';

/** The app's screens under its base path /my/ (R2.1). */
export function Router() {
  const [hasHref] = useState(() => new URLSearchParams(location.search).has('href'));
  return (
    <BrowserRouter basename="/my/">
      {hasHref && (
        <Suspense>
          <HrefParameter hasScreen={hasScreen} />
        </Suspense>
      )}
      <AppShell>
        <Routes>
          {ROUTES.map((route) => (
            <Route key={route.name} path={route.path} element={<Screen route={route} />} />
          ))}
        </Routes>
      </AppShell>
    </BrowserRouter>
  );
}
