import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useStored } from '#src/state/use-stored.ts';
import { whyEmpty } from '#src/state/why-empty.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
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
  const { t } = useTranslation('profile');
  const titleId = useId();
  const [limit, setLimit] = useState(FIRST_PAGE);
  const list = useRef<HTMLDivElement>(null);
  const { state } = useSnapshot(syncStatus).operations;
  const { reachable } = useSnapshot(network);
  const stored = useStored(() => readOperations(limit), [limit]);

  return (
    <Card as="section" labelledBy={titleId}>
      <div ref={list} className={styles.list}>
        <h2 id={titleId}>{t('operations.title')}</h2>
        {!stored && <OperationsSkeleton />}
        {stored?.operations.length === 0 && (
          <NoOperations why={whyEmpty(stored.isKnown, state, reachable)} />
        )}
        {stored && <OperationDays operations={stored.operations} />}
        {stored && stored.total > FIRST_PAGE && (
          <ShowMore
            shown={stored.operations.length}
            total={stored.total}
            onMore={() => setLimit(limit + PAGE)}
            itemAt={(index) => list.current?.querySelectorAll('li')[index]}
          />
        )}
      </div>
    </Card>
  );
}
