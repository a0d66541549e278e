import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface NoInvitationsProps {
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces a list that is empty or was not received. */
export function NoInvitations({ reason, onRetry }: NoInvitationsProps) {
  const { t } = useTranslation(['invites', 'details']);
  if (reason === 'empty') {
    return (
      <EmptyState
        picture="friends"
        title={t('empty')}
        text={t('emptyText')}
        action={
          viewedOwner() === null && (
            <LinkButton variant="soft" to={hrefs.inviteForm()}>
              {t('details:referral.fill')}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <NotReceived
      isReachable={reason === 'failed'}
      title={t('failed')}
      text={t(`${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
