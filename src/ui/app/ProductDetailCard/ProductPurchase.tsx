import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { ProductGoal, type GoalProps } from './ProductGoal.tsx';
import styles from './ProductPurchase.module.css';

/** Whether and how a product can be bought now. */
export interface ProductOffer {
  /** Why it cannot be bought now, as a sentence; the purchase buttons are then disabled. */
  reason?: string | undefined;
  /** The reason in a few words, as a heading. */
  reasonTitle?: string | undefined;
  /** An action that resolves the reason. */
  reasonAction?: Elements;
  onBuy: () => void;
  /** Without it the button for gifts is hidden. */
  onBuyForFriend?: (() => void) | undefined;
}

export interface PurchaseProps extends GoalProps, ProductOffer {
  product: Product;
}

/** The actions of a product: buy, buy for a friend, save for it. */
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
  // aria-disabled keeps the button in the focus order, so that a screen reader reaches the reason.
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
          <KeptWords
            text={t('detail.buy', { coins: format.coins(product.price, 'accusative') })}
            words={[format.coins(product.price, 'accusative')]}
          />
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
