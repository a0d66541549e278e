import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { ProductGoal, type GoalProps } from './ProductGoal.tsx';
import styles from './ProductPurchase.module.css';

export interface PurchaseProps extends GoalProps {
  product: Product;
  /** Why it cannot be bought now, as a sentence; the buttons of purchase then do nothing. */
  reason?: string | undefined;
  /** The reason in a few words, above it. */
  reasonTitle?: string | undefined;
  /** A way out of the reason. */
  reasonAction?: ReactNode;
  onBuy: () => void;
  /** Without it the product is not given to a friend. */
  onBuyForFriend?: (() => void) | undefined;
}

/** The ways to have a product: bought, given to a friend, saved for. */
export function ProductPurchase({
  product,
  reason,
  reasonTitle,
  reasonAction,
  onBuy,
  onBuyForFriend,
  ...goal
}: PurchaseProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const reasonId = useId();
  const obstacle = reason ?? (product.stock === 0 ? t('detail.soldOut') : undefined);
  // It keeps its place in the order of focus, so that a screen reader comes upon the reason.
  const blocked = obstacle !== undefined && {
    'aria-disabled': true,
    'aria-describedby': reasonId,
    onClick: undefined,
  };
  return (
    <>
      <div className={styles.buy}>
        {obstacle !== undefined && (
          <div className={styles.reason}>
            <div id={reasonId}>
              {reasonTitle !== undefined && <p className={styles.reasonTitle}>{reasonTitle}</p>}
              <Hint icon="info">{obstacle}</Hint>
            </div>
            {reasonAction}
          </div>
        )}
        <Button wide onClick={onBuy} {...blocked}>
          {t('detail.buy', { coins: format.coins(product.price, 'accusative') })}
        </Button>
      </div>
      {(onBuyForFriend ?? goal.onGoal) && (
        <div className={styles.others}>
          {onBuyForFriend && (
            <Button variant="soft" icon="gift" onClick={onBuyForFriend} {...blocked}>
              {t('detail.buyForFriend')}
            </Button>
          )}
          <ProductGoal {...goal} />
        </div>
      )}
    </>
  );
}
