import { useTranslation } from 'react-i18next';
import type { WhyEmpty } from '#src/state/why-empty.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryOperations } from '../refresh.ts';
import { OperationsSkeleton } from './OperationsSkeleton.tsx';

/** What stands in the place of operations while there are none to show. */
export function NoOperations({ why }: { why: WhyEmpty }) {
  const { t } = useTranslation(['profile', 'common']);
  if (why === 'loading') return <OperationsSkeleton />;
  if (why === 'empty') {
    return (
      <EmptyState
        level={3}
        picture="ledger"
        title={t('operations.empty')}
        text={t('operations.emptyText')}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      picture="noAnswer"
      title={t('operations.failed')}
      text={t('operations.failedText')}
      action={
        <Button variant="soft" icon="refresh-cw" onClick={() => void retryOperations()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
