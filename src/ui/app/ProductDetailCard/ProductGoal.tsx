import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './ProductPurchase.module.css';

export interface GoalProps {
  /** The product is the member's savings goal (R2.13). */
  isGoal?: boolean;
  /** Why the goal cannot be changed now, or the outcome of the change. */
  goalNote?: string | undefined;
  /** Called with the member's choice; without it no goal can be set. */
  onGoal?: ((isGoal: boolean) => void) | undefined;
}

interface ProductGoalProps extends GoalProps {
  /** Coins missing to the price, which the button then shows. */
  missing?: number;
}

/** Sets or clears the product as the savings goal (R2.13). */
export function ProductGoal({ isGoal = false, goalNote, onGoal, missing = 0 }: ProductGoalProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const noteId = useId();
  if (!onGoal) return null;
  return (
    <div>
      <Button
        wide
        variant={isGoal ? 'soft' : 'outline'}
        icon={isGoal ? 'circle-check' : 'target'}
        aria-pressed={isGoal}
        aria-describedby={goalNote === undefined ? undefined : noteId}
        onClick={() => onGoal(!isGoal)}
      >
        {missing > 0
          ? t('detail.goalMissing', { amount: format.number(missing) })
          : t('detail.goal')}
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
