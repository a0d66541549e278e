import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { missingCoins, savedPercent } from '#src/domain/catalog/goal.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { EXAMPLE_SEMESTER, friendsToGoal } from '#src/domain/referral/level-outlook.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import styles from './Goal.module.css';

interface GoalProgressProps {
  product: Product;
  /** Coins; null while they are not known. */
  balance: number | null;
  /** Friends who became students. */
  friends: number;
}

/**
 * The product with the saved and the missing part of its price, and how many friends bring it; the card
 * links to it (R2.13).
 */
export function GoalProgress({ product, balance, friends }: GoalProgressProps) {
  const { t } = useTranslation('details');
  const format = useFormat();
  const name = product.name[format.language];
  const missing = balance === null ? null : missingCoins(product.price, balance);
  const count = missing === null || missing === 0 ? null : friendsToGoal(missing, friends);
  return (
    <div className={styles.progress}>
      <div>
        <ProductPicture src={product.pictures[0] ?? null} />
      </div>
      <div className={`stack stack-tight ${styles.words}`}>
        <p className={styles.name}>
          <Link className="cover-link" to={hrefs.product(product.id)}>
            {name}
          </Link>
        </p>
        <Coins amount={product.price} size="small" />
        {balance !== null && missing !== null && (
          <>
            <ProgressBar
              label={t('goal.progress', { name })}
              value={savedPercent(product.price, balance)}
              max={100}
            />
            <p className={`small ${styles.missing}`} data-reached={missing === 0 || undefined}>
              {missing === 0
                ? t('goal.reached')
                : t('goal.missing', { coins: format.coins(missing) })}
            </p>
            {count !== null && (
              <p className={`muted small ${styles.forecast}`}>
                <strong>{t('goal.forecast', { count })}</strong>{' '}
                <span>{t('goal.example', { cost: format.money(EXAMPLE_SEMESTER) })}</span>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
