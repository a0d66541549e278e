import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { ProductGoal, type GoalProps } from './ProductGoal.tsx';
import styles from './ProductPurchase.module.css';

/** Whether and how a product can be bought now. */
export interface ProductOffer {
  /** Why it cannot be bought now, as a sentence. */
  reason?: string | undefined;
  /** The reason in a few words, as a heading. */
  reasonTitle?: string | undefined;
  /** An action that resolves the reason; it then takes the place of buying. */
  reasonAction?: ReactElement | undefined;
  /** The reason passes by itself in a moment: the buttons stay where they are, disabled. */
  isWaiting?: boolean;
  /** The member wants to buy it. */
  onBuy: () => void;
  /** Without it the button for gifts is hidden. */
  onBuyForFriend?: (() => void) | undefined;
}

interface PurchaseProps extends GoalProps, ProductOffer {
  product: Product;
  /** Coins missing to the price; 0 while the balance is not known. */
  missing: number;
}

/**
 * The actions of a product: buy, buy for a friend, save for it. Where it cannot be bought, the first place has what
 * is possible instead.
 */
export function ProductPurchase({
  product,
  missing,
  reason,
  reasonTitle,
  reasonAction,
  isWaiting = false,
  onBuy,
  onBuyForFriend,
  ...goal
}: PurchaseProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const reasonId = useId();
  const isOffered = reason === undefined || isWaiting;
  // aria-disabled keeps the button in the focus order, so that a screen reader reaches the reason.
  const blocked = reason !== undefined && {
    'aria-disabled': true,
    'aria-describedby': reasonId,
    onClick: undefined,
  };
  const price = format.coins(product.price, 'accusative');
  const saving = <ProductGoal {...goal} missing={isOffered ? 0 : missing} />;
  const first = isOffered ? (
    <Button wide onClick={onBuy} {...blocked}>
      <KeptWords text={t('detail.buy', { coins: price })} words={[price]} />
    </Button>
  ) : (
    (reasonAction ?? (goal.onGoal && saving))
  );
  const hasOthers = isOffered ? (onBuyForFriend ?? goal.onGoal) : reasonAction && goal.onGoal;
  return (
    <>
      {reason !== undefined && (
        <div id={reasonId}>
          {reasonTitle !== undefined && <p className={styles.reasonTitle}>{reasonTitle}</p>}
          <Hint icon="info">{reason}</Hint>
        </div>
      )}
      {first && <div className={styles.first}>{first}</div>}
      {hasOthers && (
        <div className={styles.others}>
          {isOffered && onBuyForFriend && (
            <Button variant="soft" icon="gift" onClick={onBuyForFriend} {...blocked}>
              {t('detail.buyForFriend')}
            </Button>
          )}
          {saving}
        </div>
      )}
    </>
  );
}
