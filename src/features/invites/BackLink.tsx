import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';

/** Leads to the list of invitations, or to the profile while the list is closed (R4.9). */
export function BackLink() {
  const { t } = useTranslation('screens');
  const { opensInvites } = useOwnCard();
  return opensInvites ? (
    <GoBack to={hrefs.invites()}>{t('Invites')}</GoBack>
  ) : (
    <GoBack to={hrefs.profile()}>{t('Profile')}</GoBack>
  );
}
