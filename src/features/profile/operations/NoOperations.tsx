import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryOperations } from '../refresh.ts';

/** Replaces the operations while there are none to show. */
export function NoOperations({ reason }: { reason: EmptyReason }) {
  const { t } = useTranslation('history');
  if (reason === 'loading') return <OperationsSkeleton />;
  if (reason === 'empty') {
    return <EmptyState level={3} picture="ledger" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      level={3}
      isReachable={reason === 'failed'}
      title={t('failed')}
      text={t(`${reason}Text`)}
      onRetry={retryOperations}
    />
  );
}
