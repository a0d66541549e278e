import { Settings } from '#src/features/settings/Settings.tsx';
import { signOut } from '../session/boot.ts';

/** /settings: clearing the device is a sign-out. */
export const SettingsRoute = () => <Settings onClear={() => void signOut()} />;
