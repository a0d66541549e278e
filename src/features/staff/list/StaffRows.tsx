import { useState, type ComponentProps, type Key } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '#src/state/session/session.ts';
import type { StaffProblem } from '#src/sync/staff/staff-problem.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './StaffRows.module.css';

interface StaffRowsProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  list: {
    readonly rows: readonly Row[] | null;
    readonly problem: StaffProblem | null;
    readonly isAwaited: boolean;
    readonly hasMore: boolean;
    readonly refetch: () => Promise<void>;
    readonly more: () => Promise<void>;
  };
  /** What stands in place of no rows. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'picture' | 'title' | 'text'>;
  children: (row: Row) => Elements;
}

/** The rows of a list for staff; in their place their shape, that there are none, or why they did not come. */
export function StaffRows<Row extends { readonly id: Key }>({
  label,
  list,
  empty,
  children,
}: StaffRowsProps<Row>) {
  const { t } = useTranslation(['staff', 'common']);
  const { rows, problem, isAwaited, hasMore, refetch, more } = list;
  const [isLoading, setIsLoading] = useState(false);
  const loadMore = async () => {
    setIsLoading(true);
    await more();
    setIsLoading(false);
  };
  if (rows === null && !problem && isAwaited) return <RowsSkeleton />;
  if (rows === null) return <Absent problem={problem} onRetry={refetch} />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      {problem && (
        <Alert tone="warning" live>
          {t('list.stale')}
        </Alert>
      )}
      <Card padding="none">
        <ul className="ruled" aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      </Card>
      {hasMore && (
        <Button variant="soft" wide busy={isLoading} onClick={() => void loadMore()}>
          {t('common:more')}
        </Button>
      )}
    </>
  );
}

interface AbsentProps {
  /** Null while nothing was requested, because there is no network. */
  problem: StaffProblem | null;
  onRetry: () => Promise<void> | void;
}

/** In place of what the service did not send: the reason, and a retry where one would help. */
export function Absent({ problem, onRetry }: AbsentProps) {
  const { t } = useTranslation('staff');
  const { status } = useSnapshot(session);
  if (status === 'anonymous')
    return (
      <EmptyState
        picture="door"
        title={t('list.signedOut.title')}
        text={t('list.signedOut.text')}
      />
    );
  const kind = problem?.kind ?? 'offline';
  const text = problem?.kind === 'refused' && problem.text;
  return (
    <NotReceived
      isOffline={kind === 'offline'}
      title={t(`list.${kind}.title`)}
      text={text || t(`list.${kind}.text`)}
      onRetry={onRetry}
    />
  );
}

/** The shape of rows that are on their way. */
export const RowsSkeleton = () => (
  <LoadingRegion>
    <Card padding="none">
      <div className="ruled">
        {['first', 'second', 'third', 'fourth'].map((one) => (
          <div key={one} className={`stack stack-tight ${styles.waiting}`}>
            <Skeleton width="14rem" />
            <Skeleton width="9rem" />
            <Skeleton width="11rem" />
          </div>
        ))}
      </div>
    </Card>
  </LoadingRegion>
);
