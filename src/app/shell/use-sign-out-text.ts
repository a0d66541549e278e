import { useTranslation } from 'react-i18next';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';

/** Label of the sign-out; in owner view it names the account, because the view has a way out, too (R6.3). */
export function useSignOutText(): string {
  const { t } = useTranslation(['shell', 'viewing']);
  return t(isOwnerView() ? 'viewing:signOut' : 'signOut');
}
