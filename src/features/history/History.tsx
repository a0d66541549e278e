import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useMovements } from '#src/state/use-movements.ts';
import { whyEmpty } from '#src/state/why-empty.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './History.module.css';
import { HistoryContent } from './HistoryContent.tsx';
import { HistoryMissing } from './HistoryMissing.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';

/** /history: all accruals and charges with their totals (R2.14). */
export function History() {
  const { t } = useTranslation(['history', 'screens']);
  const { state } = useSnapshot(syncStatus.operations);
  const { reachable } = useSnapshot(network);
  const history = useMovements(-Infinity);
  const isEmpty = history?.movements.length === 0;
  const why = isEmpty ? whyEmpty(history.isKnown, state, reachable) : null;

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className={styles.head}>
          <ScreenTitle>{t('title')}</ScreenTitle>
          {typeof history?.updatedAt === 'number' && <DataTime updatedAt={history.updatedAt} />}
        </div>
      </div>
      {(!history || why === 'loading') && <HistorySkeleton />}
      {why !== null && why !== 'loading' && <HistoryMissing why={why} />}
      {history && !isEmpty && <HistoryContent history={history} />}
    </div>
  );
}
