import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useStored } from '#src/state/use-stored.ts';
import { whyEmpty } from '#src/state/why-empty.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Goal.module.css';
import { GoalFailed } from './GoalFailed.tsx';
import { GoalProgress } from './GoalProgress.tsx';
import { NoGoal } from './NoGoal.tsx';
import { readGoal } from './stored-goal.ts';

/** What the member saves for and how far it is, read from the device (R2.13). */
export function Goal({ balance }: { balance: number | null }) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const stored = useStored(readGoal);
  const product = stored?.product;
  const { reachable } = useSnapshot(network);
  const { state } = useSnapshot(syncStatus.goal);
  const why = stored ? whyEmpty(stored.isKnown, state, reachable) : 'loading';
  // Whether there is a goal is not known and cannot be learned now: unknown is never shown as none.
  if (why === 'offline') return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.goal}>
        <h2 id={titleId}>{t('goal.title')}</h2>
        {why === 'loading' && <Skeleton shape="block" height="7rem" />}
        {why === 'failed' && <GoalFailed />}
        {why === 'empty' && !product && <NoGoal />}
        {product && <GoalProgress product={product} balance={balance} />}
      </div>
    </Card>
  );
}
