import { useTranslation } from 'react-i18next';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { MembersResult } from './use-members.ts';
import styles from './Staff.module.css';

interface MemberListProps {
  response: MembersResult | null;
  isAwaited: boolean;
  refetch: () => void;
  /** How many rows the list will have. */
  rows: number;
}

/** Members as rows; in their place the rows' shape, or why they did not come. */
export function MemberList({ response, isAwaited, refetch, rows }: MemberListProps) {
  const { t } = useTranslation('staff');
  if (response && 'members' in response) {
    return (
      <Card padding="none">
        <ul className={styles.rows}>
          {response.members.map((member) => (
            <MemberRow key={member.reference} member={member} />
          ))}
        </ul>
      </Card>
    );
  }
  if (!response && isAwaited) return <RowsSkeleton rows={rows} />;
  const problem = response ? response.problem : 'offline';
  return (
    <NotReceived
      isOffline={response === null}
      title={t(`${problem}.title`)}
      text={t(`${problem}.text`)}
      onRetry={refetch}
    />
  );
}

function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <LoadingRegion>
      <Card padding="none">
        <div className={styles.rows}>
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className={`stack stack-tight ${styles.waiting}`}>
              <Skeleton width="12rem" />
              <Skeleton width="9rem" />
              <Skeleton width="11rem" />
            </div>
          ))}
        </div>
      </Card>
    </LoadingRegion>
  );
}
