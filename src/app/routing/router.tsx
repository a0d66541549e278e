import { useContext, useState } from 'react';
import {
  BrowserRouter,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { matchRoute, ROUTES } from '../routes/routes.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { RouterFrame } from './router-frame.ts';
import { Screen } from './Screen.tsx';
import { useScreenLayers } from './use-screen-layers.ts';

/** Few addresses have the parameter; if this file cannot be loaded, the parameter is ignored. */
const hrefParameterFile = loadable<{ hasScreen: (pathname: string) => boolean }>(
  async () => (await import('./HrefParameter.tsx')).HrefParameter,
  'optional',
);

const hasScreen = (pathname: string): boolean => matchRoute(pathname).name !== 'NotFound';

/** The screen of the address, or the list with a product over it (R2.8). */
function Screens() {
  const { screen, over } = useScreenLayers();
  return (
    <AppShell pathname={(screen ?? over)?.location.pathname ?? ''}>
      {screen && (
        // With the `location` property of Routes the screens would lose the navigation type
        // (useNavigationType).
        <LocationContext value={screen}>
          <Routes>
            {ROUTES.map(({ name, path }) => (
              <Route key={name} path={path} element={<Screen isBeneath={over !== null} />} />
            ))}
          </Routes>
        </LocationContext>
      )}
      {over && (
        <Routes>
          <Route path="/catalog/:id" element={<Screen isOver={screen !== null} />} />
        </Routes>
      )}
    </AppShell>
  );
}

function LateHrefParameter() {
  const draw = useLoaded(hrefParameterFile);
  return draw?.({ hasScreen });
}

/** The app's screens under its base path /my/ (R2.1). */
export function Router() {
  const [hasHref] = useState(() => new URLSearchParams(location.search).has('href'));
  const frame = useContext(RouterFrame);
  return (
    <BrowserRouter basename="/my/">
      {frame(
        <>
          {hasHref && <LateHrefParameter />}
          <Screens />
        </>,
      )}
    </BrowserRouter>
  );
}
