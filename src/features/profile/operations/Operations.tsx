import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { retryOperations } from '../refresh.ts';
import { LastMonths } from './LastMonths.tsx';
import { OperationDays } from './OperationDays.tsx';
import styles from './Operations.module.css';
import { loadOperations } from './stored-operations.ts';

/** Few, so that what follows stays near on a phone. */
const LAST = 3;

/** The last months as a plot and the last operations by day; a link opens all (R2.12). */
export function Operations() {
  const { t } = useTranslation('history');
  const titleId = useId();
  const stored = useStored(() => loadOperations(LAST));
  const operations = stored?.operations ?? [];
  const reason = useEmptyReason('operations', stored?.isKnown);

  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.list}>
        <h2 id={titleId}>{t('title')}</h2>
        {operations.length === 0 && reason === 'loading' && <OperationsSkeleton />}
        {operations.length === 0 && reason !== 'loading' && (
          <Missing
            list="history"
            level={3}
            reason={reason}
            picture="ledger"
            onRetry={retryOperations}
          />
        )}
        {operations.length > 0 && (
          <>
            <LastMonths />
            <OperationDays operations={operations} />
            <LinkButton to={hrefs.history()} variant="soft" wide icon="history">
              {t('whole')}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
