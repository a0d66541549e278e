import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useHistory } from '#src/data/db/use-history.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
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
  const history = useHistory(-Infinity);
  const isEmpty = history?.operations.length === 0;
  const reason = isEmpty ? emptyReason(history.isKnown, state, reachable) : null;

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className={styles.head}>
          <ScreenTitle>{t('title')}</ScreenTitle>
          {typeof history?.updatedAt === 'number' && <DataTime updatedAt={history.updatedAt} />}
        </div>
      </div>
      {(!history || reason === 'loading') && <HistorySkeleton />}
      {reason !== null && reason !== 'loading' && <HistoryMissing reason={reason} />}
      {history && !isEmpty && <HistoryContent history={history} />}
    </div>
  );
}
