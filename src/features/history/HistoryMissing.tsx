import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryHistory } from './refresh.ts';

/** Replaces a history that is empty or was not received. */
export function HistoryMissing({ reason }: { reason: Exclude<EmptyReason, 'loading'> }) {
  const { t } = useTranslation('history');
  if (reason === 'empty') {
    return <EmptyState picture="ledger" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      isReachable={reason === 'failed'}
      title={t('failed')}
      text={t(`${reason}Text`)}
      onRetry={retryHistory}
    />
  );
}
