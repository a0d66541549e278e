import { useTranslation } from 'react-i18next';
import { viewedOwner } from '#src/platform/owner-view.ts';

/** What signs the person out: in owner view it says whose account it is, because the view has a way out, too (R6.3). */
export function useSignOutText(): string {
  const { t } = useTranslation(['shell', 'viewing']);
  return t(viewedOwner() === null ? 'signOut' : 'viewing:signOut');
}
