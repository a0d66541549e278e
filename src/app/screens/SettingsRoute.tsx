import { Navigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { Settings } from '#src/features/settings/Settings.tsx';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { signOut } from '../session/boot.ts';

/** /settings of the member's own device; in owner view there are none. */
export function SettingsRoute() {
  if (viewedOwner() !== null) return <Navigate replace to={hrefs.profile()} />;
  return <Settings onClear={() => void signOut()} />;
}
