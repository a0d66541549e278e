import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { useHistory } from '#src/data/db/use-history.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './History.module.css';
import { HistoryContent } from './HistoryContent.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { retryHistory } from './refresh.ts';

/** /history: all accruals and charges with their totals (R2.14). */
export function History() {
  const { t } = useTranslation(['history', 'screens']);
  const history = useHistory(-Infinity);
  const isFilled = history !== undefined && history.operations.length > 0;
  const reason = useEmptyReason('operations', history?.isKnown);

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className={styles.head}>
          <ScreenTitle>{t('title')}</ScreenTitle>
          {typeof history?.updatedAt === 'number' && <DataTime updatedAt={history.updatedAt} />}
        </div>
      </div>
      {!isFilled && reason === 'loading' && <HistorySkeleton />}
      {!isFilled && reason !== 'loading' && (
        <Missing list="history" reason={reason} picture="ledger" onRetry={retryHistory} />
      )}
      {isFilled && <HistoryContent history={history} />}
    </div>
  );
}
