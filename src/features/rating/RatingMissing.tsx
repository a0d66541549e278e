import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface RatingMissingProps {
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces a rating without members, or one that was not received. */
export function RatingMissing({ reason, onRetry }: RatingMissingProps) {
  const { t } = useTranslation('rating');
  if (reason === 'empty') {
    return (
      <EmptyState
        picture="ledger"
        title={t('empty')}
        text={t('emptyText')}
        action={<LinkButton to={hrefs.invites()}>{t('invite')}</LinkButton>}
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
