import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useStored } from '#src/state/use-stored.ts';
import { whyEmpty } from '#src/state/why-empty.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { NoOperations } from './NoOperations.tsx';
import { OperationDays } from './OperationDays.tsx';
import styles from './Operations.module.css';
import { OperationsSkeleton } from './OperationsSkeleton.tsx';
import { readOperations } from './stored-operations.ts';

/** Few enough that what follows stays near on a phone. */
const FIRST_PAGE = 8;
const PAGE = 20;

/** The last operations by day, more on request, read from the device (R2.12). */
export function Operations() {
  const { t } = useTranslation(['profile', 'common']);
  const titleId = useId();
  const [shown, setShown] = useState(FIRST_PAGE);
  const { state } = useSnapshot(syncStatus).operations;
  const { reachable } = useSnapshot(network);
  // One row more than shown tells whether there are more.
  const stored = useStored(() => readOperations(shown + 1), [shown]);

  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.list}>
        <h2 id={titleId}>{t('operations.title')}</h2>
        {!stored && <OperationsSkeleton />}
        {stored?.operations.length === 0 && (
          <NoOperations why={whyEmpty(stored.isKnown, state, reachable)} />
        )}
        {stored && <OperationDays operations={stored.operations.slice(0, shown)} />}
        {stored && stored.operations.length > shown && (
          <Button variant="soft" wide onClick={() => setShown(shown + PAGE)}>
            {t('common:more')}
          </Button>
        )}
      </div>
    </Card>
  );
}
