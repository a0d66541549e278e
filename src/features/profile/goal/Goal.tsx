import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadGoal } from '#src/data/db/goal.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { GoalProgress } from './GoalProgress.tsx';
import styles from './Goal.module.css';

/** Invites a member without a goal to choose one (R2.13). */
function NoGoal() {
  const { t } = useTranslation('details');
  return (
    <div className={`stack stack-close ${styles.none}`}>
      <p className="muted">{t('goal.none')}</p>
      {canWrite() && (
        <LinkButton variant="soft" size="small" to={hrefs.catalog()}>
          {t('goal.choose')}
        </LinkButton>
      )}
    </div>
  );
}

/** Replaces a goal that could not be fetched, with a retry. */
function GoalFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['details', 'common']);
  return (
    <div className={`stack stack-close ${styles.none}`}>
      <p className="muted">{t('goal.failed')}</p>
      <Button variant="soft" size="small" icon="refresh-cw" onClick={() => void onRetry()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

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
  const retry = useRefreshOnEntry('goal');
  // It is unknown whether there is a goal and cannot be fetched now: «unknown» is never shown as
  // «none».
  if (reason === 'offline') return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={`stack ${styles.goal}`}>
        <h2 id={titleId}>{t('goal.title')}</h2>
        {reason === 'loading' && <Skeleton shape="block" height="7rem" />}
        {typeof reason === 'object' && <GoalFailed onRetry={retry} />}
        {reason === 'empty' && !product && <NoGoal />}
        {product && <GoalProgress {...{ product, balance, friends }} />}
      </div>
    </Card>
  );
}
