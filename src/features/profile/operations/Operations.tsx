import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { NoOperations } from './NoOperations.tsx';
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
  const { state } = useSnapshot(syncStatus.operations);
  const { reachable } = useSnapshot(network);
  const stored = useStored(() => loadOperations(LAST));

  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.list}>
        <h2 id={titleId}>{t('title')}</h2>
        {!stored && <OperationsSkeleton />}
        {stored?.operations.length === 0 && (
          <NoOperations reason={emptyReason(stored.isKnown, state, reachable)} />
        )}
        {stored && stored.operations.length > 0 && (
          <>
            <LastMonths />
            <OperationDays operations={stored.operations} />
            <LinkButton to={hrefs.history()} variant="soft" wide icon="history">
              {t('whole')}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
