import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '#src/data/db/use-stored.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Goal.module.css';
import { GoalFailed } from './GoalFailed.tsx';
import { GoalProgress } from './GoalProgress.tsx';
import { NoGoal } from './NoGoal.tsx';
import { loadGoal } from './stored-goal.ts';

interface GoalProps {
  balance: number | null;
  /** Friends who became students. */
  friends: number;
}

/** The member's goal and its progress, from the device (R2.13). */
export function Goal({ balance, friends }: GoalProps) {
  const { t } = useTranslation('details');
  const titleId = useId();
  const stored = useStored(loadGoal);
  const product = stored?.product;
  const reason = useEmptyReason('goal', stored?.isKnown);
  // It is unknown whether there is a goal and cannot be fetched now: «unknown» is never shown as
  // «none».
  if (reason === 'offline') return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.goal}>
        <h2 id={titleId}>{t('goal.title')}</h2>
        {reason === 'loading' && <Skeleton shape="block" height="7rem" />}
        {reason === 'failed' && <GoalFailed />}
        {reason === 'empty' && !product && <NoGoal />}
        {product && <GoalProgress {...{ product, balance, friends }} />}
      </div>
    </Card>
  );
}
