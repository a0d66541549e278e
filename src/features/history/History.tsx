import { useTranslation } from 'react-i18next';
import { useHistory } from '#src/data/db/use-history.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { useDesktopWindow } from '#src/ui/base/window/use-wide-window.ts';
import { HistoryContent } from './HistoryContent.tsx';
import styles from './History.module.css';

/** The shape of the history while it loads. */
function HistorySkeleton() {
  const isDesktop = useDesktopWindow();
  return (
    <div className={`stack ${styles.content}`}>
      <div className={styles.period}>
        <Skeleton shape="block" height="2.75rem" />
      </div>
      <Skeleton shape="block" height={isDesktop ? '26.25rem' : '7rem'} />
      <div className="stack">
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="2.75rem" />
        <Card>
          <OperationsSkeleton />
        </Card>
      </div>
    </div>
  );
}

/** /history: all accruals and charges with their totals (R2.14). */
export function History() {
  const { t } = useTranslation(['history', 'screens']);
  const history = useHistory(-Infinity);
  const isFilled = history !== undefined && history.operations.length > 0;
  const reason = useEmptyReason('operations', history?.isKnown);
  const retry = useRefreshOnEntry('operations');

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className="title-line">
          <ScreenTitle>{t('title')}</ScreenTitle>
          {typeof history?.updatedAt === 'number' && <DataTime updatedAt={history.updatedAt} />}
        </div>
      </div>
      {!isFilled && reason === 'loading' && <HistorySkeleton />}
      {!isFilled && reason !== 'loading' && (
        <Missing area="history" reason={reason} picture="ledger" onRetry={retry} />
      )}
      {isFilled && <HistoryContent history={history} />}
    </div>
  );
}
