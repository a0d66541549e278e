import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AppShell } from './AppShell.tsx';
import { HrefParameter } from './HrefParameter.tsx';
import { ROUTES } from './routes.tsx';
import { Screen } from './Screen.tsx';

/** The app's screens under its base path /my/ (R2.1). */
export function Router() {
  return (
    <BrowserRouter basename="/my/">
      <HrefParameter />
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
