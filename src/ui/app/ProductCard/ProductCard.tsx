import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { missingCoins } from '#src/domain/goal.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { isNearlyGone } from './few-left.ts';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  readonly product: Product;
  /** Coins that the member has; null when that is not known. */
  readonly balance: number | null;
}

/** An item of the catalogue; the whole card leads to it (R2.15). */
export function ProductCard({ product, balance }: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { stock, price } = product;
  const missing = balance === null ? 0 : missingCoins(price, balance);
  return (
    <article className={styles.card} data-gone={stock === 0 || undefined}>
      <div className={styles.picture}>
        <ProductPicture base={product.pictures[0] ?? null} sizes="(width < 768px) 50vw, 260px" />
      </div>
      <div className={styles.content}>
        <Coins amount={price} />
        <h2 className={styles.name}>
          <Link className="cover-link" to={hrefs.product(product.id)}>
            {product.name[format.language]}
          </Link>
        </h2>
        {stock === 0 && (
          <p className={styles.stock}>
            <Tag>{t('outOfStock')}</Tag>
          </p>
        )}
        {isNearlyGone(stock) && (
          <p className={styles.stock}>
            <Tag tone="warning">{t('fewLeft', { stock })}</Tag>
          </p>
        )}
        {stock > 0 && missing > 0 && (
          <p className={styles.missing}>{t('missing', { amount: format.number(missing) })}</p>
        )}
      </div>
    </article>
  );
}
