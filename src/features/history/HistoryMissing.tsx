import { useTranslation } from 'react-i18next';
import type { WhyEmpty } from '#src/state/why-empty.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryHistory } from './refresh.ts';

/** What stands in the place of a history that has nothing or never came. */
export function HistoryMissing({ why }: { why: Exclude<WhyEmpty, 'loading'> }) {
  const { t } = useTranslation('history');
  if (why === 'empty') {
    return <EmptyState picture="ledger" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      isReachable={why === 'failed'}
      title={t('failed')}
      text={t(`${why}Text`)}
      onRetry={retryHistory}
    />
  );
}
