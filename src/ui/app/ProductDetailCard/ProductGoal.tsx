import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import styles from './ProductPurchase.module.css';

export interface GoalProps {
  /** The member saves for this product (R2.13). */
  isGoal?: boolean;
  /** The choice is on its way. */
  goalBusy?: boolean;
  /** Why the goal cannot be changed now, or what became of the change. */
  goalNote?: string | undefined;
  /** Told what the member chose; without it no goal can be set. */
  onGoal?: ((isGoal: boolean) => void) | undefined;
}

/** Saves for the product, or no longer (R2.13). */
export function ProductGoal({ isGoal = false, goalBusy = false, goalNote, onGoal }: GoalProps) {
  const { t } = useTranslation('catalog');
  const noteId = useId();
  if (!onGoal) return null;
  return (
    <div>
      <Button
        wide
        variant={isGoal ? 'soft' : 'outline'}
        icon={isGoal ? 'circle-check' : 'target'}
        busy={goalBusy}
        aria-pressed={isGoal}
        aria-describedby={goalNote === undefined ? undefined : noteId}
        onClick={() => onGoal(!isGoal)}
      >
        {t('detail.goal')}
      </Button>
      <div role="status" className={styles.goalNote}>
        {goalNote !== undefined && (
          <Hint icon="info" id={noteId}>
            {goalNote}
          </Hint>
        )}
      </div>
    </div>
  );
}
