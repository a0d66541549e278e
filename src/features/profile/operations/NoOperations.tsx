import { useTranslation } from 'react-i18next';
import type { WhyEmpty } from '#src/state/why-empty.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryOperations } from '../refresh.ts';

/** What stands in the place of operations while there are none to show. */
export function NoOperations({ why }: { why: WhyEmpty }) {
  const { t } = useTranslation('history');
  if (why === 'loading') return <OperationsSkeleton />;
  if (why === 'empty') {
    return <EmptyState level={3} picture="ledger" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      level={3}
      isReachable={why === 'failed'}
      title={t('failed')}
      text={t(`${why}Text`)}
      onRetry={retryOperations}
    />
  );
}
