import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface PersonalDataMissingProps {
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces the data of a member who has no record yet, or whose record was not received. */
export function PersonalDataMissing({ reason, onRetry }: PersonalDataMissingProps) {
  const { t } = useTranslation('card');
  if (reason === 'empty') {
    return (
      <EmptyState
        picture="card"
        title={t('data.none')}
        text={t('data.noneText')}
        action={<LinkButton to={hrefs.getCard()}>{t('data.get')}</LinkButton>}
      />
    );
  }
  return (
    <NotReceived
      isReachable={reason === 'failed'}
      title={t('data.failed')}
      text={t(`data.${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
